/** `npm start`: builds what is stale, then serves the dashboard and the API from one process. */
import { buildDashboard } from '../build/dashboard.ts';
import { dashboardDist } from '../run/paths.ts';

const started = performance.now();
console.log('Preparing the dashboard…');
if (await buildDashboard()) {
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}
process.env['NODE_ENV'] ??= 'production';
const { main } = await import('../../apps/server/src/main.ts');
await main({ dashboardFolder: dashboardDist });
