import { describe, expect, it } from 'vitest';
import { importBundle } from '../ingest/importBundle.ts';
import { bundlePath } from '../ingest/testing/copyBundle.ts';
import { UnfinishedRestoreError } from '../measurements/completePublication.ts';
import { writeJournal } from '../measurements/journal.ts';
import { removePortal } from '../measurements/removePortal.ts';
import { testStore } from '../measurements/testing/testStore.ts';
import { examine } from './doctor.ts';

const store = testStore();
const admin = { id: 1, username: 'admin', role: 'admin', demo: false, createdAt: new Date(0) };
const people = (disabledAt: Date | null) => ({
  list: () => Promise.resolve([{ ...admin, disabledAt }]),
});
const accounts = { healthy: () => Promise.resolve(true), users: people(null) };

async function wrong(): Promise<string[]> {
  const findings = await examine({ measurements: store.measurements, accounts });
  return findings.flatMap((finding) => finding.wrong);
}

describe('examine', () => {
  it('finds nothing wrong with what was published', async () => {
    await importBundle(store.measurements, bundlePath('two-days'));
    const findings = await examine({ measurements: store.measurements, accounts });
    expect(findings.map(({ what }) => what)).toEqual([
      'measurements: tables',
      'measurements: journal',
      'measurements: litgorod (imported data, data day 2026-03-04)',
      'accounts',
    ]);
    expect(await wrong()).toEqual([]);
  });

  it('reports which rule is violated, and by how much', async () => {
    const { writer } = store.measurements;
    await writer.command(
      "ALTER TABLE rank_entries DELETE WHERE day = '2026-03-02' SETTINGS mutations_sync = 2",
    );
    expect(await wrong()).toEqual([
      '2 places without their aggregate, or aggregates without a place: run `litometr doctor --repair`, which makes all aggregates of the portal from its rows',
    ]);
    await writer.command(
      "ALTER TABLE books DELETE WHERE external_id = '102' SETTINGS mutations_sync = 2",
    );
    await writer.command('INSERT INTO metrics SELECT * FROM metrics LIMIT 1');
    expect(await wrong()).toEqual([
      '2 places without their aggregate, or aggregates without a place: run `litometr doctor --repair`, which makes all aggregates of the portal from its rows',
      '1 readings that stand twice for a day: import the bundles of those days again, or restore a backup',
      '1 books named by readings or places that are not in the catalogue: restore a backup, or remove the store and import again',
    ]);
  });

  it('compares aggregates with a rebuild, and publishes it on demand', async () => {
    const { measurements } = store;
    await removePortal(measurements, 'litgorod');
    await importBundle(measurements, bundlePath('two-days'));
    const deep = async (repair: boolean) => {
      const findings = await examine({ measurements, accounts }, { deep: true, repair });
      return findings.find(({ what }) => what.includes('against a rebuild'));
    };
    const what = 'measurements: aggregates of litgorod against a rebuild';
    expect(await deep(false)).toEqual({ what, wrong: [] });
    for (const change of [
      'ALTER TABLE day_quality UPDATE books_read = books_read + 1 WHERE 1',
      "ALTER TABLE group_latest UPDATE name = 'x' WHERE kind = 'genre'",
    ]) {
      await measurements.writer.command(`${change} SETTINGS mutations_sync = 2`);
    }
    const todo =
      'run `litometr doctor --repair`, which makes all aggregates of the portal from its rows';
    expect((await deep(false))?.wrong.toSorted()).toEqual([
      `day_quality (2026-03) differs from a rebuild: ${todo}`,
      `group_latest differs from a rebuild: ${todo}`,
    ]);
    expect(await deep(true)).toMatchObject({ wrong: [] });
    expect(await deep(false)).toEqual({ what, wrong: [] });
  });

  it('reports when the accounts do not respond', async () => {
    const silent = { ...accounts, healthy: () => Promise.resolve(false) };
    const findings = await examine({ measurements: store.measurements, accounts: silent });
    expect(findings.at(-1)?.wrong).toEqual([expect.stringContaining('DATABASE_URL')]);
    const locked = { ...accounts, users: people(new Date(0)) };
    const others = await examine({ measurements: store.measurements, accounts: locked });
    expect(others.at(-1)?.wrong).toEqual([expect.stringContaining('users add <name>')]);
  });

  it('reports a restore that is neither completed nor discarded, which nothing may pass', async () => {
    const { measurements } = store;
    const importId = 'restore-1';
    const plan = {
      importId,
      portal: null,
      rows: 0,
      badRows: 0,
      replace: [],
      drop: [],
      state: null,
    };
    const entry = { importId, portal: null, source: 'backup', rows: 0, badRows: 0 };
    const detail = JSON.stringify(plan);
    await writeJournal(measurements.writer, { ...entry, status: 'prepared', detail });
    const findings = await examine({ measurements, accounts });
    expect(findings[1]?.wrong).toEqual([expect.stringContaining('restore restore-1 is neither')]);
    const importing = importBundle(measurements, bundlePath('next-day'));
    await expect(importing).rejects.toThrow(UnfinishedRestoreError);
    await writeJournal(measurements.writer, { ...entry, status: 'abandoned' });
    const settled = await examine({ measurements, accounts });
    expect(settled[1]?.wrong).toEqual([]);
  });
});
