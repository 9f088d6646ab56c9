/**
 * Where the content of a page begins: lists first. Positions are those of the first window, from its
 * top, in CSS pixels.
 */

import type { Page } from 'playwright-core';
import { isHydrated } from './isHydrated.ts';
import { overflowOf } from './pageFaults.ts';
import { comeBackAs } from './sessionPage.ts';
import { address } from './sharedProduct.ts';
import { expect, type OpenPage, test } from './visitors.ts';

const MAX_HEAD_PX = 190;
const MAX_SHIFT = 0.01;

/** Pages of ranks, and how far down their table may begin. */
const lists = [
  '/portals/litnet/global-top',
  '/portals/litnet/bestsellers',
  '/portals/litnet/genre-tops',
  '/portals/litnet',
  '/portals/litnet?view=movement',
  '/portals/litmarket',
  '/portals/litres',
  '/portals/authortoday',
  '/portals/litgorod',
  '/portals/bookriver',
];
const windows = [
  { width: 1440, height: 900, maxTop: 420 },
  { width: 375, height: 812, maxTop: 640 },
];
/** Name of a line of figures that scrolls sideways. */
const FIGURES = 'Показатели';
/** Cards of a phone that a table shows at first. */
const CARD_PAGE = 25;

/**
 * Opens a page of the shared product. How long fonts take depends on the machine, so they are left out or
 * come last.
 */
async function openAt(
  openPage: OpenPage,
  path: string,
  { width, height }: { width: number; height: number },
  fonts: 'none' | 'last' = 'none',
) {
  const visit = await openPage({ width });
  await visit.page.setViewportSize({ width, height });
  await visit.page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0, movedContent: [] });
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        window.layoutShift += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const text = node?.textContent?.slice(0, 40) ?? '';
          const from = `${place(previousRect)} to ${place(currentRect)}`;
          window.movedContent.push(`${entry.value.toFixed(4)}: ${from}: ${text}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit.page.route('**/*.woff2', async (route) => {
    if (fonts === 'none') return route.abort();
    await visit.page.waitForFunction(isHydrated);
    return route.continue();
  });
  await visit.page.goto(address + path);
  return visit;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    /** Sum of the layout shifts of the visit. */
    layoutShift: number;
    /** The shift of each thing that moved, its boxes before and after (x, y, width, height), its text. */
    movedContent: string[];
  }
}

/** @throws AssertionError that names what moved */
async function expectNoShift(page: Page) {
  const { layoutShift, movedContent } = await page.evaluate(() => ({
    layoutShift: window.layoutShift,
    movedContent: window.movedContent,
  }));
  expect(layoutShift, movedContent.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
}

const boxOf = async (page: Page, selector: string) => {
  const target = page.locator(selector).first();
  await target.waitFor();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${selector} has no box.`);
  return box;
};

for (const size of windows) {
  for (const path of lists) {
    test(`at ${size.width} px begins the table of ${path} in the first window`, async ({
      openPage,
    }) => {
      const { page } = await openAt(openPage, path, size);
      const table = await boxOf(page, 'main table');
      const head = await boxOf(page, 'main header');
      await page.waitForLoadState('networkidle');
      const found = {
        top: table.y <= size.maxTop,
        head: size.width < 1024 || head.height <= MAX_HEAD_PX,
      };
      expect(found, `table at ${table.y}, head of ${head.height}`).toEqual({
        top: true,
        head: true,
      });
      await expectNoShift(page);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      // A line of figures that does not fit is a group that scrolls.
      if (size.width >= 1440)
        await expect(page.getByRole('group', { name: FIGURES, exact: true })).toHaveCount(0);
    });
  }
}

for (const path of ['/portals/litnet', '/portals/litmarket', '/books/1']) {
  test(`fonts that come after everything else do not move ${path}`, async ({ openPage }) => {
    const { page } = await openAt(openPage, path, { width: 375, height: 812 }, 'last');
    await page.waitForLoadState('networkidle');
    const faces = await page.evaluate(async () => {
      await document.fonts.ready;
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      return loaded.map(({ family }) => family.replaceAll('"', ''));
    });
    expect(faces).toEqual(expect.arrayContaining(['Inter Litometr', 'Literata Litometr']));
    await expectNoShift(page);
  });
}

