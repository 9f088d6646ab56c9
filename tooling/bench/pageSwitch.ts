import type { Browser, Page } from 'playwright-core';
import { slowDown, TIMEOUT_MS } from './pageVitals.ts';
import { quantile } from './tables.ts';

/** Switches of each kind: there and back, so that the theme and the language end as they began. */
const RUNS = 8;
const ROWS = 100;
/** Work that follows a switch, such as saving it, has ended by then. */
const SETTLED_MS = 1_000;

/** Milliseconds from a click to the frame in which the whole page has the new look. */
export interface SwitchTimes {
  theme: number;
  language: number;
}

interface Timing {
  pressed: number;
  painted: number | null;
}

/** Runs in the page: measures from the next click until a frame with the expected look is painted. */
function armSwitch([kind, next]: readonly [kind: keyof SwitchTimes, next: string]): void {
  const timing: Timing = { pressed: 0, painted: null };
  Object.assign(window, { timing });
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
    port1.onmessage = () => (timing.painted = performance.now());
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
  await page.evaluate(armSwitch, ['theme', next] as const);
  return timeOf(page, () => page.locator('header button:has(.lucide-sun, .lucide-moon)').click());
}

async function switchLanguage(page: Page): Promise<number> {
  const isRussian = await page.evaluate(() => document.documentElement.lang === 'ru');
  await page.locator('header button:has(.lucide-languages)').click();
  const item = page.getByRole('menuitemradio', { name: isRussian ? 'English' : 'Русский' });
  await item.waitFor();
  await page.evaluate(armSwitch, ['language', isRussian ? 'en' : 'ru'] as const);
  return timeOf(page, () => item.click());
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
    // The texts of a language are loaded once, and not a part of what is measured.
    await switchLanguage(page);
    await switchLanguage(page);
    await slowDown(await context.newCDPSession(page));
    const times: Record<keyof SwitchTimes, number[]> = { theme: [], language: [] };
    for (let run = 0; run < RUNS; run += 1) {
      times.theme.push(await switchTheme(page));
      times.language.push(await switchLanguage(page));
    }
    return { theme: quantile(times.theme, 0.5), language: quantile(times.language, 0.5) };
  } finally {
    await context.close();
  }
}
