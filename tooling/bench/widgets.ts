import { writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';
import { launchBrowser } from '../run/browser.ts';
import { cacheFolder, root } from '../run/paths.ts';
import { serveFolder } from '../storybook/serveFolder.ts';
import { quantile, table } from './tables.ts';

/**
 * `npm run bench -- widgets`: our charts and tables in Chromium, on a processor throttled four
 * times, beside the plain libraries over the same data in the same run.
 *
 * Method. Each run is a new page, built as the product is, that already has providers, a heading
 * and a button; no widget has run yet, so its code is cold, as on a reader's first page. *First
 * paint* is the time from the start of React's render of the widget to the end of the first frame
 * with its content in the document (the last line of the chart, the cells of the matrix, rows of
 * the table with their links), not its frame or a skeleton; it includes rendering, styles, layout
 * and paint, but not loading data. *Script per move* is the browser's own count of script time for
 * one move of the pointer across the plot, at the 95th percentile. *Longest task* is the maximum of
 * the browser's long tasks while a wheel scrolls the rows, 600 pixels at a time; tasks below 50 ms
 * are not reported. All are medians of up to five runs; fewer for a widget that takes seconds.
 * `nothing` is an empty widget: the cost of the measurement itself, some 10 to 30 ms; a higher
 * value means that other work has had the processor, and then the other figures are too high as
 * well. `npm run bench -- widgets --widget=table` measures one widget.
 */
const RUNS = 5;
/** Of a drawing, beyond the first run. */
const MEASURE_BUDGET_MS = 4000;
const CPU_SLOWDOWN = 4;
/** Steps of the pointer over a chart, and of the wheel over a table. */
const STEPS = 40;
const source = '@litometr/source';

/**
 * Measurements of our widgets, with the plain library beside each and the limit in milliseconds.
 * `shareOfPlain` limits some to a multiple of the plain library's time as well.
 */
const questions = [
  { what: 'nothing, first paint', ours: 'nothing', plain: 'nothing', of: 'paint', limit: 50 },
  {
    what: '100,000 points, first paint',
    ours: 'chart',
    plain: 'plainChart',
    of: 'paint',
    limit: 700,
    shareOfPlain: 0.1,
  },
  {
    what: '12 × 90 points, script per move',
    ours: 'hover',
    plain: 'plainHover',
    of: 'move',
    limit: 50,
  },
  {
    what: '100 × 90 places, first paint',
    ours: 'matrix',
    plain: 'plainMatrix',
    of: 'paint',
    limit: 300,
  },
  { what: '10,000 rows, first paint', ours: 'table', plain: 'plainTable', of: 'paint', limit: 500 },
  {
    what: '100 rows, first paint',
    ours: 'page',
    plain: 'plainPage',
    of: 'paint',
    limit: 500,
    shareOfPlain: 1.5,
  },
  {
    what: '10,000 rows, longest task of a scroll',
    ours: 'table',
    plain: 'plainTable',
    of: 'scroll',
    limit: 120,
  },
] as const;

interface Answer {
  what: string;
  ours: number;
  plain: number;
  limit: number;
}

/** The page as the product is built: minified, React's production build. */
async function buildPage(): Promise<string> {
  const folder = join(cacheFolder, 'bench-widgets');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    mode: 'production',
    resolve: { conditions: [source, ...defaultClientConditions] },
    environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
    plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      outDir: folder,
      target: 'es2023',
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(root, 'packages/analytics-widgets/src/testing/bench/page.tsx'),
        output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="ru"><meta charset="utf-8"><title>bench</title>' +
      '<link rel="stylesheet" href="/style.css"><body class="light"><div id="root"></div>' +
      '<script type="module" src="/page.js"></script></body></html>',
  );
  return folder;
}

/** Runs in the page: the API of the benched page, and its longest task. */
interface BenchWindow {
  bench?: { mount: (name: string) => Promise<number> };
  longest?: number;
}

async function open(browser: Browser, url: string): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  await page.addInitScript(() => {
    const benchWindow = window as BenchWindow;
    benchWindow.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        benchWindow.longest = Math.max(benchWindow.longest ?? 0, duration);
    }).observe({ type: 'longtask' });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => (window as BenchWindow).bench !== undefined);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, devtools };
}