/** Pages with tables whose columns have a fixed number. */
const tablePages = [
  '/',
  '/portals/litnet',
  '/portals/litnet?view=genres',
  '/portals/litnet/global-top',
  '/portals/litnet/bestsellers',
  '/portals/litnet/genre-tops',
  '/portals/litnet/genre-stats',
  '/portals/litnet/tag-stats',
  '/portals/litnet/books',
  '/portals/litnet/authors',
  '/books/1',
  '/authors/1',
];
/** Shorter titles and names are never truncated. */
const SHORT_NAME = 24;

/** Tables that are wider than the box they scroll in, and short names that end in an ellipsis. */
const squeezedTables = (page: Page) =>
  page.evaluate((shortName) => {
    const scrollerOf = (table: Element): Element | null => {
      for (let at = table.parentElement; at !== null; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return at;
      }
      return null;
    };
    const isTruncated = (element: Element) => {
      const style = getComputedStyle(element);
      if (style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none') return false;
      return (
        element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 3
      );
    };
    const tables = [...document.querySelectorAll('main table')].filter((table) =>
      table.checkVisibility(),
    );
    const wide = tables.flatMap((table) => {
      const box = scrollerOf(table);
      return box !== null && box.scrollWidth > box.clientWidth + 1
        ? [`${table.ariaLabel ?? 'a table'}: ${box.scrollWidth} in ${box.clientWidth} px`]
        : [];
    });
    const truncated = tables
      .flatMap((table) => [...table.querySelectorAll('th *, td *')])
      .filter((element) => element.textContent.trim().length < shortName && isTruncated(element))
      .map((element) => element.textContent.trim());
    return { count: tables.length, wide, truncated };
  }, SHORT_NAME);

for (const width of [1280, 1024]) {
  test(`at ${width} px shows every name and figure of tables whole`, async ({ openPage }) => {
    // One visitor: later pages have the scripts of the earlier ones.
    const { page } = await openPage({ width });
    const faults: string[] = [];
    for (const path of tablePages) {
      await page.goto(address + path);
      await page.locator('main table tbody tr').first().waitFor();
      await page.waitForLoadState('networkidle');
      const { count, wide, truncated } = await squeezedTables(page);
      if (count === 0) faults.push(`${path} shows no table`);
      faults.push(...wide.map((table) => `${path}: ${table}`));
      faults.push(...truncated.map((name) => `${path}: ${name} is truncated`));
    }
    expect(faults).toEqual([]);
  });
}

test('shows the cards of a list in pages on a phone', async ({ openPage }) => {
  const { page } = await openAt(openPage, '/portals/litnet/global-top', {
    width: 375,
    height: 812,
  });
  const cards = page.locator('main table').first().locator('tbody > tr:visible');
  await page.getByRole('button', { name: 'Показать ещё 25' }).waitFor();
  expect(await cards.count()).toBe(CARD_PAGE);
  await page.getByRole('button', { name: 'Показать ещё 25' }).click();
  expect(await cards.count()).toBe(2 * CARD_PAGE);
});

/** Long pages, and a section far down each of them. */
const longPages = [
  ['/books/1', 'journal'],
  ['/authors/1', 'growth'],
  ['/portals/litnet/genre-stats', 'seasons'],
] as const;
/** Header, bar, and the space below them. */
const SECTION_TOP_PX = 132;

for (const [path, section] of longPages) {
  test(`leads to the sections of ${path}`, async ({ openPage }) => {
    const { page } = await openAt(openPage, path, { width: 1440, height: 900 });
    const nav = page.getByRole('navigation', { name: 'На этой странице' });
    const link = nav.locator(`a[href$="#${section}"]`);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await page.locator(`#${section}`).boundingBox())?.y)
      .toBeLessThanOrEqual(SECTION_TOP_PX);
    await expect.poll(() => link.getAttribute('aria-current')).toBe('location');
    expect(await nav.isVisible()).toBe(true);
    expect(page.url()).toContain(`#${section}`);
  });
}

/** Makes an account follow nothing, like a new one: other files share it. */
async function unfollowAll(access: string): Promise<void> {
  const headers = { Authorization: `Bearer ${access}` };
  const response = await fetch(`${address}/api/me/watch/keys/`, { headers });
  // Our own server, by the contract.
  const { items } = (await response.json()) as { items: { kind: string; target: number }[] };
  for (const { kind, target } of items) {
    await fetch(`${address}/api/me/watch/${kind}/${target}/`, { method: 'DELETE', headers });
  }
}

