import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundlePath, temporaryFolder } from '../ingest/testing/copyBundle.ts';
import { zipOf } from '../ingest/testing/zipOf.ts';
import { type Beginning, putMeasurements } from '../testing/preparedStores.ts';
import {
  atRandomMoments,
  type KilledOperation,
  killsOf,
  runOperation,
} from '../testing/runOperation.ts';
import { openMeasurements } from './openMeasurements.ts';
import { contents } from './testing/contents.ts';

let root = '';
let archive = '';

beforeAll(async () => {
  root = await temporaryFolder();
  archive = join(root, 'next-day.zip');
  const names = await readdir(bundlePath('next-day'));
  const members = names.map(async (name) => ({
    name,
    content: await readFile(join(bundlePath('next-day'), name)),
  }));
  await writeFile(archive, zipOf(await Promise.all(members)));
});

async function dataFolder(beginning: Beginning): Promise<string> {
  const folder = join(root, 'data');
  await rm(folder, { recursive: true, force: true });
  await putMeasurements(beginning, join(folder, 'measurements'));
  return folder;
}

async function contentsIn(folder: string): Promise<string[]> {
  const store = await openMeasurements({ folder: join(folder, 'measurements') });
  return contents(store).finally(() => store.close());
}

const operations: readonly [KilledOperation, Beginning, () => string][] = [
  ['import', 'two-days', () => bundlePath('next-day')],
  ['upload', 'two-days', () => archive],
  ['retention', 'next-day', () => ''],
];

describe('what is killed at any moment', () => {
  it.each(operations)(
    'loses nothing: %s is seen whole or not at all, and a repeat completes it',
    async (operation, beginning, path) => {
      const folder = await dataFolder(beginning);
      const before = await contentsIn(folder);
      const { statements } = await runOperation(operation, [folder, path()], null);
      expect(statements).toBeGreaterThan(50);
      const after = await contentsIn(folder);
      expect(after).not.toEqual(before);

      await atRandomMoments(operation, statements, async (moment) => {
        const args = [await dataFolder(beginning), path()];
        const { killed } = await runOperation(operation, args, moment);
        const found = await contentsIn(folder);
        const isBefore = JSON.stringify(found) === JSON.stringify(before);
        if (!isBefore || !killed) expect(found).toEqual(after);
        await runOperation(operation, args, null);
        expect(await contentsIn(folder)).toEqual(after);
        return killed;
      });
    },
    60_000 + 120_000 * Math.max(killsOf('import'), killsOf('upload')),
  );
});
