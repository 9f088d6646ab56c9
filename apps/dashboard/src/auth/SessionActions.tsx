import { useSession, useUser } from '@litometr/auth-machine/react';
import { Button, ButtonLink } from '@litometr/ui';
import { showToast } from '@litometr/ui/toast';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../domain/paths.ts';
import { optionalPart } from '../page/optionalPart.tsx';
import { keepChoicesHere } from '../prefs/choices.ts';
import { authMessages as messages } from './auth.messages.ts';
import type { LoginDialogProps } from './LoginDialog.tsx';
import { signInRequest } from './signInRequest.ts';

/** Its code is not needed before it is asked for; the browser keeps it from then on. */
const loadDialog = async () => (await import('./LoginDialog.tsx')).default;

/** Most visits are a guest's. */
const OwnTools = optionalPart(() => import('./OwnTools.tsx'));

/** Signed in: the profile and the way out. Guests: the way in. */
export function SessionActions() {
  const { status } = useSession();
  return status === 'signedIn' ? <UserActions /> : <GuestActions isBusy={status === 'restoring'} />;
}

function UserActions() {
  const { formatMessage: t } = useIntl();
  const { logout } = useSession();
  const name = useUser()?.username ?? t(messages.guest);
  return (
    <>
      <OwnTools />
      <ButtonLink
        href={paths.profile}
        variant="quiet"
        icon="user"
        aria-label={t(messages.profileOf, { name })}
      >
        {name}
      </ButtonLink>
      <Button variant="secondary" onPress={logout}>
        {t(messages.logout)}
      </Button>
    </>
  );
}

function GuestActions({ isBusy }: { isBusy: boolean }) {
  const { formatMessage: t } = useIntl();
  const [LoginDialog, setLoginDialog] = useState<ComponentType<LoginDialogProps> | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function open() {
    setLoading(true);
    try {
      const loaded = await loadDialog();
      setLoginDialog(() => loaded);
    } catch (error) {
      // Without a network there is no form: the text that the form would have shown stands alone.
      console.error('The sign-in form could not be loaded.', error);
      signInRequest.take();
      showToast({ tone: 'danger', title: t(messages.network) });
    } finally {
      setLoading(false);
    }
  }

  // Something on the page needs an account: the form opens by itself.
  const openAsked = useEffectEvent(() => void open());
  useEffect(() => signInRequest.onAsked(() => openAsked()), []);
  useEffect(() => (isBusy ? undefined : keepChoicesHere()), [isBusy]);

  function close() {
    signInRequest.take();
    setLoginDialog(null);
  }

  return (
    <>
      <Button
        variant="primary"
        isDisabled={isBusy}
        isPending={isLoading}
        // On the way to the button the code is fetched already; a failure is told on press.
        onHoverStart={() => void loadDialog().catch(() => undefined)}
        onPress={() => void open()}
      >
        {t(messages.open)}
      </Button>
      {LoginDialog !== null && <LoginDialog isOpen fallback={null} onClose={close} />}
    </>
  );
}
