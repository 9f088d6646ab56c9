/**
 * `npm run bench [-- start | api [--small | --large] | pages | import | kills | widgets]`: prints
 * tables and stores the figures as JSON, together with those of other benches. `pages` and `start`
 * measure the built product on demo data, `api` the server on 1.8 million generated readings and on
 * ten times that (on one of them with `--small` or `--large`), `import` a large bundle, `widgets`
 * tables and charts in Chromium; `kills` ends imports, uploads, retentions, backups and restores at
 * random moments. Timings belong here and never in a test.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDashboard } from '../build/dashboard.ts';
import { type Product, startProduct, temporaryFolder } from '../e2e/product.ts';
import { cacheFolder } from '../run/paths.ts';
import { type ApiResult, apiBounds, measureApi } from './api.ts';
import { printBounds } from './bounds.ts';
import { importBounds, measureImport } from './import.ts';
import { measureKills } from './kills.ts';
import { measurePages, type PageResults } from './pages.ts';
import { untilPrepared } from './prepared.ts';
import { seconds, table } from './tables.ts';
import { measureWidgets } from './widgets.ts';

/** Results of earlier runs remain until they are measured again. */
type Results = Record<string, unknown> & {
  api?: ApiResult;
  'api-large'?: ApiResult;
  pages?: PageResults;
};

const benches = ['start', 'api', 'pages', 'import', 'kills', 'widgets'] as const;
type Bench = (typeof benches)[number];
const SMALL = '--small';
const LARGE = '--large';
/** Of `api`: the folder in which the generated stores are made, and found by the next run. */
const STORE = '--store=';
/** Of `api`, with a store: the reads of one part of several, such as `2/3`; the figures join those before. */
const PART = '--part=';
/** Of `api`: the reads whose names hold one of these, such as `lists/,q=`; the figures join those before. */
const READ = '--read=';
/** Of `pages`: one of its parts, such as `/books/{id}` or `navigation`; the figures join those before. */
const PAGE = '--page=';
/** Of `pages`: the address of a built product that runs already. */
const AT = '--at=';
/** Of `widgets`: one of them, such as `table`. */
const WIDGET = '--widget=';

const flags = [SMALL, LARGE, STORE, PART, READ, PAGE, AT, WIDGET];
const requested = process.argv
  .slice(2)
  .filter((name) => !flags.some((flag) => name.startsWith(flag)));
const unknown = requested.filter((name) => !benches.some((bench) => bench === name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. The benches are ${benches.join(', ')}.`);
  process.exit(2);
}
const wanted = (bench: Bench) => requested.length === 0 || requested.includes(bench);
const given = (flag: string) =>
  process.argv.find((name) => name.startsWith(flag))?.slice(flag.length);

const file = join(cacheFolder, 'bench.json');
// This program wrote the file.
const known = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Results;
const results: Results = { ...known };
if (wanted('start') || wanted('pages')) await measureProduct();
if (wanted('api')) await measureReads();
if (wanted('import')) {
  const measured = await measureImport();
  results['import'] = measured;
  printBounds(importBounds(measured));
}
if (wanted('kills')) results['kills'] = await measureKills();
if (wanted('widgets')) results['widgets'] = await measureWidgets(given(WIDGET));
mkdirSync(cacheFolder, { recursive: true });
writeFileSync(file, JSON.stringify({ ...results, at: new Date().toISOString() }, null, 2));
console.log(`Figures: ${file}`);

async function measureReads(): Promise<void> {
  const one = [SMALL, LARGE].find((flag) => process.argv.includes(flag));
  if (one !== LARGE) await measureStore('api', 1);
  if (one !== SMALL) await measureStore('api-large', 10);
  const [small, large] = [results.api, results['api-large']];
  printBounds(apiBounds({ ...(small && { small }), ...(large && { large }) }));
}

async function measureStore(name: 'api' | 'api-large', times: number): Promise<void> {
  const [, at, of] = /^(\d+)\/(\d+)$/.exec(given(PART) ?? '') ?? [];
  results[name] = await measureApi({
    times,
    storeFolder: given(STORE),
    part: at === undefined ? undefined : { at: Number(at), of: Number(of) },
    named: given(READ)?.split(','),
    before: at === undefined && given(READ) === undefined ? [] : (known[name]?.reads ?? []),
  });
}

async function measurePagesAt(address: string): Promise<void> {
  const part = given(PAGE);
  // Work that prepares pages after the start must not distort the measurement.
  await untilPrepared(address);
  results.pages = await measurePages(address, {
    parts: part === undefined ? undefined : [part],
    before: part === undefined ? undefined : known.pages,
  });
  if (Object.keys(results.pages.failed).length > 0) process.exitCode = 1;
}

async function measureProduct(): Promise<void> {
  const running = given(AT);
  if (running !== undefined) {
    await measurePagesAt(running);
    return;
  }
  await buildDashboard();
  const folder = temporaryFolder();
  const dataFolder = folder.path;
  const started: { product: Product | null } = { product: null };
  const start = () =>
    seconds(async () => {
      started.product = await startProduct({ dataFolder });
    });
  try {
    const first = await start();
    if (wanted('start')) {
      await started.product?.stop();
      const repeat = await start();
      results['start'] = { first, repeat };
      const rows = [
        ['first, with demo data', first.toFixed(1)],
        ['repeat', repeat.toFixed(1)],
      ];
      console.log(table(['start', 'seconds'], rows));
    }
    if (wanted('pages')) await measurePagesAt(started.product?.address ?? '');
  } finally {
    await started.product?.stop();
    folder.remove();
  }
}
