import { join } from 'node:path';
import { backUp } from '../backup.ts';
import { addTokens, digestsOf, putBoth, sidesOf, withBoth } from './bothStores.ts';

type Digests = Awaited<ReturnType<typeof digestsOf>>;

/** Two full data folders with different data and people, and a backup of one of them. */
export interface RestoreFixture {
  backup: string;
  /** The data folder over which the backup is restored. Copy it. */
  start: string;
  before: Digests;
  after: Digests;
}

/** @param databaseUrls of empty PostgreSQL databases in place of the embedded accounts */
export async function makeRestoreFixture(
  root: string,
  databaseUrls: { source: string; start: string } | null = null,
): Promise<RestoreFixture> {
  const backup = join(root, 'backup');
  const source = join(root, 'source');
  await putBoth('next-day', source);
  const after = await withBoth(
    source,
    async (stores) => {
      await stores.accounts.users.add({ username: 'Вера', password: 'тайна тайна', role: 'vip' });
      await addTokens(stores.accounts.database, 5_000);
      await backUp(sidesOf(stores), { path: backup, force: false, verify: false });
      return digestsOf(stores);
    },
    databaseUrls?.source,
  );
  const start = join(root, 'start');
  await putBoth('two-days', start);
  const before = await withBoth(
    start,
    async (stores) => {
      await stores.accounts.users.add({ username: 'Олег', password: 'тайна тайна', role: 'user' });
      return digestsOf(stores);
    },
    databaseUrls?.start,
  );
  return { backup, start, before, after };
}
