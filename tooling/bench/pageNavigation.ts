import type { Browser, Page } from 'playwright-core';
import { slowDown, TIMEOUT_MS } from './pageVitals.ts';

interface Timing {
  pressed: number;
  there: number | null;
}

/**
 * Runs in the page: measures from the click on a link until the expected element exists at its
 * address.
 */
function armTiming([path, ready]: readonly [path: string, ready: string]): void {
  const timing: Timing = { pressed: 0, there: null };
  Object.assign(window, { timing });
  addEventListener('click', (event) => (timing.pressed = event.timeStamp), {
    capture: true,
    once: true,
  });
  const look = () => {
    const isThere = location.pathname === path && document.querySelector(ready) !== null;
    if (isThere) timing.there = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function leg(page: Page, path: string, ready: string): Promise<number> {
  await page.evaluate(armTiming, [path, ready] as const);
  await page.click(`nav a[href="${path}"]`);
  await page.waitForFunction(
    () => (window as unknown as { timing: Timing }).timing.there !== null,
    null,
    { timeout: TIMEOUT_MS },
  );
  const { pressed, there } = await page.evaluate(
    () => (window as unknown as { timing: Timing }).timing,
  );
  return (there ?? 0) - pressed;
}

/** From one page to another by the menu: the first time, and once more, in ms. */
export async function navigation(
  browser: Browser,
  from: string,
  path: string,
  ready: string,
): Promise<{ first: number; again: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.goto(from, { waitUntil: 'networkidle' });
    // Until the page is hydrated, a link is one of the browser's own.
    await page.waitForSelector('html[data-hydrated]');
    const first = await leg(page, path, ready);
    await page.goBack();
    await page.waitForLoadState('networkidle');
    const again = await leg(page, path, ready);
    return { first, again };
  } finally {
    await context.close();
  }
}
