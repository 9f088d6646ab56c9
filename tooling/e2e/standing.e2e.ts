import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { connectBrowser, openPage } from './browser.ts';

let browser: Browser;
const address = `${inject('address')}/portals/litnet/books`;
const DRAWN = '#root[data-prerendered="page"]';

beforeAll(async () => {
  browser = await connectBrowser();
  // The first visitor has the page drawn, for those who come later.
  const isDrawn = async () => {
    const html = await (await fetch(address)).text();
    expect(html).toContain('data-prerendered="page"');
  };
  await vi.waitFor(isDrawn, { timeout: 30_000, interval: 200 });
});
afterAll(() => browser.close());

/** How much of a page is there at some moment. */
interface Moment {
  leftOut: number;
  rows: number;
  height: number;
}

interface Seen {
  first?: Moment;
  pressed?: { before: boolean; after: boolean };
}

/** Runs in the page: notes its first frame, and what a key does while some of it is left out. */
function watchArrival(isKeyPressed: boolean): void {
  const seen: Seen = {};
  Object.assign(window, { seen });
  const isArriving = () => document.querySelector('#root[data-arriving]') !== null;
  const press = () => {
    const before = isArriving();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    seen.pressed = { before, after: isArriving() };
  };
  const watch = new MutationObserver(() => {
    if (!isArriving()) return;
    watch.disconnect();
    seen.first = {
      leftOut: document.querySelectorAll('[style*="content-visibility"]').length,
      rows: document.querySelectorAll('tbody tr[style*="display: none"]').length,
      height: document.documentElement.scrollHeight,
    };
    // In the task behind the first paint, where the second frame is asked for.
    if (isKeyPressed) requestAnimationFrame(() => setTimeout(() => setTimeout(press)));
  });
  watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-arriving'] });
}

const seenIn = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** Holds the app's code back, so that a test has the drawing for as long as it needs. */
async function heldBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route('**/assets/start-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  // The whole of it: it comes in pieces.
  await page.waitForFunction(
    (drawn) => document.readyState !== 'loading' && document.querySelector(drawn) !== null,
    `${DRAWN} tbody td`,
  );
  return () => resolve(null);
}

const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

async function whole(page: Page): Promise<void> {
  await page.waitForSelector('#root:not([data-prerendered], [data-arriving]) h1');
  expect(
    await page
      .locator('[style*="content-visibility"], tr[style*="display"], [style*="min-block-size"]')
      .count(),
  ).toBe(0);
}

test('what was drawn under the window is laid out behind the first frame, and the page keeps its height', async () => {
  const { page, complaints, close } = await openPage(browser, { width: 1440 });
  await page.addInitScript(watchArrival, false);
  const release = await heldBack(page);
  const drawn = await heightOf(page);
  release();
  await whole(page);
  const { first } = await seenIn(page);
  expect(first?.leftOut).toBeGreaterThan(0);
  expect(first?.rows).toBeGreaterThan(5);
  expect(first?.height).toBe(drawn);
  expect(await heightOf(page)).toBe(drawn);
  expect(complaints).toEqual([]);
  await close();
});

test('a key that is pressed meanwhile brings all of the page at once', async () => {
  const { page, close } = await openPage(browser, { width: 1440 });
  await page.addInitScript(watchArrival, true);
  await page.goto(address);
  await expect
    .poll(async () => (await seenIn(page)).pressed)
    .toEqual({ before: true, after: false });
  await whole(page);
  await close();
});

test('a phone is drawn what it will have: the facets stand behind a button', async () => {
  const { page, close } = await openPage(browser, { width: 360 });
  const release = await heldBack(page);
  const drawn = await heightOf(page);
  const facets = page.getByRole('region', { name: 'Фильтры' });
  await expect.poll(() => facets.getByRole('button').allTextContents()).toEqual(['Фильтры']);
  release();
  await whole(page);
  expect(await facets.getByRole('button').allTextContents()).toEqual(['Фильтры']);
  expect(await heightOf(page)).toBe(drawn);
  await close();
});

test('a reader who has scrolled the drawing finds the app at the same place', async () => {
  const { page, close } = await openPage(browser, { width: 360 });
  const release = await heldBack(page);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 1_500);
  const place = () => page.evaluate(() => scrollY);
  await expect.poll(place).toBe(1_500);
  const row = page.locator('tbody tr').nth(8);
  const stood = await row.boundingBox();
  release();
  await whole(page);
  expect(await place()).toBe(1_500);
  expect(await row.boundingBox()).toEqual(stood);
  await close();
});
