import { AppHeader, Link, Logo } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { SessionActions } from '../auth/SessionActions.tsx';
import { paths } from '../domain/paths.ts';
import { frameMessages } from '../page/frame.messages.ts';
import { LanguageButton } from './LanguageButton.tsx';
import { shellMessages as messages } from './shell.messages.ts';
import { ThemeToggle } from './ThemeToggle.tsx';
import { Tools } from './tools/Tools.tsx';

export interface HeaderProps {
  menu: { isOpen: boolean; onToggle: () => void; controls: string };
}

/** The bar at the top: crown, theme, language, session. */
export function Header({ menu }: HeaderProps) {
  const { formatMessage: t } = useIntl();
  return (
    <AppHeader
      menu={menu}
      logo={
        <Link href={paths.home} variant="plain" aria-label={t(messages.home)}>
          <Logo name={t(frameMessages.product)} />
        </Link>
      }
      actions={
        <>
          <Tools />
          <ThemeToggle />
          <LanguageButton />
          <SessionActions />
        </>
      }
    />
  );
}
