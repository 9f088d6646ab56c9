import { useSession, useUser } from '@litometr/auth-machine/react';
import { Button, ButtonLink } from '@litometr/ui';
import { showToast } from '@litometr/ui/toast';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../domain/paths.ts';
import { optionalPart } from '../page/optionalPart.tsx';
import { keepChoicesOnDevice } from '../prefs/choices.ts';
import { AlertsLink } from './AlertsLink.tsx';
import { authMessages as messages } from './auth.messages.ts';
import type { LoginDialogProps } from './LoginDialog.tsx';
import { signInRequest } from './signInRequest.ts';

/** Loaded on first use; the browser caches the module afterwards. */
const loadDialog = async () => (await import('./LoginDialog.tsx')).default;

/** Most visits are a guest's. */
const PreferencesSync = optionalPart(() => import('../prefs/PreferencesSync.tsx'));

/**
 * With a session: the profile and the way out, also while the user is being loaded. Guests: the way
 * in.
 */
export function SessionActions() {
  const { status } = useSession();
  const hasSession = status === 'signedIn' || status === 'restoring';
  return hasSession ? <UserActions /> : <GuestActions />;
}

function UserActions() {
  const { formatMessage: t } = useIntl();
  const { logout } = useSession();
  const username = useUser()?.username ?? '';
  const name = username === '' ? t(messages.guest) : username;
  return (
    <>
      <PreferencesSync />
      <AlertsLink />
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

function GuestActions() {
  const { formatMessage: t } = useIntl();
  const [LoginDialog, setLoginDialog] = useState<ComponentType<LoginDialogProps> | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function open() {
    setLoading(true);
    try {
      const loaded = await loadDialog();
      setLoginDialog(() => loaded);
    } catch (error) {
      // Offline the form cannot load: show its network error as a toast instead.
      console.error('The sign-in form could not be loaded.', error);
      signInRequest.take();
      showToast({ tone: 'danger', title: t(messages.network) });
    } finally {
      setLoading(false);
    }
  }

  // Something on the page needs an account: the form opens by itself.
  const openOnRequest = useEffectEvent(() => void open());
  useEffect(() => signInRequest.onRequest(() => openOnRequest()), []);
  useEffect(() => keepChoicesOnDevice(), []);

  function close() {
    signInRequest.take();
    setLoginDialog(null);
  }

  return (
    <>
      <Button
        variant="primary"
        isPending={isLoading}
        // Prefetches the code on hover; a failure is reported on press.
        onHoverStart={() => void loadDialog().catch(() => undefined)}
        onPress={() => void open()}
      >
        {t(messages.open)}
      </Button>
      {LoginDialog !== null && <LoginDialog isOpen fallback={null} onClose={close} />}
    </>
  );
}
