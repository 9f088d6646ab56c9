import type { Browser, Page } from 'playwright-core';

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

/** What a visitor waits for, in ms. */
export interface Vitals {
  fcp: number;
  lcp: number;
  /** The page's table or charts stand there. */
  ready: number;
  tbt: number;
  cls: number;
  /** KiB of scripts as they came over the wire. */
  js: number;
}

interface Observed {
  fcp: number;
  lcp: number;
  ready: number | null;
  tasks: [start: number, duration: number][];
  shifts: [start: number, value: number][];
}

/** Runs in the page before anything else: observers of its own would come too late. */
function observeVitals(ready: string): void {
  const seen: Observed = { fcp: 0, lcp: 0, ready: null, tasks: [], shifts: [] };
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
    const shown = [...document.querySelectorAll(ready)].some((each) => each.checkVisibility());
    if (shown) seen.ready = performance.now();
    else requestAnimationFrame(look);
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

async function observedIn(page: Page): Promise<Observed> {
  return page.evaluate(() => (window as unknown as { seen: Observed }).seen);
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
    await page.addInitScript(observeVitals, ready);
    const devtools = await context.newCDPSession(page);
    let js = 0;
    const scripts = new Set<string>();
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) js += encodedDataLength;
    });
    await devtools.send('Network.enable');
    if (isSlow) {
      await devtools.send('Network.emulateNetworkConditions', NETWORK);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    }
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window as unknown as { seen: Observed }).seen.ready !== null);
    await page.waitForLoadState('networkidle');
    const { ready: at } = await observedIn(page);
    const until = (at ?? 0) + SETTLED_MS;
    await page.waitForFunction((end) => performance.now() > end, until);
    const seen = await observedIn(page);
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      ready: seen.ready ?? 0,
      tbt: seen.tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
      cls: worstWindow(seen.shifts),
      js: js / 1024,
    };
  } finally {
    await context.close();
  }
}

/** From one page to a table by the menu: the first time, and once more, in ms. */
export async function navigation(
  browser: Browser,
  from: string,
  path: string,
): Promise<[first: number, again: number]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(from, { waitUntil: 'networkidle' });
    // Until the app stands, a link is one of the browser's own.
    await page.waitForSelector('#root:not([data-prerendered])');
    const times: number[] = [];
    for (let leg = 0; leg < 2; leg += 1) {
      await page.evaluate((target) => {
        const timing = { from: 0, to: null as number | null };
        Object.assign(window, { timing });
        addEventListener('click', (event) => (timing.from = event.timeStamp), {
          capture: true,
          once: true,
        });
        const look = () => {
          const isThere =
            location.pathname === target && document.querySelector('main table tbody td') !== null;
          if (isThere) timing.to = performance.now();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }, path);
      await page.click(`nav a[href="${path}"]`);
      const timing = () =>
        (window as unknown as { timing: { from: number; to: number | null } }).timing;
      await page.waitForFunction(() => {
        const { timing: known } = window as unknown as { timing: { to: number | null } };
        return known.to !== null;
      });
      const { from: pressed, to } = await page.evaluate(timing);
      times.push((to ?? 0) - pressed);
      await page.goBack();
      await page.waitForLoadState('networkidle');
    }
    return [times[0] ?? 0, times[1] ?? 0];
  } finally {
    await context.close();
  }
}
