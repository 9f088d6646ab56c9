import { describe, expect, it } from 'vitest';
import { BundleError, FaultLog } from '../measurements/faults.ts';
import type { PackedBatch } from '../measurements/rows.ts';
import { openBundle } from './bundle/openBundle.ts';
import { packInWorker } from './packInWorker.ts';
import { packRows } from './packRows.ts';
import { alteredBundle, bundlePath } from './testing/copyBundle.ts';

async function all(batches: AsyncIterable<PackedBatch>) {
  const found: [string, number, string, readonly string[]][] = [];
  for await (const { file, count, packed, refusedBooks } of batches) {
    found.push([file, count, new TextDecoder().decode(packed), refusedBooks]);
  }
  return found;
}

/** The rows, the faults and the bytes of both ways. */
async function bothWays(path: string) {
  const read = async (
    pack: (
      faults: FaultLog,
      onBytes: (file: string, bytes: number) => void,
    ) => AsyncIterable<PackedBatch>,
  ) => {
    const faults = new FaultLog();
    let bytes = 0;
    const rows = await all(
      pack(faults, (_file, more) => {
        bytes += more;
      }),
    );
    return { rows, bytes, badRows: faults.badRows, faults: faults.faults, files: faults.files };
  };
  const bundle = await openBundle(path);
  const here = await read((faults, onBytes) => packRows(bundle, faults, onBytes));
  await bundle.close();
  return { here, there: await read((faults, onBytes) => packInWorker(path, faults, onBytes)) };
}

describe('packInWorker', () => {
  it('yields what is read in this thread', async () => {
    const { here, there } = await bothWays(bundlePath('two-days'));
    expect(there).toEqual(here);
    expect(here.rows.length).toBeGreaterThan(4);
  });

  it('reports the same faults', async () => {
    const { here, there } = await bothWays(
      await alteredBundle({
        'metrics.csv': 'day,book_id,views\n2026-13-01,101,x\n2026-03-01,101,5\n',
        'books.csv': 'book_id,title,age_limit\n101,One,many\n102,Two,12\n',
      }),
    );
    expect(there).toEqual(here);
    expect(here.badRows).toBe(2);
  });

  it('refuses unreadable bundles, and ends its thread when the consumer stops', async () => {
    const broken = await alteredBundle({ 'books.csv': 'book_id,title,colour\n1,One,red\n' });
    const refusal = all(packInWorker(broken, new FaultLog(), () => undefined));
    await expect(refusal).rejects.toBeInstanceOf(BundleError);
    await expect(refusal).rejects.toThrow('unknown column');
    for await (const batch of packInWorker(
      bundlePath('two-days'),
      new FaultLog(),
      () => undefined,
    )) {
      expect(batch.count).toBeGreaterThan(0);
      break;
    }
  });
});
