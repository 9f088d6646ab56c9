import type { Page } from 'playwright-core';
import { buildApp } from '../../apps/server/src/buildApp.ts';
import { bareOptions } from '../../apps/server/src/http/testing/bareApp.ts';
import type { Measurements } from '../../apps/server/src/measurements/client.ts';
import { publishedTag, registerReadRoutes } from '../../apps/server/src/reads/routes.ts';
import { en } from '../../packages/analytics-widgets/src/strings/en.ts';
import { ru } from '../../packages/analytics-widgets/src/strings/ru.ts';
import { isHydrated } from '../e2e/isHydrated.ts';
import { launchBrowser } from '../run/browser.ts';
import { dashboardDist } from '../run/paths.ts';
import type { Spoken } from './wording.ts';

/** All reads come from one address. */
const READS_PER_MINUTE = 100_000;

/** A page as it is once all of it has loaded. */
export interface BrowserPage {
  /** With the plots of its charts. */
  plots: string;
  /** With the tables of its charts in place of the plots. */
  tables: string;
}

/**
 * Runs in the page: whether all data and all code of it are there. Charts without data say so, in a text or under
 * a heading of its own, and have no tools. Charts render when they come near the viewport, or before the page is
 * printed: those whose data are late, too.
 */
function isWhole({ noData, showTable }: { noData: string; showTable: string }): boolean {
  window.dispatchEvent(new Event('beforeprint'));
  return (
    document.querySelector('h1') !== null &&
    document.querySelector('main [aria-busy="true"], main [data-chart]') === null &&
    [...document.querySelectorAll('main figure')].every(
      (figure) =>
        // A plot has buttons of its own, and is there before the tools.
        figure.querySelector(`button[aria-label="${showTable}"]`) !== null ||
        figure.textContent.includes(noData) ||
        figure.querySelectorAll('h2, h3, h4, h5').length > 1,
    )
  );
}

/**
 * Runs in the page: whether it has as many elements as at the call before. The texts of the marks of a chart
 * follow its first paint.
 */
function isStill(): boolean {
  const { dataset } = document.documentElement;
  const before = dataset['elements'];
  dataset['elements'] = String(document.querySelectorAll('main *').length);
  return before === dataset['elements'];
}

/**
 * Runs in the page: presses the button of each chart that shows its table, and returns whether all of them do.
 * The code of the tables loads with the first press.
 */
function showTables(label: string): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('main figure button')].filter(
    (button) => button.getAttribute('aria-label') === label,
  );
  for (const button of buttons) button.click();
  const pinned = [...document.querySelectorAll('main figure [data-pinned="true"]')];
  return (
    buttons.length === 0 && pinned.every((tools) => tools.closest('figure')?.querySelector('table'))
  );
}

const words = { ru: ru.chart, en: en.chart } as const;

const htmlOf = (page: Page) => page.evaluate(() => document.documentElement.outerHTML);

async function readPage(page: Page, address: string, locale: Spoken): Promise<BrowserPage> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(isHydrated);
  const { showTable, noData } = words[locale];
  await page.waitForFunction(isWhole, { noData, showTable }, { polling: 100 });
  await page.waitForFunction(isStill, undefined, { polling: 200 });
  const plots = await htmlOf(page);
  await page.waitForFunction(showTables, showTable, { polling: 100 });
  // Long tables have all rows on paper only.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  return { plots, tables: await htmlOf(page) };
}

/** Opens pages of the built dashboard in a browser, over the read routes of a store. */
export async function browserPagesOf(measurements: Measurements) {
  const deps = { measurements, coverHosts: [] };
  const app = await buildApp({
    ...bareOptions,
    dashboardFolder: dashboardDist,
    stateTag: () => publishedTag(deps),
    readsPerMinute: READS_PER_MINUTE,
    routes: (api) => registerReadRoutes(api, deps),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await launchBrowser();

  return {
    async close() {
      await browser.close();
      await app.close();
    },
    /** Returns a page in a language, after everything that loads later. */
    async open(path: string, locale: Spoken): Promise<BrowserPage> {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 1000 },
        reducedMotion: 'reduce',
      });
      try {
        await context.addCookies([{ name: 'locale', value: locale, url: origin }]);
        await context.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
        return await readPage(await context.newPage(), `${origin}${path}`, locale);
      } catch (error) {
        throw new Error(`${path} has not loaded.`, { cause: error });
      } finally {
        await context.close();
      }
    },
  };
}
