import type { MenuItem } from '@litometr/auth-machine';
import { useMenu } from '@litometr/auth-machine/react';
import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '../features/notFound/NotFoundPage.tsx';
import { UnknownScreenPage } from '../features/notFound/UnknownScreenPage.tsx';
import { createCode, useCode } from '../page/code.ts';
import { EntryTitleContext } from '../page/usePageTitle.ts';
import { entryAt } from './menuPaths.ts';
import { PageFailure } from './PageFailure.tsx';
import { PageFallback } from './PageFallback.tsx';

/** A page of the menu: which one it is, is known once the menu is. */
function menuPage(load: () => Promise<ComponentType>): ComponentType {
  const code = createCode(load);
  return () => {
    const [attempt, setAttempt] = useState(0);
    const state = useCode(code, attempt);
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

/** The screen of an entry of the server's menu; an explanation where this version has none. */
function Screen({ entry }: { entry: MenuItem }) {
  switch (entry.component) {
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
    case null:
    default:
      return <UnknownScreenPage name={titleOf(entry)} component={entry.component ?? ''} />;
  }
}

const titleOf = ({ meta, displayName }: MenuItem): string => meta.title ?? displayName;

/** The page of an entry of the server's menu; not found where none leads here. */
export function MenuScreen() {
  const { pathname } = useLocation();
  const { items } = useMenu();
  const entry = entryAt(items, pathname);
  if (entry === undefined) return <NotFoundPage />;
  return (
    <EntryTitleContext value={titleOf(entry)}>
      <Screen entry={entry} />
    </EntryTitleContext>
  );
}
