import type { Page } from 'playwright-core';
import { locales } from '../../packages/domain/src/index.ts';
import { settled } from './crawl/crawl.ts';
import { publicRoutes as routes } from './crawl/routes.ts';
import { cutTexts } from './cutTexts.ts';
import { axeFaults, overflowOf } from './pageFaults.ts';
import { address } from './sharedProduct.ts';
import { expect, test, type Visit } from './visitors.ts';

const isFull = process.env['LITOMETR_TEST_FULL'] === '1';

/** Each look is met by several routes. */
const pairwise: readonly Visit[] = [
  { theme: 'light', locale: 'ru', width: 1440 },
  { theme: 'dark', locale: 'fa', width: 360 },
  { theme: 'light', locale: 'en', width: 640 },
  { theme: 'dark', locale: 'zh-CN', width: 1024 },
  { theme: 'light', locale: 'es', width: 320 },
  { theme: 'dark', locale: 'pt-BR', width: 1440 },
  { theme: 'light', locale: 'fa', width: 1024 },
];

/** Of the matrix only these languages and themes, as in `es/light,zh-CN/dark`. */
const named = process.env['LITOMETR_TEST_LOOKS']?.split(',');

/**
 * The full matrix, for `npm run test:full`; ordered by width, so that each page is resized once.
 */
const matrix: readonly Visit[] = locales.flatMap((locale) =>
  (['light', 'dark'] as const)
    .filter((theme) => named?.includes(`${locale}/${theme}`) ?? true)
    .flatMap((theme) => [320, 640, 1024, 1440].map((width) => ({ locale, theme, width }))),
);

function looksOf(route: number): readonly Visit[] {
  if (isFull) return matrix;
  const look = pairwise[route % pairwise.length];
  return look === undefined ? [] : [look];
}

const HEIGHT = 900;
/** For the looks of one page beside another: one of them, or all. */
const VISIT_TIMEOUT_MS = 300_000;
const FULL_RUN_TIMEOUT_MS = 1_200_000;

/** Changes a page as its reader would: the stored choices, and the window. */
async function turn(page: Page, { theme = 'light', locale = 'ru', width = 1280 }: Visit) {
  await page.setViewportSize({ width, height: HEIGHT });
  const isNew = await page.evaluate(
    (choices) => {
      const before = [localStorage.getItem('theme'), localStorage.getItem('locale')];
      Object.assign(localStorage, choices);
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is for secure contexts only
      document.cookie = `locale=${choices.locale}; path=/`;
      return before[0] !== choices.theme || before[1] !== choices.locale;
    },
    { theme, locale },
  );
  // A window that is only resized does not need a reload.
  if (isNew) await page.reload();
  await settled(page);
}

/** Returns the faults of a page in its current state, a line each. */
async function faultsOf(page: Page, look: Visit = {}): Promise<string[]> {
  const overflow = await overflowOf(page);
  const faults = [
    ...(await axeFaults(page)),
    ...(overflow > 0 ? [`the page is ${overflow} px wider than its window`] : []),
    ...(await cutTexts(page)),
  ];
  return faults.map((fault) => `${JSON.stringify(look)} ${fault}`);
}

for (const [index, [path, title]] of routes.entries()) {
  test(`${path} has its title, one h1, a clean console, nothing for axe, nothing cut`, async ({
    openPage,
  }) => {
    test.setTimeout(isFull ? FULL_RUN_TIMEOUT_MS : VISIT_TIMEOUT_MS);
    const looks = looksOf(index);
    // Two pages at a time: one would leave a third of two processors idle.
    const [plain, turned] = await Promise.all([openPage(), openPage(looks[0])]);
    const findPlainFaults = async () => {
      const { page } = plain;
      await page.goto(address + path);
      await settled(page);
      expect(await page.title()).toContain(title);
      // The sign-in dialog makes the page behind it inert, and its heading with it.
      if (path !== '/login') expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      return faultsOf(page);
    };
    const findTurnedFaults = async () => {
      const { page } = turned;
      await page.goto(address + path);
      const faults: string[] = [];
      for (const look of looks) {
        await turn(page, look);
        faults.push(...(await faultsOf(page, look)));
      }
      return faults;
    };
    const faults = await Promise.all([findPlainFaults(), findTurnedFaults()]);
    expect(faults.flat()).toEqual([]);
    expect([...plain.complaints, ...turned.complaints]).toEqual([]);
  });
}

test('the theme is on the page before the first paint, and a choice is stored', async ({
  openPage,
}) => {
  const { page } = await openPage({ theme: 'dark' });
  await page.goto(address, { waitUntil: 'commit' });
  // The script comes first in the body: the class is set before the frame is parsed.
  await page.waitForSelector('main', { state: 'attached' });
  expect(await page.evaluate(() => document.body.className)).toContain('dark');
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('button', { name: 'Включить светлую тему' }).click();
  await page.reload();
  expect(await page.evaluate(() => document.body.className)).toContain('light');
});

test('a language chosen in the header changes the page and is stored', async ({ openPage }) => {
  const { page } = await openPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Язык' }).click();
  await page.getByRole('menuitemradio', { name: 'فارسی' }).click();
  await page.waitForFunction(() => document.documentElement.dir === 'rtl');
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fa');
});
