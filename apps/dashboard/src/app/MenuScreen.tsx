import type { MenuItem } from '@litometr/auth-machine';
import { useMenu } from '@litometr/auth-machine/react';
import type { ScreenKey } from '@litometr/domain';
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

/** The pages of the screens. */
const pages: Readonly<Record<ScreenKey, ComponentType>> = {
  Dashboard: menuPage(
    async () => (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage,
  ),
  ParserStatusView: menuPage(
    async () => (await import('../features/dataSources/DataSourcesPage.tsx')).DataSourcesPage,
  ),
  MenuManager: menuPage(
    async () => (await import('../features/menuManager/MenuManagerPage.tsx')).MenuManagerPage,
  ),
  UserManager: menuPage(async () => (await import('../features/users/UsersPage.tsx')).UsersPage),
  AuditLog: menuPage(async () => (await import('../features/audit/AuditPage.tsx')).AuditPage),
};
/** A stored menu may name a screen of another version. */
const hasPage = (key: string | null): key is ScreenKey => key !== null && Object.hasOwn(pages, key);

/** The screen of an entry of the server's menu; an explanation where this version has none. */
function Screen({ entry }: { entry: MenuItem }) {
  const { component } = entry;
  if (!hasPage(component)) {
    return <UnknownScreenPage name={titleOf(entry)} component={component ?? ''} />;
  }
  const Page = pages[component];
  return <Page />;
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
