import { locales } from '../../packages/domain/src/index.ts';
import { publicRoutes, viewsOf } from './crawl/routes.ts';
import { isHydrated } from './isHydrated.ts';
import { address } from './sharedProduct.ts';
import { expect, test } from './visitors.ts';

const isFull = process.env['LITOMETR_TEST_FULL'] === '1';
const themes = ['light', 'dark'] as const;
const PATH_TIMEOUT_MS = 240_000;

const paths = publicRoutes.map(([path]) => path);
const views = [...paths.flatMap(viewsOf), '/portals/litnet?range=90&view=genres'];

/** React reports what hydrates differently as an uncaught error; the page is rendered once more then. */
for (const [nth, locale] of locales.entries()) {
  // Each view in one language, the pages in all of them.
  const visited = [...paths, ...views.filter((_, each) => isFull || each % locales.length === nth)];
  test(`every page hydrates as the server rendered it, in ${locale}`, async ({ openPage }) => {
    test.setTimeout(PATH_TIMEOUT_MS);
    // Two pages at a time: one would leave a third of two processors idle.
    const faults = await Promise.all(
      themes.map(async (theme, at) => {
        const { page, complaints } = await openPage({ locale, theme });
        const found: string[] = [];
        for (const path of visited.filter((_, each) => isFull || each % themes.length === at)) {
          await page.goto(address + path, { waitUntil: 'commit' });
          await page.waitForSelector('h1', { state: 'attached' });
          await page.waitForFunction(isHydrated);
          found.push(...complaints.splice(0).map((complaint) => `${theme} ${path}: ${complaint}`));
          const lang = await page.evaluate(() => document.documentElement.lang);
          if (lang !== locale) found.push(`${path} is in ${lang}`);
        }
        return found;
      }),
    );
    expect(faults.flat()).toEqual([]);
  });
}

test('the server renders the content of every view', async () => {
  const empty: string[] = [];
  for (const path of views) {
    const html = await (await fetch(address + path)).text();
    if (!html.includes('<main')) empty.push(`${path} has no content`);
    if (html.includes('aria-busy="true"', html.indexOf('<main'))) empty.push(`${path} is loading`);
  }
  expect(empty).toEqual([]);
});

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

test('a choice that the server does not know of is shown after hydration, and known from then on', async ({
  openPage,
}) => {
  const { page, complaints } = await openPage();
  await page.goto(address);
  await page.evaluate(() => localStorage.setItem('locale', 'en'));
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'locale')?.value).toBe('en');
  expect(complaints).toEqual([]);
});
