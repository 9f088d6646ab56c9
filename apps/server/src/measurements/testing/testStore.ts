import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Beginning, putMeasurements } from '../../testing/preparedStores.ts';
import type { Measurements } from '../client.ts';
import { openMeasurements } from '../openMeasurements.ts';
import type { QueryParams } from '../queryParams.ts';
import { type ClickHouseServer, startClickHouseServer } from './startClickHouseServer.ts';

/**
 * A store in a folder of its own for the tests of a file: the engine allows one a process. Of
 * `nothing` it makes itself, otherwise it is a copy. With `LITOMETR_TEST_STORES=servers` it is reached through the HTTP client, as a ClickHouse server is.
 */
export function testStore(beginning: Beginning | 'nothing' = 'empty'): {
  readonly measurements: Measurements;
  rows(sql: string, params?: QueryParams): Promise<Record<string, unknown>[]>;
} {
  let folder = '';
  let server: ClickHouseServer | undefined;
  let opened: Measurements | undefined;
  const measurements = () => {
    if (opened === undefined) throw new Error('The store opens before the first test.');
    return opened;
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'litometr-store-'));
    const path = join(folder, 'measurements');
    if (beginning !== 'nothing') await putMeasurements(beginning, path);
    if (process.env['LITOMETR_TEST_STORES'] === 'servers') {
      server = await startClickHouseServer(path);
      opened = await openMeasurements({ url: server.url });
    } else {
      opened = await openMeasurements({ folder: path });
    }
  }, 180_000);
  afterAll(async () => {
    await opened?.close();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get measurements() {
      return measurements();
    },
    rows: (sql, params) => measurements().read((reader) => reader.select(sql, params)),
  };
}
