import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestAccounts } from '../accounts/testing/openTestAccounts.ts';
import { temporaryFolder } from '../ingest/testing/copyBundle.ts';
import { openMeasurements } from '../measurements/openMeasurements.ts';
import { putMeasurements } from '../testing/preparedStores.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { addTokens, sidesOf } from './testing/bothStores.ts';
import { accountRows } from './testing/contents.ts';

const TOKENS = 60_000;
const CHUNK_BYTES = 4 * 1024 * 1024;

describe('restore', { timeout: 240_000 }, () => {
  it('brings 60,000 refresh tokens back, in whatever order they lie', async () => {
    const root = await temporaryFolder();
    const path = join(root, 'backup');
    const folder = join(root, 'measurements');
    await putMeasurements('empty', folder);
    const measurements = await openMeasurements({ folder });
    const accounts = await openTestAccounts({ demoData: false, adminPassword: 'long enough' });
    const sides = sidesOf({ measurements, accounts });
    try {
      await addTokens(accounts.database, TOKENS);
      const before = await accountRows(accounts.database);
      await backUp(sides, { path, force: false, verify: true });
      const file = gunzipSync(await readFile(join(path, 'accounts.refresh_tokens.jsonl.gz')));
      expect(file.length).toBeGreaterThan(3 * CHUNK_BYTES);

      await accounts.database.execute(sql`delete from refresh_tokens where id % 3 = 0`);
      await accounts.users.add({ username: 'Later', password: 'тайна тайна', role: 'user' });
      await restore(sides, { path, force: true });
      expect(await accountRows(accounts.database)).toEqual(before);
    } finally {
      await accounts.close();
      await measurements.close();
    }
  });
});
