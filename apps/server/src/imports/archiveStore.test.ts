import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ArchiveStore } from './archiveStore.ts';

let home = '';
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'litometr-held-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

async function received(bytes: number) {
  const id = randomUUID();
  const path = join(home, `${id}.zip`);
  await writeFile(path, Buffer.alloc(bytes));
  return { id, archive: { path, bytes, sha256: id.replaceAll('-', '').repeat(2) } };
}

it('holds the last archives within both bounds, also across a start', async () => {
  const folder = join(home, 'held');
  const options = { folder, files: 3, bytes: 100 };
  const stored = new ArchiveStore(options);
  await stored.open();
  const ids: string[] = [];
  for (const bytes of [10, 20, 30, 40, 60]) {
    const { id, archive } = await received(bytes);
    await stored.store(id, archive);
    ids.push(id);
  }
  // Of the last three the first would bring them over the bytes.
  expect(ids.map((id) => stored.has(id))).toEqual([false, false, false, true, true]);
  expect(await readdir(folder)).toHaveLength(2);
  await writeFile(join(folder, 'noise'), '');
  const later = new ArchiveStore({ ...options, files: 1 });
  await later.open();
  expect(ids.filter((id) => later.has(id))).toEqual([ids[4]]);
  expect(await readdir(folder)).toHaveLength(1);
  const lent = await later.lend(ids[4] ?? '', join(home, 'again'));
  expect(lent).toMatchObject({ path: join(home, 'again.zip'), bytes: 60 });
  expect(await later.lend(ids[0] ?? '', join(home, 'other'))).toBeNull();
});
