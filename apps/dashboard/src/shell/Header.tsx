import { useSession, useUser } from '@litometr/auth-machine/react';
import { AppHeader, Button, ButtonLink, IconButton, Link, Logo } from '@litometr/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { authMessages } from '../auth/auth.messages.ts';
import { paths } from '../domain/paths.ts';
import { pageMessages } from '../page/page.messages.ts';
import { shellMessages as messages } from './shell.messages.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

/** Neither is needed before it is asked for. */
const LanguageMenu = lazy(() => import('./LanguageMenu.tsx'));
const LoginDialog = lazy(() => import('../auth/LoginDialog.tsx'));

export interface HeaderProps {
  menu: { isOpen: boolean; onToggle: () => void; controls: string };
}

function LanguagePlaceholder() {
  const { formatMessage: t } = useIntl();
  return <IconButton icon="languages" label={t(messages.language)} isDisabled />;
}

/** Signed in: the profile and the way out. Guests: the way in. */
function SessionActions() {
  const { formatMessage: t } = useIntl();
  const { status, logout } = useSession();
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  if (status === 'signedIn') {
    const name = user?.username ?? t(authMessages.guest);
    return (
      <>
        <ButtonLink
          href={paths.profile}
          variant="quiet"
          icon="user"
          aria-label={t(authMessages.profileOf, { name })}
        >
          {name}
        </ButtonLink>
        <Button variant="secondary" onPress={logout}>
          {t(authMessages.logout)}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button variant="primary" isDisabled={status === 'restoring'} onPress={() => setOpen(true)}>
        {t(authMessages.open)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LoginDialog isOpen fallback={null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The bar at the top: crown, theme, language, session. */
export function Header({ menu }: HeaderProps) {
  const { formatMessage: t } = useIntl();
  return (
    <AppHeader
      menu={menu}
      logo={
        <Link href={paths.home} variant="plain" aria-label={t(messages.home)}>
          <Logo name={t(pageMessages.product)} />
        </Link>
      }
      actions={
        <>
          <ThemeToggle />
          <Suspense fallback={<LanguagePlaceholder />}>
            <LanguageMenu />
          </Suspense>
          <SessionActions />
        </>
      }
    />
  );
}
