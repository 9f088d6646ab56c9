/** Builds the packages for other portals into their `dist` folders, and checks what they publish. */
import { join } from 'node:path';
import { root } from '../run/paths.ts';
import { runSteps, type Step } from '../run/steps.ts';

/** In the order of their dependencies: types of one are read from the dist of another. */
const packages = ['api-contract', 'ui', 'analytics-widgets', 'auth-machine'];

const builds = packages.map(
  (name): Step => ({
    name: `build packages/${name}`,
    command: ['npm', 'run', 'build', '--silent'],
    cwd: join(root, 'packages', name),
  }),
);
const checks = packages.map(
  (name): Step => ({
    name: `publint packages/${name}`,
    command: ['publint', 'run', '--strict', '--pack', 'npm', join('packages', name)],
  }),
);

const results = [...(await runSteps(builds)), ...(await runSteps(checks, 2))];
process.exit(results.every((result) => result.ok) ? 0 : 1);
