import {
  changeView,
  lookAtView,
  removeView,
  type SavedView,
  savedViews,
  saveView,
} from '@litometr/api-contract';
import { allowanceOf } from './allowance.ts';
import type { OwnRoute } from './ownRoute.ts';
import type { PersonalDeps } from './personalDeps.ts';
import type { Published, ViewState } from './published.ts';
import { type ViewRow, ViewStore } from './viewStore.ts';

/** Pages as users left them. */
export function registerViewRoutes(route: OwnRoute, { accounts, published }: PersonalDeps): void {
  const store = new ViewStore(accounts.database, accounts.now);
  const shown = async (row: ViewRow) => shownView(row, await stateOf(published, row));
  route(savedViews, async ({ user }) => {
    const rows = await store.list(user.id);
    const states = await published.views(rows);
    const items = rows.map((row, at) => shownView(row, states[at]));
    return { limit: allowanceOf(user.role).views, items };
  });
  route(saveView, async ({ user, body }) => {
    // A user who saves a view is looking at it.
    const state = await stateOf(published, { ...body, seenDay: null });
    const limit = allowanceOf(user.role).views;
    return shown(await store.save(user.id, body, state?.day ?? null, limit));
  });
  route(changeView, async ({ user, params, body }) =>
    shown(await store.change(user.id, params.id, body)),
  );
  route(lookAtView, async ({ user, params }) => {
    const before = await stateOf(published, await store.find(user.id, params.id));
    return shown(await store.lookAt(user.id, params.id, before?.day ?? null));
  });
  route(removeView, async ({ user, params }) => {
    await store.remove(user.id, params.id);
    return {};
  });
}

async function stateOf(
  published: Published,
  { path, query, seenDay }: Pick<ViewRow, 'path' | 'query' | 'seenDay'>,
): Promise<ViewState | undefined> {
  const [state] = await published.views([{ path, query, seenDay }]);
  return state;
}

function shownView(row: ViewRow, state: ViewState | undefined): SavedView {
  const { query = row.query, day = null, matches = null } = state ?? {};
  return {
    id: row.id,
    name: row.name,
    path: row.path,
    query,
    created_at: row.createdAt.toISOString(),
    seen_day: row.seenDay,
    day,
    changed: day !== null && (row.seenDay === null || row.seenDay < day),
    matches,
  };
}
