import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectBrowser, openPage } from './browser.ts';

let browser: Browser;
const address = inject('address');

beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

/** For each sheet that came between two others the browser lays the whole page out anew. */
test('sheets come in behind those that are there, in whatever order they arrive', async () => {
  const { page, complaints, close } = await openPage(browser, { width: 1440 });
  let asked = 0;
  // Every second one is overtaken by what is asked for after it.
  await page.route('**/assets/*.css', async (route) => {
    asked += 1;
    if (asked % 2 === 1) await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.addInitScript(() => {
    const between: string[] = [];
    Object.assign(window, { between });
    // The event does not bubble: it is met on its way down.
    const onLoad = ({ target }: Event) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      const behind = sheets.slice(sheets.indexOf(target) + 1);
      if (behind.some(({ sheet }) => sheet !== null)) between.push(target.href);
    };
    document.addEventListener('load', onLoad, true);
  });
  await page.goto(`${address}/portals/litnet/books`);
  // The code of the pages that the navigation leads to comes one after the other.
  const standing = () =>
    page.evaluate(() => document.querySelectorAll('link[rel=stylesheet]:not([disabled])').length);
  await expect.poll(standing, { timeout: 20_000 }).toBeGreaterThan(8);
  await page.getByRole('link', { name: 'Бестселлеры' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Бестселлеры' }).waitFor();
  expect(await page.evaluate(() => (window as unknown as { between: string[] }).between)).toEqual(
    [],
  );
  expect(complaints).toEqual([]);
  await close();
});
