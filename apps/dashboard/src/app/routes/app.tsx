import { visibleMenu } from '@litometr/auth-machine';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { guarded } from '../guards.ts';
import { entryAt } from '../menuPaths.ts';
import { servicesOf } from '../servicesContext.ts';

export { PageFallback as HydrateFallback } from '../PageFallback.tsx';

const DASHBOARD = '/app/dashboard';
const requireSession = guarded('requireSession');

/**
 * Redirects `/app` to the dashboard where the user's menu has it, else to the profile
 * (docs/product-decisions.md#personal-area-and-server-menu).
 */
export async function clientLoader(args: LoaderFunctionArgs): Promise<never> {
  await requireSession(args);
  const { menu, user } = servicesOf(args.context).session.actor.getSnapshot().context;
  const items = visibleMenu(menu ?? [], user?.role ?? null);
  throw redirect(entryAt(items, DASHBOARD) === undefined ? paths.profile : DASHBOARD);
}
clientLoader.hydrate = true as const;

export default function App() {
  return null;
}
