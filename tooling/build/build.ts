/**
 * `npm run build`: the dashboard, the Storybook and the packages for other portals. With `--static`
 * the dashboard alone, as plain files for any server; with `--packages` the packages alone.
 */
import { runSteps } from '../run/steps.ts';
import { buildDashboard } from './dashboard.ts';
import { buildPackages } from './packages.ts';
import { buildStaticDashboard } from './staticDashboard.ts';

if (process.argv.includes('--static')) {
  await buildStaticDashboard();
  console.log('ok   static dashboard: apps/dashboard/dist-static');
  process.exit();
}

if (process.argv.includes('--packages')) {
  await buildPackages();
  process.exit();
}

const built = await buildDashboard();
console.log(built ? 'ok   dashboard: apps/dashboard/dist' : 'ok   dashboard: up to date');

const hasBuiltPackages = await buildPackages();
console.log(`ok   packages: ${hasBuiltPackages ? 'packages/*/dist' : 'up to date'}`);

const results = await runSteps([
  { name: 'storybook: storybook-static', command: ['storybook', 'build', '--quiet'] },
]);
process.exit(results.every((result) => result.ok) ? 0 : 1);