test('begins the dashboard of a new account with three steps, and says to guests what it gives', async ({
  openPage,
}) => {
  const { page } = await openAt(openPage, '/', { width: 1440, height: 900 });
  await page.getByRole('heading', { name: 'Что даёт учётная запись' }).waitFor();
  const { access } = await comeBackAs(page, address, 'vip');
  await unfollowAll(access);
  await page.goto(`${address}/app/dashboard`);
  const heading = page.getByRole('heading', { name: 'С чего начать' });
  await heading.waitFor();
  const steps = page.locator('main ol > li');
  expect(await steps.count()).toBe(3);
  // Content follows in the same window.
  const table = await boxOf(page, 'main table');
  expect(table.y).toBeLessThan(900);
});

/** The sections of genre statistics whose charts have a row, or a mark, per genre. */
const SECTIONS_OF_ROWS = 'main :is(#map, #spreads, #mix)';

test('reserves the height that charts of rows have once their code is loaded', async ({
  openPage,
}) => {
  const { page } = await openPage({ width: 1440 });
  // So low that no chart comes near it.
  await page.setViewportSize({ width: 1440, height: 120 });
  // Some of their rows are requested by the browser.
  await page.goto(`${address}/portals/litnet/genre-stats`, { waitUntil: 'networkidle' });
  await page.waitForFunction(isHydrated);
  const heights = () =>
    page
      .locator(`${SECTIONS_OF_ROWS} figure`)
      .evaluateAll((figures) =>
        figures.map((figure) => Math.round(figure.getBoundingClientRect().height)),
      );
  const reserved = await heights();
  expect(reserved).toHaveLength(5);
  expect(await page.locator(`${SECTIONS_OF_ROWS} [data-chart]`).count()).toBe(reserved.length);
  // Charts are rendered before printing, however far from the viewport they are.
  await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    window.dispatchEvent(new Event('afterprint'));
  });
  // A chart has tools once its plot is rendered; the outline in its place has none.
  const outlines = page.locator('main figure').filter({ hasNot: page.getByRole('button') });
  await expect.poll(() => outlines.count()).toBe(0);
  await expect.poll(heights).toEqual(reserved);
  expect(reserved.every((height) => height > 0)).toBe(true);
});

test('prints every chart, however far from the window it is', async ({ openPage }) => {
  const { page } = await openPage({ width: 1440 });
  await page.goto(`${address}/portals/litnet`, { waitUntil: 'networkidle' });
  await page.waitForFunction(isHydrated);
  const { before, after } = await page.evaluate(() => {
    const places = () => document.querySelectorAll('main [data-chart]').length;
    const found = places();
    // The browser prints what is there when the event has ended.
    window.dispatchEvent(new Event('beforeprint'));
    return { before: found, after: places() };
  });
  expect(before).toBeGreaterThan(0);
  expect(after).toBe(0);
});

test('prints the names of a list in a column that has room for them', async ({ openPage }) => {
  const { page } = await openPage({ width: 794 });
  await page.goto(`${address}/portals/litnet/global-top`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const names = page.locator('main table').first().locator('tbody th [data-row-link]');
  expect(await names.count()).toBe(100);
  const cut = await names.evaluateAll((links) =>
    links
      .filter((link) => {
        const cell = link.closest('th');
        return (
          cell === null || link.getBoundingClientRect().right > cell.getBoundingClientRect().right
        );
      })
      .map((link) => link.textContent),
  );
  expect(cut).toEqual([]);
});

test('shows the hues of lines and areas where the reader forces colours', async ({ openPage }) => {
  const { page } = await openPage({ width: 1440 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${address}/portals/litnet`);
  const areas = page.locator('main [data-series] .recharts-area-area');
  await page.locator('main figure').nth(1).scrollIntoViewIfNeeded();
  await areas.first().waitFor();
  const adjusted = await areas.evaluateAll((drawn) =>
    drawn.map((area) => getComputedStyle(area).forcedColorAdjust),
  );
  expect([...new Set(adjusted)]).toEqual(['none']);
});
