/**
 * The questions that the product is made for. Who has never seen it gets from the first page to the
 * answer by what is to be seen and pressed; the address that it ends at shows the answer again.
 */

import type { Page } from 'playwright-core';
import { address } from './sharedProduct.ts';
import { expect, test } from './visitors.ts';

/**
 * The part of a response that names the answer to a question; the contract's own tests check
 * shapes.
 */
interface Answer {
  items: {
    id: number;
    name: string;
    state: string;
    certain: boolean;
    gain_change: number | null;
    book: { id: number; title: string };
    series: { title: string; number: number | null } | null;
  }[];
  series: { label: string }[];
  best: number | null;
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

/** Checks a box of the filters, and waits until the page shows the books that remain. */
async function narrowTo(page: Page, label: string): Promise<void> {
  await page.getByText(label, { exact: true }).first().click();
  const box = page.getByRole('checkbox', { name: new RegExp(`^${label}`) });
  await expect.poll(() => box.isChecked()).toBe(true);
}

const litrpg = async () => first((await request('/portals/litnet/genres/?q=литрпг')).items);

const keepsGenre = (page: Page) => page.locator('[href*="genre="]');

/** A book of a finished series that is not its first part. */
async function laterPart() {
  const { items } = await request('/portals/litnet/books/?series=finished&sort=-gain');
  const { book, series } = first(items.filter((item) => (item.series?.number ?? 1) > 1));
  if (series === null) throw new Error('A book of a series has none.');
  return { title: book.title, series };
}

/** The best placed book of a top that another portal has too. */
async function bookOfTwoPortals() {
  const { items } = await request('/portals/litnet/lists/global_top/');
  for (const { book } of items) {
    const others = await request(`/books/${book.id}/other-portals/`);
    if (others.items.some(({ certain }) => certain)) return book;
  }
  throw new Error('The demo data have no book of two portals in the top.');
}

/** The best placed book of a top with a change of price whose gains before and after are known. */
async function bookOfComparedPrices() {
  const { items } = await request('/portals/litnet/lists/global_top/');
  for (const { book } of items) {
    const changes = await request(`/books/${book.id}/price-changes/`);
    if (changes.items.some(({ gain_change: change }) => change !== null)) return book;
  }
  throw new Error('The demo data have no known change of price in the top.');
}

async function genreOfBestNewBooks(): Promise<string> {
  return first((await request('/portals/litnet/genres/?sort=-median_gain_new')).items).name;
}

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
  {
    question: 'which authors without a publisher grow',
    way: (page) => follow(page, 'Литнет', 'Список авторов', 'Скаутинг: без издателя, растут'),
    address: /\/litnet\/authors\?active=yes&publisher=no&growing=yes&sort=-gain$/,
    answer: async () => {
      const query = 'active=yes&publisher=no&growing=yes&sort=-gain';
      return first((await request(`/portals/litnet/authors/?${query}`)).items).name;
    },
  },
  {
    question: 'which finished, free books with dragons rise',
    way: async (page) => {
      await follow(page, 'Литнет', 'Каталог книг');
      await narrowTo(page, 'Драконы');
      await narrowTo(page, 'Завершена');
      await page.getByText('Доступ', { exact: true }).click();
      await narrowTo(page, 'Бесплатно');
      await page
        .getByRole('columnheader')
        .getByText('Процентиль прироста', { exact: true })
        .click();
    },
    address:
      /\/litnet\/books\?(?=.*tag=\d+)(?=.*status=finished)(?=.*access=free)(?=.*sort=-momentum)/,
    answer: async () => {
      const { id } = first((await request('/portals/litnet/tags/?q=драконы')).items);
      const query = `tag=${id}&status=finished&access=free&sort=-momentum`;
      return first((await request(`/portals/litnet/books/?${query}`)).items).book.title;
    },
  },
  {
    question: 'what the first part of a series is',
    way: async (page) => {
      await follow(page, 'Литнет', 'Каталог книг', 'Завершённые циклы');
      await follow(page, (await laterPart()).title);
      await page
        .getByRole('main')
        .getByRole('link', { name: /^книга \d+: / })
        .click();
    },
    address: /\/litnet\/books\?series_title=[^&]+&author=[\d%C,]+&sort=published$/,
    answer: async () => {
      const { title } = (await laterPart()).series;
      const query = new URLSearchParams({ series_title: title, sort: 'published' }).toString();
      return first((await request(`/portals/litnet/books/?${query}`)).items).book.title;
    },
  },
  {
    question: 'in which genre new books gain most',
    way: async (page) => {
      await follow(page, 'Литнет', 'Жанровая статистика');
      const map = page.getByRole('figure', { name: 'Где читают больше, чем пишут' });
      await map
        .getByText(await genreOfBestNewBooks())
        .first()
        .waitFor();
    },
    address: /\/litnet\/genre-stats$/,
    answer: genreOfBestNewBooks,
  },
  {
    question: 'whether a genre grows',
    way: async (page) => {
      await follow(page, 'Литнет', 'Жанровая статистика');
      await follow(page, (await litrpg()).name);
      await page.getByRole('dialog').getByText('Прирост за период').first().waitFor();
    },
    address: /\/litnet\/genre-stats\?sel=\d+$/,
    answer: async () => (await litrpg()).name,
  },
  {
    question: 'what gain a day the books at the end of the top 20 have',
    way: async (page) => {
      await follow(page, 'Литнет', 'Топ 100');
      // The page before it has columns of the same name.
      await page.getByRole('heading', { level: 1, name: 'Топ 100' }).waitFor();
      // The tab, which comes before the column of the same name.
      await page.getByRole('main').getByText('Прирост', { exact: true }).first().click();
    },
    address: /\/litnet\/global-top\?part=gains/,
    answer: () => Promise.resolve('На местах 11–20 книги прибавляют'),
  },
  {
    question: 'on which day of the week a chapter brings most',
    way: async (page) => {
      await follow(page, 'Литнет', 'Топ 100');
      // The page before it has columns of the same name.
      await page.getByRole('heading', { level: 1, name: 'Топ 100' }).waitFor();
      await page.getByRole('main').getByText('Прирост', { exact: true }).first().click();
    },
    address: /\/litnet\/global-top\?part=gains/,
    answer: async () => {
      const { best } = await request('/portals/litnet/lists/global_top/chapter-weekdays/');
      return best === null
        ? 'В какой день недели вышла глава, на приросте не заметно'
        : 'День главы с наибольшим приростом';
    },
  },
  {
    question: 'what books of twelve sheets cost in a genre',
    way: async (page) => {
      await follow(page, 'Литнет');
      await page.getByRole('tab', { name: 'Цены' }).click();
      // Charts have buttons whose names contain the word.
      await page.getByRole('main').getByRole('button', { name: /Жанр$/u }).click();
      await page.getByRole('option', { name: (await litrpg()).name, exact: true }).click();
      await page.getByRole('figure').getByText('10–15 а.л.').first().waitFor();
    },
    address: /\/portals\/litnet\?(?=.*view=prices)(?=.*price_genre=\d+)/,
    answer: () => Promise.resolve('Платных книг больше всего в объёме'),
  },
  {
    question: 'whether a book is on other portals',
    way: async (page) => follow(page, 'Литнет', 'Топ 100', (await bookOfTwoPortals()).title),
    address: /\/books\/\d+$/,
    answer: () => Promise.resolve('Книга есть и на других порталах: '),
  },
  {
    question: 'how the gain of a book changed after its price did',
    way: async (page) => follow(page, 'Литнет', 'Топ 100', (await bookOfComparedPrices()).title),
    address: /\/books\/\d+$/,
    answer: () => Promise.resolve('прирост в день:'),
  },
  {
    question: 'what the books of a genre cost',
    way: async (page) => {
      await follow(page, 'Литнет', 'ТОП по жанрам');
      await page
        .getByRole('navigation', { name: 'Жанры' })
        .getByText((await litrpg()).name)
        .click();
      await page.waitForURL(/genre=/);
      await page.getByRole('heading', { name: (await litrpg()).name }).waitFor();
      await page.getByText('Цены', { exact: true }).click();
    },
    address: /\/litnet\/genre-tops\?(?=.*genre=\d+)(?=.*part=prices)/,
    answer: () => Promise.resolve('Половина платных книг не дешевле'),
  },
];

for (const { question, way, address: named, answer } of questions) {
  test(question, async ({ openPage }) => {
    // Wide enough for the facets to be beside the books.
    const { page } = await openPage({ width: 1440 });
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
}
