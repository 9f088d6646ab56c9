/** `npm run build`: the dashboard, the Storybook and the packages for other portals. */
import { runSteps, type Step } from '../run/steps.ts';
import { buildDashboard } from './dashboard.ts';
import { checkEntrySize } from './entrySize.ts';

const built = await buildDashboard();
console.log(built ? 'ok   dashboard: apps/dashboard/dist' : 'ok   dashboard: up to date');

const entry = checkEntrySize();
console.log(`${entry.ok ? 'ok  ' : 'FAIL'} ${entry.text}`);

const steps: Step[] = [
  {
    name: 'packages: packages/*/dist',
    command: ['node', '--conditions=@litometr/source', 'tooling/build/packages.ts'],
  },
  { name: 'storybook: storybook-static', command: ['storybook', 'build', '--quiet'] },
];
const results = await runSteps(steps);
process.exit(entry.ok && results.every((result) => result.ok) ? 0 : 1);
