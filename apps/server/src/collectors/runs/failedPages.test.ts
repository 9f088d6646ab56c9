import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PortalCollector } from '../portalCollector.ts';
import { litmarket } from '../portals/litmarket.ts';
import { RunEnded } from '../requests/failures.ts';
import { guardOf } from '../requests/origins.ts';
import { PoliteClient } from '../requests/politeClient.ts';
import { createTransport } from '../requests/transport.ts';
import { type FakePortal, startFakePortal } from '../testing/fakePortal.ts';
import { shelf } from '../testing/shopBook.ts';
import { VirtualClock } from '../testing/virtualClock.ts';
import type { Collected } from './collected.ts';
import { collectPortal } from './collectPortal.ts';
import { FailedPages } from './failedPages.ts';
import { PageCache } from './pageCache.ts';
import { RunCounts } from './runCounts.ts';

const collector: PortalCollector = {
  ...litmarket,
  lists: (genres) => litmarket.lists(genres).slice(0, 2),
};

let folder: string;
let portal: FakePortal;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'litometr-failed-'));
  portal = await startFakePortal('litmarket');
});
afterEach(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

const failedPath = () => join(folder, 'failed.json');

/** One run over the portal; what failed is saved for the next, as in a run of the server. */
async function run(): Promise<{ collected: Collected | null; ended: unknown; books: string[] }> {
  portal.requests.length = 0;
  const counts = new RunCounts();
  const origins = { own: collector.origins, inPlace: portal.address };
  const client = new PoliteClient({
    origins,
    counts,
    paceMs: 0,
    userAgent: 'test',
    headers: {},
    random: () => 0,
    clock: new VirtualClock(),
    transport: createTransport(guardOf(origins)),
    signal: new AbortController().signal,
  });
  const pages = new PageCache(join(folder, 'pages'));
  await pages.open();
  const failedPages = new FailedPages(failedPath());
  await failedPages.load();
  let collected: Collected | null = null;
  const ended = await collectPortal(collector, {
    client,
    pages,
    failedPages,
    counts,
    known: {},
    run: 'run',
    cutOff: new Set<string>(),
    details: 1_000,
    activeSince: '2026-01-01',
  }).then(
    (done) => {
      collected = done;
      return null;
    },
    (error: unknown) => error,
  );
  await failedPages.save();
  const books = portal.requests.flatMap(({ path }) => /kniga-(\d+)/.exec(path)?.[1] ?? []);
  return { collected, ended, books: [...new Set(books)] };
}

const deadBooks =
  (...ids: number[]) =>
  (path: string) =>
    ids.some((id) => path.endsWith(`kniga-${id}`)) ? { status: 403 } : null;

describe('pages that failed', () => {
  it('are read last by the next run, and in their order again once they are back', async () => {
    portal.books = shelf(12);
    portal.fault = deadBooks(101, 103);
    const first = await run();
    expect(first.ended).toBeNull();
    expect(first.books.slice(0, 3)).toEqual(['101', '102', '103']);
    portal.fault = () => null;
    const second = await run();
    expect(second.books.slice(0, 2)).toEqual(['102', '104']);
    expect(second.books.slice(-2)).toEqual(['101', '103']);
    expect((await run()).books.slice(0, 3)).toEqual(['101', '102', '103']);
  });

  it('of a list put that list behind the others', async () => {
    const lists = () =>
      portal.requests.flatMap(({ path }) =>
        path.startsWith('/books?') ? [path.slice(0, 14)] : [],
      );
    portal.fault = (path) => (path.startsWith('/books?sorting') ? { status: 403 } : null);
    await run();
    expect(lists()).toEqual(['/books?sorting', '/books?genres=']);
    portal.fault = () => null;
    await run();
    expect(lists()).toEqual(['/books?genres=', '/books?sorting']);
  });

  it('of a run that ended early do not end the next one at the same place', async () => {
    portal.books = shelf(50);
    // While these fail, so does everything else: the portal was down.
    let isDown = false;
    portal.fault = (path) => {
      if (path.endsWith('kniga-103')) isDown = true;
      return isDown ? { status: 403 } : null;
    };
    const first = await run();
    expect(first.ended).toBeInstanceOf(RunEnded);
    expect(JSON.parse(await readFile(failedPath(), 'utf8'))).toHaveLength(6);
    const dead = [103, 104, 105, 106, 107, 108];
    portal.fault = deadBooks(...dead);
    const second = await run();
    expect(second.ended).toBeNull();
    expect(second.books.slice(-6)).toEqual(dead.map(String));
    expect(second.collected).toMatchObject({ failed: 6, requested: 52 });
    expect(second.collected?.complete.size).toBe(44);
  });

  it('in such numbers that nothing can be imported are not all requested', async () => {
    portal.books = shelf(50);
    portal.fault = (path) => (path.includes('kniga-') ? { status: 403 } : null);
    const { ended, collected, books } = await run();
    expect(ended).toBeNull();
    expect(collected).toMatchObject({ failed: 11, requested: 13 });
    expect(books).toHaveLength(11);
  });

  it('are none where the file is damaged', async () => {
    await writeFile(failedPath(), '["https://litm');
    const failedPages = new FailedPages(failedPath());
    await failedPages.load();
    expect(failedPages.deferFailed(['a', 'b'], (url) => [url])).toEqual(['a', 'b']);
    failedPages.add('a');
    expect(failedPages.deferFailed(['a', 'b'], (url) => [url])).toEqual(['b', 'a']);
  });
});
