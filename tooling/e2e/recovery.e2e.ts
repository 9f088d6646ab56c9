import type { Page } from 'playwright-core';
import { address } from './sharedProduct.ts';
import { expect, test } from './visitors.ts';

const ABOUT_CODE = '**/assets/about.route-*.js';
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const aboutLink = (page: Page) => page.getByRole('contentinfo').getByRole('link').first();
const about = (page: Page) => heading(page, 'О проекте');

/** Counts the documents that the tab loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test.describe('a page whose code does not load', () => {
  test('opens with the next navigation, after one reload', async ({ openPage }) => {
    const { page } = await openPage();
    await page.goto(address);
    const documents = countDocuments(page);
    // Until the reload: the link fetches it ahead, and again when it is followed.
    await page.route(ABOUT_CODE, (route) =>
      documents() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await aboutLink(page).click();
    await page.waitForEvent('load');
    await page.waitForSelector('html[data-hydrated]');
    expect(page.url()).toBe(`${address}/`);
    await aboutLink(page).click();
    await about(page).waitFor();
    expect(documents()).toBe(1);
  });
});

test.describe('a page that is left without a network', () => {
  test('stays with what is written in it, and leads on once the network is back', async ({
    openPage,
  }) => {
    const { page, complaints } = await openPage();
    await page.goto(`${address}/portals/litnet/books`);
    const documents = countDocuments(page);
    const field = page.getByRole('main').getByRole('searchbox').first();
    await field.fill('маги и драконы');
    await page.context().setOffline(true);
    await aboutLink(page).click();
    await page.getByText('эта страница откроется, когда связь вернётся').waitFor();
    expect(await field.inputValue()).toBe('маги и драконы');
    await page.context().setOffline(false);
    await aboutLink(page).click();
    await about(page).waitFor();
    expect(documents()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

test.describe('a search field', () => {
  for (const path of ['books', 'authors', 'tag-stats']) {
    test(`of /${path} follows Back and Forward`, async ({ openPage }) => {
      const { page } = await openPage();
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
    });
  }
});

test.describe('a page past the end of a list', () => {
  for (const path of ['books', 'authors', 'tag-stats', 'genre-stats']) {
    test(`of /${path} says so and leads to the last page`, async ({ openPage }) => {
      const { page, complaints } = await openPage({ width: 1440 });
      await page.goto(`${address}/portals/litnet/${path}?page=9999`);
      await page.getByText(/Страницы 9.?999 в этом списке нет/u).waitFor();
      await page.getByRole('button', { name: 'Открыть последнюю страницу' }).click();
      await page.locator('main tbody tr td').first().waitFor();
      await expect.poll(() => page.getByText(/в этом списке нет/u).count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  }
});
