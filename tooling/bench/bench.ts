/**
 * `npm run bench [-- start | api [--large] | pages | import | kills | widgets]`: prints tables; the
 * figures are also kept as JSON. `pages` and `start` measure the built product on demo data, `api`
 * the server on 1.8 million generated readings, or ten times that with `--large`, `import` a large
 * bundle, `widgets` tables and charts in Chromium; `kills` ends imports at random moments. Timings
 * live here and never in a test.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDashboard } from '../build/dashboard.ts';
import { type Product, startProduct, temporaryFolder } from '../e2e/product.ts';
import { cacheFolder } from '../run/paths.ts';
import { measureApi } from './api.ts';
import { measureImport } from './import.ts';
import { measureKills } from './kills.ts';
import { measurePages } from './pages.ts';
import { seconds, table } from './tables.ts';
import { measureWidgets } from './widgets.ts';

const benches = ['start', 'api', 'pages', 'import', 'kills', 'widgets'] as const;
type Bench = (typeof benches)[number];
const LARGE = '--large';
/** Of `api`: the folder in which the generated store is made, and found by the next run. */
const STORE = '--store=';

const asked = process.argv.slice(2).filter((name) => name !== LARGE && !name.startsWith(STORE));
const unknown = asked.filter((name) => !benches.some((bench) => bench === name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. The benches are ${benches.join(', ')}.`);
  process.exit(2);
}
const wanted = (bench: Bench) => asked.length === 0 || asked.includes(bench);
const isLarge = process.argv.includes(LARGE);
const store = process.argv.find((name) => name.startsWith(STORE))?.slice(STORE.length);

const results: Record<string, unknown> = {};
if (wanted('start') || wanted('pages')) await measureProduct();
if (wanted('api'))
  results[isLarge ? 'api-large' : 'api'] = await measureApi(isLarge ? 10 : 1, store);
if (wanted('import')) results['import'] = await measureImport();
if (wanted('kills')) results['kills'] = await measureKills();
if (wanted('widgets')) results['widgets'] = await measureWidgets();
mkdirSync(cacheFolder, { recursive: true });
const file = join(cacheFolder, 'bench.json');
writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), ...results }, null, 2));
console.log(`Figures: ${file}`);

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
