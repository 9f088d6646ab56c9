import {
  importWatchList,
  unwatch,
  type WatchItem,
  watch,
  watchKeys,
  watchList,
} from '@litometr/api-contract';
import { notFound } from '../http/errors.ts';
import { allowanceOf, full } from './allowance.ts';
import type { OwnRoute } from './ownRoute.ts';
import type { PersonalDeps } from './personalDeps.ts';
import { type ChangedThing, keyOf } from './published.ts';
import { importWatched } from './watchImport.ts';
import { type WatchRow, WatchStore } from './watchStore.ts';

/** A thousand lines in JSON, escapes included. */
const IMPORT_BODY = 512 * 1024;
const IMPORTS_A_MINUTE = 10;

/** Registers the routes of watch lists. */
export function registerWatchRoutes(route: OwnRoute, { accounts, published }: PersonalDeps): void {
  const store = new WatchStore(accounts.database, accounts.now, () => published.aliases());
  route(watchList, async ({ user, query }) => {
    const { count, rows } = await store.page(user.id, query.kind, query);
    const things = await published.changes(rows);
    const byKey = new Map(things.map((thing) => [keyOf(thing), thing]));
    const items = rows.map((row) => itemOf(row, byKey.get(keyOf(row))));
    return { count, limit: allowanceOf(user.role).watch, items };
  });
  route(watchKeys, async ({ user }) => ({
    limit: allowanceOf(user.role).watch,
    items: await store.keys(user.id),
  }));
  route(watch, async ({ user, params }) => {
    const [thing] = await published.find([params]);
    if (thing === undefined) throw notFound(`There is no such ${params.kind}.`);
    const limit = allowanceOf(user.role).watch;
    const [outcome] = await store.add(user.id, [params], limit);
    if (outcome === 'over_limit') throw full('watched things', limit);
    return { kind: params.kind, target: params.target };
  });
  route(unwatch, async ({ user, params }) => {
    await store.remove(user.id, params);
    return {};
  });
  route(
    importWatchList,
    async ({ user, body }) => {
      const limit = allowanceOf(user.role).watch;
      const lines = await importWatched(published, body, (keys) => store.add(user.id, keys, limit));
      const of = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
      const [added, already] = [of('added'), of('already')];
      return { added, already, failed: lines.length - added - already, lines };
    },
    { bodyLimit: IMPORT_BODY, perMinute: IMPORTS_A_MINUTE },
  );
}

function itemOf({ kind, target, addedAt }: WatchRow, thing: ChangedThing | undefined): WatchItem {
  const { portal = null, name = null, url = null, day = null, change = null } = thing ?? {};
  return { kind, target, added_at: addedAt.toISOString(), portal, name, url, day, change };
}
