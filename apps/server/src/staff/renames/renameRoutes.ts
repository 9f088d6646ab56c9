import {
  addRename,
  type PortalSlug,
  RENAME_NAMES,
  type Rename,
  type RenameKind,
  type RenameState,
  renameNames,
  renamePreview,
  renames,
  undoRename,
} from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import type { StaffRoute } from '../../accounts/staffRoute.ts';
import { badParameter, notFound } from '../../http/errors.ts';
import type { Reader } from '../../measurements/client.ts';
import { type Aliases, publishedAliases } from '../../measurements/publishedAliases.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { endOfChain, problemOf } from './renameChains.ts';
import { findNames, joinedBy, type KnownName, namesOf } from './renameNames.ts';
import { idsOfKeys } from './renameRunner.ts';
import type { RenameRow } from './renameStore.ts';

type Row = RenameRow & { by: string | null };

/** Renamed genres and authors, for moderators and admins. */
export function registerRenameRoutes(
  route: StaffRoute,
  { accounts, measurements, renames: runner }: StaffDeps,
): void {
  const { failures } = accounts;
  const { store } = runner;
  const reading = <T>(work: (db: Reader) => Promise<T>) => measurements.read(work);

  const failedPortals = async () =>
    new Set(
      (await failures.list()).flatMap(({ loop, subject }) => (loop === 'renames' ? subject : [])),
    );
  const shown = async (rows: readonly Row[], portal: PortalSlug): Promise<Rename[]> => {
    const [{ stored }, failed] = [await runner.compare(portal), await failedPortals()];
    const links = await store.of(portal);
    const ids = await reading((db) => idsOfKeys(db, portal, links));
    return rows.map((row) => {
      const { kind, formerKey, presentKey } = row;
      const idOf = (key: string) => ids.get(`${kind} ${key}`) ?? null;
      const end = endOfChain(links, kind, formerKey);
      const isApplied = stored.some(
        (alias) =>
          alias.kind === kind && alias.id === idOf(formerKey) && alias.canonical === idOf(end),
      );
      const state: RenameState = isApplied ? 'applied' : failed.has(portal) ? 'failed' : 'pending';
      return {
        id: row.id,
        portal,
        kind,
        state,
        note: row.note,
        by: row.by,
        former: { id: idOf(formerKey), name: row.formerName },
        present: { id: idOf(presentKey), name: row.presentName },
        counts_as: nameOfKey(links, row, end),
        at: row.at.toISOString(),
      };
    });
  };

  route(renames, 'moderator', async () => {
    const rows = await store.list();
    const items = new Map<number, Rename>();
    const pending: PortalSlug[] = [];
    for (const portal of portalSlugs) {
      if (!(await runner.compare(portal)).isApplied) pending.push(portal);
      const own = rows.filter((row) => row.portal === portal);
      if (own.length === 0) continue;
      for (const item of await shown(own, portal)) items.set(item.id, item);
    }
    return { items: rows.flatMap(({ id }) => items.get(id) ?? []), pending };
  });

  route(renameNames, 'moderator', async ({ params, query }) => {
    const links = await store.of(params.portal);
    const names = await reading((db) =>
      findNames(db, { ...params, q: query.q, limit: RENAME_NAMES }),
    );
    return { items: names.map((name) => toRenameName(name, links, params.kind)) };
  });

  const bothNames = async (
    db: Reader,
    { portal, kind, former, present }: Choice,
  ): Promise<[KnownName, KnownName]> => {
    const found = await namesOf(db, { portal, kind }, [former, present]);
    const nameOf = (id: number) => found.find((name) => name.id === id);
    const [from, to] = [nameOf(former), nameOf(present)];
    if (from === undefined) throw badParameter('former', `${portal} has no such ${kind}.`);
    if (to === undefined) throw badParameter('present', `${portal} has no such ${kind}.`);
    return [from, to];
  };

  route(renamePreview, 'moderator', async ({ params }) => {
    const { portal, kind } = params;
    const links = await store.of(portal);
    return reading(async (db) => {
      const [former, present] = await bothNames(db, params);
      const aliases: Aliases = await publishedAliases(measurements, db);
      const joined = await joinedBy(db, params, { ...params, aliases });
      const end = endOfChain(links, kind, present.key);
      return {
        problem: problemOf(links, { kind, formerKey: former.key, presentKey: present.key }),
        former: toRenameName(former, links, kind),
        present: toRenameName(present, links, kind),
        counts_as: end === present.key ? present.name : (nameOfEnd(links, kind, end) ?? end),
        ...joined,
      };
    });
  });

  route(addRename, 'moderator', async ({ user, body, request }) => {
    const [former, present] = await reading((db) => bothNames(db, body));
    const { portal, kind, note } = body;
    const actor = { id: user.id, address: request.ip };
    const row = await store.add({ portal, kind, former, present, note }, actor);
    void runner.turn();
    const [added] = await shown([{ ...row, by: user.username }], portal);
    if (added === undefined) throw notFound('There is no such rename.');
    return added;
  });

  route(undoRename, 'moderator', async ({ user, params, request }) => {
    await store.undo(params.id, { id: user.id, address: request.ip });
    void runner.turn();
    return {};
  });
}

interface Choice {
  portal: PortalSlug;
  kind: RenameKind;
  former: number;
  present: number;
}

const toRenameName = (
  { key, ...name }: KnownName,
  links: readonly RenameRow[],
  kind: RenameKind,
) => ({
  ...name,
  renamed: links.some((link) => link.kind === kind && link.formerKey === key),
});

/** The name of the end of a chain, as staff saw it when they chose it. */
const nameOfEnd = (links: readonly RenameRow[], kind: RenameKind, key: string) =>
  links.find((link) => link.kind === kind && link.presentKey === key)?.presentName;

const nameOfKey = (links: readonly RenameRow[], row: RenameRow, key: string) =>
  nameOfEnd(links, row.kind, key) ?? row.presentName;
