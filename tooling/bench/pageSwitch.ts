import type { Browser, Page } from 'playwright-core';
import { slowDown, TIMEOUT_MS } from './pageVitals.ts';
import { quantile } from './tables.ts';

/** Switches of each kind: there and back, so that the theme and the language end as they began. */
const RUNS = 8;
const ROWS = 100;
/** Work that follows a switch, such as saving it, has ended by then. */
const SETTLED_MS = 1_000;

/**
 * Milliseconds from a click to the frame in which everything in the window has the new look. What is
 * out of view may follow later: a language is there once every text in the window, with its `lang`,
 * is one of those that the settled page has in that language.
 */
export interface SwitchTimes {
  theme: number;
  language: number;
}

interface Timing {
  pressed: number;
  painted: number | null;
}

interface Expected {
  kind: keyof SwitchTimes;
  /** The class of the body, or the language of the document. */
  next: string;
  /** Texts of the settled page; null: not compared. */
  texts: readonly string[] | null;
}

/**
 * Runs in the page: returns its texts, also those for assistive technology, each with its language.
 *
 * @param isWhole false: those in the window alone
 */
function readTexts(isWhole: boolean): string[] {
  const isRead = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return isWhole || (width > 0 && bottom > 0 && top < innerHeight);
  };
  const parts = [...document.querySelectorAll('header, #sidebar, main, footer')];
  return parts
    .flatMap((part) => [...part.querySelectorAll('*')])
    .filter(isRead)
    .map((element) => {
      const own = [...element.childNodes].filter((node) => node instanceof Text);
      const texts = [
        ...own.map(({ data }) => data),
        ...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
      ].filter((text) => text !== null && text.trim() !== '');
      const lang = element.closest('[lang]')?.getAttribute('lang');
      return texts.length === 0 ? '' : [lang, ...texts].join('|');
    })
    .filter((line) => line !== '');
}

/** Runs in the page: measures from the next click until a frame with the expected look is painted. */
function armSwitch({ kind, next, texts }: Expected): void {
  const timing: Timing = { pressed: 0, painted: null };
  Object.assign(window, { timing });
  const { readTexts: read } = window as unknown as { readTexts: typeof readTexts };
  const known = texts === null ? null : new Set(texts);
  addEventListener('click', (event) => (timing.pressed = event.timeStamp), {
    capture: true,
    once: true,
  });
  const isThere = () =>
    kind === 'theme'
      ? document.body.classList.contains(next)
      : document.documentElement.lang === next;
  const look = () => {
    if (!isThere()) {
      requestAnimationFrame(look);
      return;
    }
    // The first task after a frame's callbacks runs once that frame was laid out and painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const painted = performance.now();
      if (known === null || read(false).every((text) => known.has(text))) timing.painted = painted;
      else requestAnimationFrame(look);
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

async function timeOf(page: Page, click: () => Promise<void>): Promise<number> {
  await click();
  await page.waitForFunction(
    () => (window as unknown as { timing: Timing }).timing.painted !== null,
    null,
    { timeout: TIMEOUT_MS },
  );
  const { pressed, painted } = await page.evaluate(
    () => (window as unknown as { timing: Timing }).timing,
  );
  await page.waitForTimeout(SETTLED_MS);
  return (painted ?? 0) - pressed;
}

async function switchTheme(page: Page): Promise<number> {
  const next = await page.evaluate(() =>
    document.body.classList.contains('dark') ? 'light' : 'dark',
  );
  const expected: Expected = { kind: 'theme', next, texts: null };
  await page.evaluate(armSwitch, expected);
  return timeOf(page, () => page.locator('header button:has(.lucide-sun, .lucide-moon)').click());
}

/**
 * Switches between Russian and English.
 *
 * @param settled texts of the page by language, which are compared, or added after a first switch
 */
async function switchLanguage(page: Page, settled: Map<string, string[]>): Promise<number> {
  const isRussian = await page.evaluate(() => document.documentElement.lang === 'ru');
  const next = isRussian ? 'en' : 'ru';
  await page.locator('header button:has(.lucide-languages)').click();
  const item = page.getByRole('menuitemradio', { name: isRussian ? 'English' : 'Русский' });
  await item.waitFor();
  const texts = settled.get(next) ?? null;
  const expected: Expected = { kind: 'language', next, texts };
  await page.evaluate(armSwitch, expected);
  const time = await timeOf(page, () => item.click());
  if (texts === null) settled.set(next, await page.evaluate(readTexts, true));
  return time;
}

/** Returns the medians of switches of the theme and the language on a page with a list of 100 rows. */
export async function measureSwitches(browser: Browser, url: string): Promise<SwitchTimes> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForSelector('html[data-hydrated]');
    const rows = await page.locator('main table tbody tr').count();
    if (rows < ROWS) throw new Error(`${url} has ${rows} rows, not ${ROWS}.`);
    await page.evaluate(`window.readTexts = ${readTexts.toString()}`);
    // The texts of a language are loaded once, and not a part of what is measured.
    const settled = new Map<string, string[]>();
    await switchLanguage(page, settled);
    await switchLanguage(page, settled);
    await slowDown(await context.newCDPSession(page));
    const times: Record<keyof SwitchTimes, number[]> = { theme: [], language: [] };
    for (let run = 0; run < RUNS; run += 1) {
      times.theme.push(await switchTheme(page));
    }
    // In the theme that the texts were read in: its button names the other one.
    for (let run = 0; run < RUNS; run += 1) {
      times.language.push(await switchLanguage(page, settled));
    }
    return { theme: quantile(times.theme, 0.5), language: quantile(times.language, 0.5) };
  } finally {
    await context.close();
  }
}
