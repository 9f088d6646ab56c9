import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/browserServer.ts';
import { quantile, table } from './tables.ts';

const paths = ['/', '/portals/litnet', '/portals/litnet/books', '/books/1'];
const RUNS = 5;

/** Slow 4G and a phone's processor, as in the page budgets. */
const NETWORK = {
  offline: false,
  downloadThroughput: (1_600 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};
const CPU_SLOWDOWN = 4;

interface Vitals {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** KiB of scripts as they came over the wire. */
  js: number;
}

/** Runs in the page before anything else; the page's own observers cannot see what came earlier. */
function observeVitals(): void {
  const vitals = { fcp: 0, lcp: 0, tbt: 0, cls: 0 };
  Object.assign(window, { vitals });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime;
  });
  watch('longtask', (entry) => {
    vitals.tbt += Math.max(0, entry.duration - 50);
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
}

async function load(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(observeVitals);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'networkidle' });
  const vitals = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'));
    const js = scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0) / 1024;
    const [fcp] = performance.getEntriesByName('first-contentful-paint');
    const { vitals } = window as unknown as { vitals: Omit<Vitals, 'js'> };
    return { ...vitals, fcp: fcp?.startTime ?? vitals.fcp, js };
  });
  await context.close();
  return vitals;
}

const keys = ['fcp', 'lcp', 'tbt', 'cls', 'js'] as const;

/** Medians of a first visit; over HTTP/1.1 as the server speaks it without a proxy. */
export async function measurePages(address: string): Promise<Record<string, Vitals>> {
  const browser = await launchBrowser();
  const figures: Record<string, Vitals> = {};
  try {
    for (const path of paths) {
      const runs: Vitals[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await load(browser, address + path));
      const median = (key: keyof Vitals) =>
        quantile(
          runs.map((vitals) => vitals[key]),
          0.5,
        );
      figures[path] = {
        fcp: median('fcp'),
        lcp: median('lcp'),
        tbt: median('tbt'),
        cls: median('cls'),
        js: median('js'),
      };
    }
  } finally {
    await browser.close();
  }
  console.log(
    table(
      ['page', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'JS KiB'],
      Object.entries(figures).map(([path, vitals]) => [
        path,
        ...keys.map((key) => vitals[key].toFixed(key === 'cls' ? 3 : 0)),
      ]),
    ),
  );
  return figures;
}
