import { useMenu } from '@litometr/auth-machine/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '../features/notFound/NotFoundPage.tsx';
import { componentAt } from './menuPaths.ts';
import { PageFallback } from './PageFallback.tsx';

/** The screens that the server's menu may name by their component key. */
const screens: ReadonlyMap<string, ComponentType> = new Map([
  [
    'Dashboard',
    lazy(async () => ({
      default: (await import('../features/personal/PersonalPage.tsx')).PersonalPage,
    })),
  ],
  [
    'ParserStatusView',
    lazy(async () => ({
      default: (await import('../features/parsers/ParsersPage.tsx')).ParsersPage,
    })),
  ],
]);

/** The page of an entry of the server's menu; not found where none leads here. */
export function MenuScreen() {
  const { pathname } = useLocation();
  const { items } = useMenu();
  const Screen = screens.get(componentAt(items, pathname) ?? '');
  if (Screen === undefined) return <NotFoundPage />;
  return (
    <Suspense fallback={<PageFallback />}>
      <Screen />
    </Suspense>
  );
}
