import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectBrowser, openPage } from './browser.ts';

let browser: Browser;
const address = inject('address');

beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

const ABOUT_CODE = '**/assets/AboutPage-*.js';
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const failure = (page: Page) => heading(page, 'Страница не открылась');
const aboutLink = (page: Page) => page.getByRole('contentinfo').getByRole('link').first();
const about = (page: Page) => heading(page, /^(?!Страница не открылась)/u);

/** Presses the link to a page whose code is loaded with the navigation. */
async function goToAbout(page: Page): Promise<void> {
  await aboutLink(page).click();
  await page.waitForURL(`${address}/about`);
}

/** Counts the documents that the tab loads from now on. */
async function countDocuments(page: Page): Promise<() => number> {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return () => count;
}

const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'isSameDocument' in window);

describe('a page whose code does not load', () => {
  it('opens with the next navigation once the network is back', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(address);
    await page.route(ABOUT_CODE, (route) => route.abort('internetdisconnected'));
    await countDocuments(page);
    await goToAbout(page);
    await failure(page).waitFor();
    await page.getByRole('banner').getByRole('link').first().click();
    await page.waitForURL(`${address}/`);
    await page.unroute(ABOUT_CODE);
    await goToAbout(page);
    await about(page).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await close();
  });

  it('opens when the reader retries', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(address);
    await page.route(ABOUT_CODE, (route) => route.abort('internetdisconnected'));
    await countDocuments(page);
    await goToAbout(page);
    await failure(page).waitFor();
    await page.unroute(ABOUT_CODE);
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await about(page).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await close();
  });
});

const ENTRY = /\/assets\/start-[\w-]+\.js/;

/** Opens the first page of a release whose entry script the server no longer names. */
async function openOldRelease(page: Page): Promise<void> {
  const entry = ENTRY.exec(await (await fetch(address)).text())?.[0] ?? '';
  await page.route(
    `${address}/`,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(entry, '/assets/start-old.js');
      await route.fulfill({ response, body });
    },
    { times: 1 },
  );
  await page.route('**/assets/start-old.js', async (route) =>
    route.fulfill({ response: await route.fetch({ url: address + entry }) }),
  );
  await page.goto(address);
  // Code that the app loads ahead comes with the release.
  await page.waitForLoadState('networkidle');
}

describe('a page of a release that is gone', () => {
  it('is opened as a document', async () => {
    const { page, close } = await openPage(browser);
    await openOldRelease(page);
    const documents = await countDocuments(page);
    await page.route(ABOUT_CODE, (route) =>
      documents() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await aboutLink(page).click();
    await page.waitForFunction(() => !('isSameDocument' in window));
    await about(page).waitFor();
    expect(page.url()).toBe(`${address}/about`);
    await close();
  });

  it('is opened as a document once, and then says that it failed', async () => {
    const { page, close } = await openPage(browser);
    await openOldRelease(page);
    await page.route(ABOUT_CODE, (route) => route.fulfill({ status: 404 }));
    const documents = await countDocuments(page);
    await aboutLink(page).click();
    await failure(page).waitFor();
    expect(documents()).toBe(1);
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await failure(page).waitFor();
    expect(documents()).toBe(1);
    await close();
  });
});

describe('a search field', () => {
  it.each(['books', 'authors', 'tag-stats'])('of /%s follows Back and Forward', async (path) => {
    const { page, close } = await openPage(browser);
    await page.goto(`${address}/portals/litnet/${path}`);
    const field = page.getByRole('main').getByRole('searchbox').first();
    await field.fill('маг');
    await field.press('Enter');
    await page.waitForURL(/q=/);
    await field.fill('маги и драконы');
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe('');
    await page.goForward();
    await expect.poll(() => field.inputValue()).toBe('маг');
    await close();
  });
});

describe('a page past the end of a list', () => {
  it.each(['books', 'authors', 'tag-stats', 'genre-stats'])(
    'of /%s says so and leads to the last page',
    async (path) => {
      const { page, complaints, close } = await openPage(browser, { width: 1440 });
      await page.goto(`${address}/portals/litnet/${path}?page=9999`);
      await page.getByText(/Страницы 9.?999 в этом списке нет/u).waitFor();
      await page.getByRole('button', { name: 'Открыть последнюю страницу' }).click();
      await page.locator('main tbody tr td').first().waitFor();
      await expect.poll(() => page.getByText(/в этом списке нет/u).count()).toBe(0);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});
