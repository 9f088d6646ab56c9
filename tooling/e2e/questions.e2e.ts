/** The questions that the product is made for: each has an address that shows its answer again. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectBrowser, openPage } from './browser.ts';

let browser: Browser;
const address = inject('address');

beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

/** What of an answer names the answer to a question; shapes are held by the contract's own tests. */
interface Answer {
  items: { name: string; state: string; book: { id: number; title: string } }[];
  series: { label: string }[];
}

async function ask(path: string): Promise<Answer> {
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

const litrpg = async () => {
  const genres = await fetch(`${address}/api/portals/litnet/genres/?q=литрпг`);
  const { items } = (await genres.json()) as { items: { id: number }[] };
  return first(items).id;
};

const questions: readonly {
  question: string;
  page: () => Promise<string> | string;
  answer: () => Promise<string>;
}[] = [
  {
    question: "what entered Litnet's top 100 since yesterday",
    page: () => '/portals/litnet/global-top',
    answer: async () => {
      const { items } = await ask('/portals/litnet/lists/global_top/');
      return first(items.filter(({ state }) => state === 'new' || state === 're_entry')).book.title;
    },
  },
  {
    question: 'which genre grew most on Author.Today in 90 days',
    page: () => '/portals/authortoday?view=genres&range=90',
    answer: async () =>
      first((await ask('/portals/authortoday/trends/?by=genre&range=90')).series).label,
  },
  {
    question: "which tags are over-represented in Litnet's tops",
    page: () => '/portals/litnet/tag-stats?sort=-lift',
    answer: async () =>
      first((await ask('/portals/litnet/tags/?sort=-lift&min_authors=5')).items).name,
  },
  {
    question: 'which author has the most books in tops',
    page: () => '/portals/litnet/authors?sort=-top_places',
    answer: async () => first((await ask('/portals/litnet/authors/?sort=-top_places')).items).name,
  },
  {
    question: 'what is cheap and rising in LitRPG',
    page: async () => `/portals/litnet/books?genre=${await litrpg()}&price=..200&sort=-momentum`,
    answer: async () => {
      const query = `genre=${await litrpg()}&price=..200&sort=-momentum`;
      return first((await ask(`/portals/litnet/books/?${query}`)).items).book.title;
    },
  },
];

test.each(questions)('$question', async ({ page: of, answer }) => {
  const { page, close } = await openPage(browser);
  await page.goto(address + (await of()));
  await page
    .getByRole('main')
    .getByText(await answer(), { exact: false })
    .first()
    .waitFor();
  await close();
});

test("how one book's place moved and what changed that day", async () => {
  const leader = first((await ask('/portals/litnet/lists/global_top/')).items).book;
  const { page, close } = await openPage(browser);
  await page.goto(`${address}/books/${leader.id}`);
  await page.getByRole('heading', { level: 1, name: leader.title }).waitFor();
  const main = page.getByRole('main');
  await main
    .getByRole('heading', { name: /Места|место/i })
    .first()
    .waitFor();
  await main.getByRole('heading', { name: /Журнал изменений/ }).waitFor();
  await close();
});
