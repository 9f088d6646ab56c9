import { AppHeader, IconButton, Link, Logo } from '@litometr/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { SessionActions } from '../auth/SessionActions.tsx';
import { paths } from '../domain/paths.ts';
import { pageMessages } from '../page/page.messages.ts';
import { shellMessages as messages } from './shell.messages.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

/** Not needed before it is asked for. */
const LanguageMenu = lazy(() => import('./LanguageMenu.tsx'));

export interface HeaderProps {
  menu: { isOpen: boolean; onToggle: () => void; controls: string };
}

function LanguagePlaceholder() {
  const { formatMessage: t } = useIntl();
  return <IconButton icon="languages" label={t(messages.language)} isDisabled />;
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
