import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importBundle } from '../ingest/importBundle.ts';
import { bundlePath } from '../ingest/testing/copyBundle.ts';
import { openMeasurements } from './openMeasurements.ts';
import { portalState } from './state.ts';
import { type ClickHouseServer, startClickHouseServer } from './testing/startClickHouseServer.ts';

let folder = '';
let server: ClickHouseServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'litometr-door-'));
  server = await startClickHouseServer(join(folder, 'engine'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const places = (store: Awaited<ReturnType<typeof openMeasurements>>) =>
  store.read((reader) =>
    reader.select('SELECT day, list, position, book_id FROM ranks ORDER BY ALL'),
  );

describe('measurements on a server', { timeout: 120_000 }, () => {
  it('are imported, published, read and refused as in the embedded engine', async () => {
    const store = await openMeasurements({ url: server.url });
    const first = await importBundle(store, bundlePath('two-days'), { threadFrom: 0 });
    expect(first).toMatchObject({ outcome: 'published', counts: { books: { added: 3 } } });
    const again = await importBundle(store, bundlePath('two-days'));
    expect(again.outcome).toBe('unchanged');
    const [row] = await store.read((reader) =>
      reader.select(
        `SELECT {text:String} AS text, {none:Nullable(UInt32)} AS none, {ids:Array(UInt32)} AS ids,
           {words:Array(String)} AS words, {day:Date} AS day`,
        {
          text: "it's\ta \\ \n{x}",
          none: null,
          ids: [1, 2],
          words: ["o'k", 'б'],
          day: '2026-03-01',
        },
      ),
    );
    expect(row).toEqual({
      text: "it's\ta \\ \n{x}",
      none: null,
      ids: [1, 2],
      words: ["o'k", 'б'],
      day: '2026-03-01',
    });
    const refusal = store.read((reader) => reader.select('SELECT nothing FROM nowhere'));
    await expect(refusal).rejects.toMatchObject({ code: '60', type: 'UNKNOWN_TABLE' });
    await store.close();
  });

  it('are whole again when the server was killed in the middle of a swap', async () => {
    const store = await openMeasurements({ url: server.url });
    const importing = importBundle(store, bundlePath('next-day'), {
      probe: async (point) => {
        if (point === 'half-swapped') await server.stop();
      },
    });
    await expect(importing).rejects.toThrow();
    await store.close();
    server = await startClickHouseServer(join(folder, 'engine'));
    const healed = await openMeasurements({ url: server.url });
    const state = await healed.read((reader) => portalState(reader, 'litgorod'));
    expect(state?.generation).toBe(2);
    const shown = await places(healed);
    expect(await importBundle(healed, bundlePath('next-day'))).toMatchObject({
      outcome: 'unchanged',
    });
    expect(await places(healed)).toEqual(shown);
    await healed.close();
  });
});
