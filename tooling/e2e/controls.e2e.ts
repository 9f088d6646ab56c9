import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectBrowser, openPage } from './browser.ts';
import { type Crawl, followLinks, pressAll } from './crawl/crawl.ts';
import { publicRoutes } from './crawl/routes.ts';

const isFull = process.env['LITOMETR_TEST_FULL'] === '1';

let browser: Browser;
const address = inject('address');

beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

/** Presses one control of each kind on each page: minutes of work, done by the full run alone. */
test.runIf(isFull)(
  'every kind of control does something, every kind of link leads to a page',
  async () => {
    const crawl: Crawl = { known: new Set(), links: new Map(), faults: [], pressed: 0 };
    const { page, complaints, close } = await openPage(browser, { width: 1440 });
    for (const [path] of publicRoutes) {
      crawl.known.clear();
      await pressAll(page, address + path, crawl);
    }
    await followLinks(page, address, crawl);
    expect(crawl.faults).toEqual([]);
    expect(complaints).toEqual([]);
    // A crawl that finds nothing proves nothing.
    const LEAST = 60;
    expect(crawl.pressed).toBeGreaterThan(LEAST);
    expect(crawl.links.size).toBeGreaterThan(LEAST);
    await close();
  },
  900_000,
);