const mount = (page: Page, name: string) =>
  page.evaluate((selected) => (window as BenchWindow).bench?.mount(selected) ?? Number.NaN, name);

async function scriptTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

/** Milliseconds of script for a step of the pointer across the plot: the slowest but one in twenty. */
async function hover(page: Page, devtools: CDPSession): Promise<number> {
  // Tools and legends have drawings too: the plot is the largest.
  const boxes = await Promise.all(
    (await page.locator('#root svg').all()).map((drawing) => drawing.boundingBox()),
  );
  const [box] = boxes
    .filter((one) => one !== null)
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
  if (!box) throw new Error('The bench found no drawing to move the pointer over.');
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  const steps: number[] = [];
  let before = await scriptTime(devtools);
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    // The pointer also moves up and down, so that different lines are highlighted.
    const y = box.y + box.height * (0.5 + 0.3 * Math.sin(share * 9));
    await page.mouse.move(box.x + 60 + share * (box.width - 240), y);
    const now = await scriptTime(devtools);
    steps.push(now - before);
    before = now;
  }
  return quantile(steps, 0.95);
}

/** The longest task while the wheel turns over the rows; 0 where none was above 50 ms. */
async function scroll(page: Page): Promise<number> {
  await page.mouse.move(400, 400);
  await page.evaluate(() => {
    (window as BenchWindow).longest = 0;
  });
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(0, 600);
  // Long tasks are reported after they have ended, with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
  );
  return page.evaluate(() => (window as BenchWindow).longest ?? 0);
}

/**
 * Waits for work deferred until after the first paint, which must not count as a reaction to input.
 */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve());
      }),
  );

async function measureOnce(
  browser: Browser,
  url: string,
  name: string,
  of: 'paint' | 'move' | 'scroll',
) {
  const { page, devtools } = await open(browser, url);
  try {
    const paint = await mount(page, name);
    if (of !== 'paint') await settled(page);
    if (of === 'move') return await hover(page, devtools);
    return of === 'scroll' ? await scroll(page) : paint;
  } finally {
    await page.close();
  }
}

const isEarly = (started: number) => performance.now() - started < MEASURE_BUDGET_MS;

/**
 * Returns medians on a throttled processor, beside the plain libraries over the same data. `only`:
 * one widget, such as `table`; absent: all.
 */
export async function measureWidgets(only?: string): Promise<Answer[]> {
  const selected = questions.filter(({ ours }) => only === undefined || only === ours);
  if (selected.length === 0) {
    const names = [...new Set(questions.map(({ ours }) => ours))].join(', ');
    throw new Error(`There is no widget "${only ?? ''}" to measure. There are ${names}.`);
  }
  const { url, server } = await serveFolder(await buildPage());
  const browser = await launchBrowser();
  const answers: Answer[] = [];
  try {
    for (const question of selected) {
      const { what, ours, plain, of } = question;
      const medianOf = async (name: string) => {
        const runs: number[] = [];
        const started = performance.now();
        while (runs.length === 0 || (runs.length < RUNS && isEarly(started))) {
          runs.push(await measureOnce(browser, url, name, of));
        }
        return quantile(runs, 0.5);
      };
      const measured = { ours: await medianOf(ours), plain: await medianOf(plain) };
      const ofPlain =
        'shareOfPlain' in question ? question.shareOfPlain * measured.plain : Infinity;
      answers.push({ what, ...measured, limit: Math.min(question.limit, ofPlain) });
    }
  } finally {
    await browser.close();
    server.close();
  }
  console.log(
    table(
      ['ms, processor 4× slower', 'ours', 'limit', '', 'plain', 'plain ÷ ours'],
      answers.map(({ what, ours, plain, limit }) => [
        what,
        ours.toFixed(1),
        limit.toFixed(0),
        ours <= limit ? 'holds' : 'over',
        plain.toFixed(1),
        // A scroll without a long task has nothing to divide by.
        ours === 0 ? '' : (plain / ours).toFixed(1),
      ]),
    ),
  );
  return answers;
}
