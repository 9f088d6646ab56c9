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
export const TIMEOUT_MS = 30_000;

/** Times that a visitor waits, in ms. */
export interface Vitals {
  fcp: number;
  lcp: number;
  /** A click on a control of the page acts. */
  interactive: number;
  /** The first chart is there, on the screen; 0 for a page without charts. */
  chart: number;
  tbt: number;
  cls: number;
  /** KiB of scripts as they came over the wire until the page was interactive. */
  js: number;
}

/** Puts a page on the slow line and the slow processor. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** A visitor presses a control of the page, or scrolls to its first chart. */
export type Errand = 'control' | 'chart';

interface Watch {
  errand: Errand;
  report: string;
  /** How long after the last of it the page reports, in ms. */
  settled: number;
}

interface Observed {
  fcp: number;
  lcp: number;
  interactive: number;
  chart: number;
  tasks: [start: number, duration: number][];
  shifts: [start: number, value: number][];
}

/** The call by which a page reports what was seen in it. */
const REPORT = 'reportVitals';

/** Runs in the page before anything else: observers of its own would come too late. */
function observeVitals({ errand, report, settled }: Watch): void {
  // A tab, the head of a column that sorts, or what opens something: the first of the page.
  const CONTROL =
    'main :is([role="tab"][aria-selected="false"], thead button, button[aria-expanded="false"])';
  const CHART = 'main figure svg:not(.lucide) :is(path, rect)';
  const PRESS_MS = 250;
  // Browsers count no shift within so long after an input; they do not know a script's click for one.
  const INPUT_MS = 500;
  const seen: Observed = { fcp: 0, lcp: 0, interactive: 0, chart: 0, tasks: [], shifts: [] };
  const clicks: number[] = [];
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    // Ends with the first click, as for a reader: what comes into view later is not of the first view.
    if (entry.startTime < (clicks[0] ?? Infinity)) seen.lcp = entry.startTime;
  });
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    const followsClick = clicks.some(
      (click) => shift.startTime >= click && shift.startTime < click + INPUT_MS,
    );
    if (!shift.hadRecentInput && !followsClick) seen.shifts.push([shift.startTime, shift.value]);
  });
  const end = () => {
    const sendReport = (window as unknown as Record<string, (text: string) => void>)[report];
    setTimeout(() => sendReport?.(JSON.stringify(seen)), settled);
  };
  const lookForChart = () => {
    if (document.querySelector(CHART)?.checkVisibility() !== true) {
      requestAnimationFrame(lookForChart);
      return;
    }
    seen.chart = performance.now();
    end();
  };
  const stateOf = (control: Element) =>
    [
      location.search,
      control.isConnected,
      ...['selected', 'expanded', 'sort'].map((name) => control.getAttribute(`aria-${name}`)),
    ].join();
  const press = (control: HTMLElement, before: string) => {
    const now = performance.now();
    if (stateOf(control) !== before) {
      seen.interactive = now;
      end();
      return;
    }
    if (now - (clicks.at(-1) ?? -Infinity) >= PRESS_MS) {
      clicks.push(now);
      control.click();
    }
    // A click's change is rendered in a task of its own: the frame that shows it counts.
    requestAnimationFrame(() => press(control, before));
  };
  // Not before the page is hydrated: each click makes React hydrate at once instead of in short tasks, and
  // clicks of four a second doubled the blocked time that they were to measure.
  const lookForControl = () => {
    const control = document.querySelector<HTMLElement>(CONTROL);
    const isHydrated = document.documentElement.dataset['hydrated'] !== undefined;
    if (control === null || !isHydrated) requestAnimationFrame(lookForControl);
    else press(control, stateOf(control));
  };
  // At once, as a reader scrolls who sees the text of the page: the server has rendered the place of the chart.
  const lookForPlace = () => {
    const place = document.querySelector('[data-chart]');
    if (place === null || seen.fcp === 0) requestAnimationFrame(lookForPlace);
    else {
      place.scrollIntoView({ behavior: 'instant' });
      lookForChart();
    }
  };
  requestAnimationFrame(errand === 'control' ? lookForControl : lookForPlace);
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
 * Returns the observations of a page once it has settled. The page reports them by itself: a script to
 * poll for them would take a slow processor a tenth of a second, before the first paint.
 */
function observed(devtools: CDPSession, url: string): Promise<Observed> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(
      () => reject(new Error(`${url} was not interactive, or showed no chart.`)),
      TIMEOUT_MS,
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

export interface VisitOptions {
  locale?: string;
  errand?: Errand;
  /** On the slow line with the slow processor. */
  isSlow?: boolean;
}

/** A first visit: empty cache, slow line, slow processor. */
export async function visit(
  browser: Browser,
  url: string,
  { locale = 'ru', errand = 'control', isSlow = true }: VisitOptions = {},
): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    // As chosen on an earlier visit, whose files are no longer there.
    await context.addCookies([{ name: 'locale', value: locale, url: new URL(url).origin }]);
    await context.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: REPORT });
    await page.addInitScript(observeVitals, { errand, report: REPORT, settled: SETTLED_MS });
    if (isSlow) await slowDown(devtools);
    const seeing = observed(devtools, url);
    const [seen] = await Promise.all([seeing, page.goto(url, { waitUntil: 'commit' })]);
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      interactive: seen.interactive,
      chart: seen.chart,
      tbt: seen.tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
      cls: worstWindow(seen.shifts),
      js: (await scriptBytes(page, seen.interactive)) / 1024,
    };
  } finally {
    await context.close();
  }
}
