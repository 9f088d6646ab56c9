import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { locales } from '../../packages/domain/src/index.ts';
import { connectBrowser, openPage } from './browser.ts';
import { publicRoutes } from './crawl/routes.ts';

const isFull = process.env['LITOMETR_TEST_FULL'] === '1';
const themes = ['light', 'dark'] as const;
const PATH_TIMEOUT_MS = 240_000;

let browser: Browser;
const address = inject('address');
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

const paths = [...publicRoutes.map(([path]) => path), '/portals/litnet?range=90&view=genres'];

/** React reports what hydrates differently as an uncaught error; the page is rendered once more then. */
test.concurrent.each(locales)(
  'every page hydrates as the server rendered it, in %s',
  { timeout: PATH_TIMEOUT_MS },
  async (locale) => {
    const faults: string[] = [];
    for (const [at, theme] of themes.entries()) {
      const { page, complaints, close } = await openPage(browser, { locale, theme });
      for (const path of paths.filter((_, each) => isFull || each % themes.length === at)) {
        await page.goto(address + path, { waitUntil: 'commit' });
        await page.waitForSelector('html[data-hydrated] h1', { state: 'attached' });
        faults.push(...complaints.splice(0).map((complaint) => `${theme} ${path}: ${complaint}`));
        const lang = await page.evaluate(() => document.documentElement.lang);
        if (lang !== locale) faults.push(`${path} is in ${lang}`);
      }
      await close();
    }
    expect(faults).toEqual([]);
  },
);

test('the server speaks the language of the address, then of the reader', async () => {
  const langOf = async (path: string, cookie = '') => {
    const html = await (await fetch(address + path, { headers: { cookie } })).text();
    return /<html lang="([\w-]+)" dir="(\w+)"/.exec(html)?.slice(1);
  };
  expect(await langOf('/')).toEqual(['ru', 'ltr']);
  expect(await langOf('/', 'locale=fa')).toEqual(['fa', 'rtl']);
  expect(await langOf('/?lang=en', 'locale=fa')).toEqual(['en', 'ltr']);
  expect(await langOf('/about', 'locale=nonsense')).toEqual(['ru', 'ltr']);
});

test('a choice that the server does not know of is shown after hydration, and known from then on', async () => {
  const { page, complaints, close } = await openPage(browser);
  await page.goto(address);
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'locale')?.value).toBe('en');
  expect(complaints).toEqual([]);
  await close();
});
