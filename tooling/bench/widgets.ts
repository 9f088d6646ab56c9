import { writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';
import { launchBrowser } from '../e2e/browserServer.ts';
import { cacheFolder, root } from '../run/paths.ts';
import { serveFolder } from '../storybook/serveFolder.ts';
import { quantile, table } from './tables.ts';

/**
 * `npm run bench -- widgets`: our charts and tables in Chromium, on a processor slowed four times,
 * beside the plain libraries over the same data in the same run.
 *
 * How it is measured. Each run is a page of its own, built as the product is, in which providers, a
 * heading and a button stand and nothing of a widget has run yet: its code is cold, as on a reader's
 * first page. *First paint* is the time from asking React for the widget to the end of the first
 * frame that begins with its content in the document (the last line of the chart, the cells of the
 * matrix, rows of the table with their links), not its frame or a skeleton; rendering, styles,
 * layout and paint are in it. The data are there before. *Script per move* is the browser's own count
 * of script for one move of the pointer across the plot, of which the slowest but one in twenty
 * counts. *Longest task* is what the browser tells of while a wheel turns over the rows, 600 pixels
 * at a time; what it does not tell of is shorter than 50 ms. All are medians of up to five runs; of a
 * drawing that takes seconds fewer are made. `nothing` is an empty drawing: the price of the clock
 * itself. Some 10 to 30 ms; where it is more, other work has had the processor, and so with the rest.
 * `npm run bench -- widgets --widget=table` asks one drawing's questions.
 */
const RUNS = 5;
/** Of a drawing, beyond the first run. */
const ENOUGH_MS = 4000;
const CPU_SLOWDOWN = 4;
/** Steps of the pointer over a chart, and of the wheel over a table. */
const STEPS = 40;
const source = '@litometr/source';

/** What is measured of which drawing, beside what of the plain library, and what it must keep to. */
const questions = [
  { what: 'nothing, first paint', ours: 'nothing', plain: 'nothing', of: 'paint', limit: 50 },
  {
    what: '100,000 points, first paint',
    ours: 'chart',
    plain: 'plainChart',
    of: 'paint',
    limit: 250,
  },
  {
    what: '1,000 points, script per move',
    ours: 'hover',
    plain: 'plainHover',
    of: 'move',
    limit: 16,
  },
  {
    what: '100 × 90 places, first paint',
    ours: 'matrix',
    plain: 'plainMatrix',
    of: 'paint',
    limit: 200,
  },
  { what: '10,000 rows, first paint', ours: 'table', plain: 'plainTable', of: 'paint', limit: 150 },
  {
    what: '10,000 rows, longest task of a scroll',
    ours: 'table',
    plain: 'plainTable',
    of: 'scroll',
    limit: 50,
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

/** Runs in the page: what the benched page offers, and what it keeps of long tasks. */
interface BenchWindow {
  bench?: { mount: (name: string) => Promise<number> };
  longest?: number;
}

async function open(browser: Browser, url: string): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  await page.addInitScript(() => {
    const told = window as BenchWindow;
    told.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        told.longest = Math.max(told.longest ?? 0, duration);
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
  page.evaluate((asked) => (window as BenchWindow).bench?.mount(asked) ?? Number.NaN, name);

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
    // Up and down as well: lines come near and stand out.
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
  // Long tasks are told of after they have ended, with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))),
  );
  return page.evaluate(() => (window as BenchWindow).longest ?? 0);
}

/** What is put off until behind the first paint is no part of what a reader does next. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve());
      }),
  );

async function ask(browser: Browser, url: string, name: string, of: 'paint' | 'move' | 'scroll') {
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

const isEarly = (started: number) => performance.now() - started < ENOUGH_MS;

/**
 * Medians on a slowed processor, beside the plain libraries over the same data. `only`: the drawing
 * that is asked about, such as `table`; absent: all.
 */
export async function measureWidgets(only?: string): Promise<Answer[]> {
  const asked = questions.filter(({ ours }) => only === undefined || only === ours);
  if (asked.length === 0) {
    const names = [...new Set(questions.map(({ ours }) => ours))].join(', ');
    throw new Error(`There is no widget "${only ?? ''}" to measure. There are ${names}.`);
  }
  const { url, server } = await serveFolder(await buildPage());
  const browser = await launchBrowser();
  const answers: Answer[] = [];
  try {
    for (const { what, ours, plain, of, limit } of asked) {
      const medianOf = async (name: string) => {
        const runs: number[] = [];
        const started = performance.now();
        while (runs.length === 0 || (runs.length < RUNS && isEarly(started))) {
          runs.push(await ask(browser, url, name, of));
        }
        return quantile(runs, 0.5);
      };
      answers.push({ what, ours: await medianOf(ours), plain: await medianOf(plain), limit });
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
        String(limit),
        ours <= limit ? 'holds' : 'over',
        plain.toFixed(1),
        // A scroll without a long task has nothing to divide by.
        ours === 0 ? '' : (plain / ours).toFixed(1),
      ]),
    ),
  );
  return answers;
}
