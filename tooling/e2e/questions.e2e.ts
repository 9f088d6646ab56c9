/**
 * The questions that the product is made for. Who has never seen it gets from the first page to the
 * answer by what is to be seen and pressed; the address that it ends at shows the answer again.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectBrowser, openPage, type WatchedPage } from './browser.ts';

let browser: Browser;
let visit: WatchedPage;
const address = inject('address');

beforeAll(async () => {
  browser = await connectBrowser();
  // Wide enough for the facets to be beside the books.
  visit = await openPage(browser, { width: 1440 });
});
afterAll(() => browser.close());

/**
 * The part of a response that names the answer to a question; the contract's own tests check
 * shapes.
 */
interface Answer {
  items: { id: number; name: string; state: string; book: { id: number; title: string } }[];
  series: { label: string }[];
}

async function request(path: string): Promise<Answer> {
  const answer = await fetch(`${address}/api${path}`);
  expect(answer.status, path).toBe(200);
  // Our own server, by the contract.
  return (await answer.json()) as Answer;
}

/** The first of a list that has one. */
function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('The demo data have no answer to this question.');
  return item;
}

/** Follows links of the page itself, one after the other, by their names. */
async function follow(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  }
}

const litrpg = async () => first((await request('/portals/litnet/genres/?q=литрпг')).items);

const keepsGenre = (page: Page) => page.locator('[href*="genre="]');

interface Question {
  question: string;
  /** From the first page on. */
  way: (page: Page) => Promise<void>;
  /** Address that must result. */
  address: RegExp;
  answer: () => Promise<string>;
}

const questions: readonly Question[] = [
  {
    question: "what entered Litnet's top 100 since yesterday",
    way: (page) => follow(page, 'Литнет', 'Топ 100', 'Новых'),
    address: /\/litnet\/global-top\?part=moves&against=\d{4}-\d\d-\d\d#part$/,
    answer: async () => {
      const { items } = await request('/portals/litnet/lists/global_top/');
      return first(items.filter(({ state }) => state === 'new' || state === 're_entry')).book.title;
    },
  },
  {
    question: 'which genre grew most on Author.Today in 90 days',
    way: async (page) => {
      await follow(page, 'Автор.Тудей');
      await page.getByRole('tab', { name: 'Жанры' }).click();
      await page.getByRole('group', { name: 'Период' }).getByRole('button').click();
      await page.getByRole('dialog', { name: 'Период' }).getByText('90 дней').click();
    },
    address: /\/authortoday\?(?=.*view=genres)(?=.*range=90)/,
    answer: async () =>
      first((await request('/portals/authortoday/trends/?by=genre&range=90')).series).label,
  },
  {
    question: "which tags are over-represented in Litnet's tops",
    way: async (page) => {
      await follow(page, 'Литнет', 'Анализ по тегам');
      await page.getByRole('columnheader').getByText('Перевес в топе', { exact: true }).click();
    },
    address: /\/litnet\/tag-stats\?sort=-lift$/,
    answer: async () =>
      first((await request('/portals/litnet/tags/?sort=-lift&min_authors=5')).items).name,
  },
  {
    question: "how one book's place moved and what changed that day",
    way: async (page) => {
      await follow(
        page,
        first((await request('/portals/litnet/lists/global_top/')).items).book.title,
      );
      await page.getByRole('figure', { name: /мест/i }).first().waitFor();
    },
    address: /\/books\/\d+$/,
    answer: () => Promise.resolve('Журнал изменений'),
  },
  {
    question: 'which author has the most books in tops',
    way: (page) => follow(page, 'Литнет', 'Список авторов', 'Больше всего мест в топе'),
    address: /\/litnet\/authors\?sort=-top_places$/,
    answer: async () =>
      first((await request('/portals/litnet/authors/?sort=-top_places')).items).name,
  },
  {
    question: 'what is cheap and rising in LitRPG',
    way: async (page) => {
      await follow(page, 'Литнет', 'Каталог книг');
      await page.getByRole('searchbox', { name: 'Найти: Жанр' }).fill('литрпг');
      await page
        .getByText((await litrpg()).name, { exact: true })
        .first()
        .click();
      // The address changes a moment before the links of the page that belong to it.
      await page.getByRole('link', { name: 'Недорогие и растущие' }).and(keepsGenre(page)).click();
    },
    address:
      /\/litnet\/books\?(?=.*genre=\d+)(?=.*price=\.\.150)(?=.*momentum=75)(?=.*sort=-momentum)/,
    answer: async () => {
      const { id } = await litrpg();
      const query = `genre=${id}&price=..150&momentum=75..&sort=-momentum`;
      return first((await request(`/portals/litnet/books/?${query}`)).items).book.title;
    },
  },
];

test.each(questions)('$question', async ({ way, address: named, answer }) => {
  const { page } = visit;
  const sought = await answer();
  const isShown = () =>
    page.getByRole('main').getByText(sought, { exact: false }).first().waitFor();
  await page.goto(address);
  await way(page);
  await page.waitForURL(named);
  await isShown();
  await page.reload();
  await isShown();
});
