import { useMenu } from '@litometr/auth-machine/react';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '../features/notFound/NotFoundPage.tsx';
import { EntryTitleContext } from '../page/usePageTitle.ts';
import { entryAt } from './menuPaths.ts';

const DashboardPage = lazy(async () => ({
  default: (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage,
}));
const MenuManagerPage = lazy(async () => ({
  default: (await import('../features/menuManager/MenuManagerPage.tsx')).MenuManagerPage,
}));
const ParsersPage = lazy(async () => ({
  default: (await import('../features/parsers/ParsersPage.tsx')).ParsersPage,
}));
const UsersPage = lazy(async () => ({
  default: (await import('../features/users/UsersPage.tsx')).UsersPage,
}));
const AuditPage = lazy(async () => ({
  default: (await import('../features/audit/AuditPage.tsx')).AuditPage,
}));

/** The screen of a component key of the server's menu; not found for a key without one. */
function Screen({ component }: { component: string }) {
  switch (component) {
    case 'Dashboard':
      return <DashboardPage />;
    case 'ParserStatusView':
      return <ParsersPage />;
    case 'MenuManager':
      return <MenuManagerPage />;
    case 'UserManager':
      return <UsersPage />;
    case 'AuditLog':
      return <AuditPage />;
    default:
      return <NotFoundPage />;
  }
}

/** The page of an entry of the server's menu; not found where none leads here. */
export function MenuScreen() {
  const { pathname } = useLocation();
  const { items } = useMenu();
  const entry = entryAt(items, pathname);
  return (
    <EntryTitleContext value={entry?.meta.title ?? null}>
      <Screen component={entry?.component ?? ''} />
    </EntryTitleContext>
  );
}
