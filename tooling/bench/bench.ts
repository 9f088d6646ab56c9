/**
 * `npm run bench [-- start | api [--large] | pages | import | kills | widgets]`: prints tables; the
 * figures are also kept as JSON, those of other benches too. `pages` and `start` measure the built product on demo data, `api`
 * the server on 1.8 million generated readings, or ten times that with `--large`, `import` a large
 * bundle, `widgets` tables and charts in Chromium; `kills` ends imports at random moments. Timings
 * live here and never in a test.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDashboard } from '../build/dashboard.ts';
import { type Product, startProduct, temporaryFolder } from '../e2e/product.ts';
import { cacheFolder } from '../run/paths.ts';
import { type ApiResult, measureApi } from './api.ts';
import { measureImport } from './import.ts';
import { measureKills } from './kills.ts';
import { measurePages } from './pages.ts';
import { seconds, table } from './tables.ts';
import { measureWidgets } from './widgets.ts';

/** What earlier runs measured stays until it is measured again. */
type Results = Record<string, unknown> & { api?: ApiResult; 'api-large'?: ApiResult };

const benches = ['start', 'api', 'pages', 'import', 'kills', 'widgets'] as const;
type Bench = (typeof benches)[number];
const LARGE = '--large';
/** Of `api`: the folder in which the generated store is made, and found by the next run. */
const STORE = '--store=';
/** Of `api`, with a store: the reads of one part of several, such as `2/3`; the figures join those before. */
const PART = '--part=';

const asked = process.argv
  .slice(2)
  .filter((name) => name !== LARGE && !name.startsWith(STORE) && !name.startsWith(PART));
const unknown = asked.filter((name) => !benches.some((bench) => bench === name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. The benches are ${benches.join(', ')}.`);
  process.exit(2);
}
const wanted = (bench: Bench) => asked.length === 0 || asked.includes(bench);
const isLarge = process.argv.includes(LARGE);
const given = (flag: string) =>
  process.argv.find((name) => name.startsWith(flag))?.slice(flag.length);

const file = join(cacheFolder, 'bench.json');
// What this file wrote itself.
const known = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Results;
const results: Results = { ...known };
if (wanted('start') || wanted('pages')) await measureProduct();
if (wanted('api')) await measureReads();
if (wanted('import')) results['import'] = await measureImport();
if (wanted('kills')) results['kills'] = await measureKills();
if (wanted('widgets')) results['widgets'] = await measureWidgets();
mkdirSync(cacheFolder, { recursive: true });
writeFileSync(file, JSON.stringify({ ...results, at: new Date().toISOString() }, null, 2));
console.log(`Figures: ${file}`);

async function measureReads(): Promise<void> {
  const name = isLarge ? 'api-large' : 'api';
  const [, at, of] = /^(\d+)\/(\d+)$/.exec(given(PART) ?? '') ?? [];
  results[name] = await measureApi({
    times: isLarge ? 10 : 1,
    keptIn: given(STORE),
    part: at === undefined ? undefined : { at: Number(at), of: Number(of) },
    before: at === undefined ? [] : (known[name]?.reads ?? []),
    small: known.api?.reads ?? [],
  });
}

async function measureProduct(): Promise<void> {
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
    if (wanted('pages')) results['pages'] = await measurePages(started.product?.address ?? '');
  } finally {
    await started.product?.stop();
    folder.remove();
  }
}
