import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectBrowser, openPage } from './browser.ts';
import { type Crawl, followLinks, pressAll } from './crawl/crawl.ts';
import { publicRoutes, signedInRoutes } from './crawl/routes.ts';
import { startProduct, temporaryFolder } from './product.ts';
import { comeBackAs } from './sessionPage.ts';

const isFull = process.env['LITOMETR_TEST_FULL'] === '1';

/** A crawl that finds nothing proves nothing. */
const LEAST = 60;
const CRAWL_MS = 1_800_000;
/** The words that are looked for are Russian. */
const languages = 'English|Español|فارسی|Português|简体中文';
const begin = (): Crawl => ({
  known: new Set(),
  links: new Map(),
  faults: [],
  pressed: 0,
  spared: new RegExp(`^(?:${languages})`, 'u'),
});

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
    const crawl = begin();
    const { page, complaints, close } = await openPage(browser, { width: 1440 });
    for (const [path] of publicRoutes) {
      crawl.known.clear();
      await pressAll(page, address + path, crawl);
    }
    await followLinks(page, address, crawl);
    expect({ faults: crawl.faults, complaints }).toEqual({ faults: [], complaints: [] });
    expect(crawl.pressed).toBeGreaterThan(LEAST);
    expect(crawl.links.size).toBeGreaterThan(LEAST);
    await close();
  },
  CRAWL_MS,
);

/** It does deeds: its product is its own. */
test.runIf(isFull)(
  'every kind of control of an account and of staff answers to a finger on a phone',
  async () => {
    const folder = temporaryFolder();
    const product = await startProduct({ dataFolder: folder.path });
    try {
      const { page, complaints, close } = await openPage(browser, { width: 360, touch: true });
      await comeBackAs(page, product.address, 'admin');
      // What ends the visit; and the grips, which are dragged (menuManager.e2e.ts).
      const spared = new RegExp(
        `^(?:${languages}|Выход|Выйти|Завершить|Удалить учётную запись|Перетащить)`,
        'u',
      );
      const crawl: Crawl = { ...begin(), touch: true, spared };
      for (const path of signedInRoutes) {
        crawl.known.clear();
        await pressAll(page, product.address + path, crawl);
      }
      expect({ faults: crawl.faults, complaints }).toEqual({ faults: [], complaints: [] });
      expect(crawl.pressed).toBeGreaterThan(LEAST);
      await close();
    } finally {
      await product.stop();
      folder.remove();
    }
  },
  CRAWL_MS,
);
