/**
 * `npm run bench [-- api | pages | start]`: measures the built product on demo data and prints
 * tables; the figures are also kept as JSON. Timings live here and never in a test.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDashboard } from '../build/dashboard.ts';
import { type Product, startProduct, temporaryFolder } from '../e2e/product.ts';
import { cacheFolder } from '../run/paths.ts';
import { measureApi } from './api.ts';
import { measurePages } from './pages.ts';
import { seconds, table } from './tables.ts';

const benches = ['start', 'api', 'pages'] as const;
type Bench = (typeof benches)[number];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !benches.some((bench) => bench === name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. The benches are ${benches.join(', ')}.`);
  process.exit(2);
}
const wanted = (bench: Bench) => asked.length === 0 || asked.includes(bench);

await buildDashboard();
const folder = temporaryFolder();
const results: Record<string, unknown> = {};
let product: Product | null = null;
try {
  const first = await seconds(async () => {
    product = await startProduct({ dataFolder: folder.path });
  });
  if (wanted('start')) {
    await stop();
    const repeat = await seconds(async () => {
      product = await startProduct({ dataFolder: folder.path });
    });
    results['start'] = { first, repeat };
    console.log(
      table(
        ['start', 'seconds'],
        [
          ['first, with demo data', first.toFixed(1)],
          ['repeat', repeat.toFixed(1)],
        ],
      ),
    );
  }
  const { address } = running();
  if (wanted('api')) results['api'] = await measureApi(address);
  if (wanted('pages')) results['pages'] = await measurePages(address);
} finally {
  await stop();
  folder.remove();
}
mkdirSync(cacheFolder, { recursive: true });
const file = join(cacheFolder, 'bench.json');
writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), ...results }, null, 2));
console.log(`Figures: ${file}`);

function running(): Product {
  if (product === null) throw new Error('The product did not start.');
  return product;
}

async function stop(): Promise<void> {
  await product?.stop();
  product = null;
}
