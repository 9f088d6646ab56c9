import type { Browser, CDPSession, Page } from 'playwright-core';

/** Slow 4G and a phone's processor, as in the page budgets. */
const NETWORK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
const CPU_SLOWDOWN = 4;
/** Tasks and shifts count until so long after the page is ready. */
const SETTLED_MS = 2_000;
/** A page that is not ready by then never will be. */
export const PATIENCE_MS = 30_000;

/** What a visitor waits for, in ms. */
export interface Vitals {
  fcp: number;
  lcp: number;
  /** The page's table or chart is seen, in the server's drawing or in the app. */
  ready: number;
  /** The app stands, and that table or chart in it: a drawing of them does not count. */
  stands: number;
  tbt: number;
  cls: number;
  /** KiB of scripts as they came over the wire until the app stood. */
  js: number;
}

/** Puts a page on the slow line and the slow processor. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

interface Watch {
  ready: string;
  report: string;
  /** How long after the page stands it is told, in ms. */
  settled: number;
}

interface Observed {
  fcp: number;
  lcp: number;
  ready: number | null;
  stands: number | null;
  tasks: [start: number, duration: number][];
  shifts: [start: number, value: number][];
}

/** The call by which a page tells what was seen in it. */
const REPORT = 'reportVitals';

/** Runs in the page before anything else: observers of its own would come too late. */
function observeVitals({ ready, report, settled }: Watch): void {
  const seen: Observed = { fcp: 0, lcp: 0, ready: null, stands: null, tasks: [], shifts: [] };
  Object.assign(window, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.shifts.push([shift.startTime, shift.value]);
  });
  const look = () => {
    const shown = [...document.querySelectorAll(ready)].filter((each) => each.checkVisibility());
    // What was drawn stays in the app's page, inert, until the chart itself is there.
    const living = shown.some((each) => each.closest('[data-prerendered], [inert]') === null);
    if (shown.length > 0) seen.ready ??= performance.now();
    if (!living) {
      requestAnimationFrame(look);
      return;
    }
    seen.stands = performance.now();
    const tell = (window as unknown as Record<string, (text: string) => void>)[report];
    setTimeout(() => tell?.(JSON.stringify(seen)), settled);
  };
  requestAnimationFrame(look);
}

const FIVE_SECONDS = 5_000;
const ONE_SECOND = 1_000;

/** The worst window of shifts, as browsers count it. */
function worstWindow(shifts: Observed['shifts']): number {
  let [worst, sum, first, last] = [0, 0, 0, -Infinity];
  for (const [at, value] of shifts) {
    const isSame = at - last < ONE_SECOND && at - first < FIVE_SECONDS;
    sum = isSame ? sum + value : value;
    if (!isSame) first = at;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/**
 * What was seen in a page once it has stood and settled. The page tells it by itself: to be asked, it
 * would be given the asker's script first, which takes a slow processor a tenth of a second, ahead of
 * the first paint.
 */
function observed(devtools: CDPSession, url: string, ready: string): Promise<Observed> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(
      () => reject(new Error(`${url} never showed ${ready}.`)),
      PATIENCE_MS,
    );
    devtools.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== REPORT) return;
      clearTimeout(patience);
      // The words of `observeVitals`.
      resolve(JSON.parse(payload) as Observed);
    });
  });
}

/** Bytes of the scripts that had arrived at a moment. */
function scriptBytes(page: Page, at: number): Promise<number> {
  return page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= end)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    at,
  );
}

/** A first visit: empty cache, slow line, slow processor. */
export async function visit(
  browser: Browser,
  url: string,
  ready: string,
  isSlow = true,
): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: REPORT });
    await page.addInitScript(observeVitals, { ready, report: REPORT, settled: SETTLED_MS });
    if (isSlow) await slowDown(devtools);
    const seeing = observed(devtools, url, ready);
    const [seen] = await Promise.all([seeing, page.goto(url, { waitUntil: 'commit' })]);
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      ready: seen.ready ?? 0,
      stands: seen.stands ?? 0,
      tbt: seen.tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
      cls: worstWindow(seen.shifts),
      js: (await scriptBytes(page, seen.stands ?? 0)) / 1024,
    };
  } finally {
    await context.close();
  }
}
