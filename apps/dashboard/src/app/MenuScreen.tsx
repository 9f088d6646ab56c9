import { useMenu } from '@litometr/auth-machine/react';
import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '../features/notFound/NotFoundPage.tsx';
import { createCode, useCode } from '../page/code.ts';
import { EntryTitleContext } from '../page/usePageTitle.ts';
import { entryAt } from './menuPaths.ts';
import { PageFailure } from './PageFailure.tsx';
import { PageFallback } from './PageFallback.tsx';
import { loadPageCode } from './pageCode.ts';

/** A page of the menu: which one it is, is known once the menu is. */
function menuPage(load: () => Promise<ComponentType>): ComponentType {
  const code = createCode(load);
  const page = {
    isLoaded: code.isLoaded,
    load: () => loadPageCode(code.load, new URL(window.location.href)),
  };
  return () => {
    const [attempt, setAttempt] = useState(0);
    const state = useCode(page, attempt);
    if (state === 'loaded') return <code.Screen />;
    if (state === 'loading') return <PageFallback />;
    return <PageFailure retry={() => setAttempt(attempt + 1)} />;
  };
}

const DashboardPage = menuPage(
  async () => (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage,
);
const MenuManagerPage = menuPage(
  async () => (await import('../features/menuManager/MenuManagerPage.tsx')).MenuManagerPage,
);
const ParsersPage = menuPage(
  async () => (await import('../features/parsers/ParsersPage.tsx')).ParsersPage,
);
const UsersPage = menuPage(async () => (await import('../features/users/UsersPage.tsx')).UsersPage);
const AuditPage = menuPage(async () => (await import('../features/audit/AuditPage.tsx')).AuditPage);

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
