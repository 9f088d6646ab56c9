/**
 * `npm run check`: the repository's rules as programs. Each prints one line; failures say why.
 * Arguments choose checks whose name contains one of them: `npm run check -- types citations`.
 */
import { runSteps, type Step } from '../run/steps.ts';

const projects = [
  '.',
  'packages/domain',
  'packages/api-contract',
  'packages/ui',
  'packages/analytics-widgets',
  'packages/auth-machine',
  'apps/dashboard',
  'apps/server',
];

/**
 * Rules that know types hold the program of all that they look at in memory: the whole tree at once
 * is more than a process of Node may take, and parts run side by side.
 */
const linted = [
  ['packages/ui'],
  [
    'packages/analytics-widgets',
    'packages/domain',
    'packages/api-contract',
    'packages/auth-machine',
  ],
  ['apps/dashboard'],
  ['apps/server', 'tooling', '.storybook', '*.ts', '*.js', '.dependency-cruiser.js'],
] as const;

const steps: Step[] = [
  ...linted.map(
    (paths): Step => ({
      name: `lint (eslint, ${paths[0]})`,
      command: [
        'eslint',
        ...paths,
        '--cache',
        '--cache-location',
        `node_modules/.cache/eslint/${paths[0].replaceAll('/', '-')}`,
      ],
    }),
  ),
  ...projects.map(
    (project): Step => ({
      name: `types (${project === '.' ? 'tooling' : project})`,
      command: [
        'tsc',
        '-p',
        project,
        '--incremental',
        '--tsBuildInfoFile',
        `node_modules/.cache/tsc/${project.replaceAll('/', '-')}.tsbuildinfo`,
      ],
    }),
  ),
  { name: 'format and lint (biome)', command: ['biome', 'ci', '.'] },
  {
    name: 'boundaries (dependency-cruiser)',
    command: ['depcruise', 'packages', 'apps', '.storybook', 'tooling', '--output-type', 'err'],
  },
  { name: 'dead code (knip)', command: ['knip', '--no-progress'] },
  { name: 'messages', command: ['node', 'tooling/messages/checkMessages.ts'] },
  { name: 'methodology', command: ['node', 'tooling/methodology/methodology.ts'] },
  { name: 'citations', command: ['node', 'tooling/check/checkCitations.ts'] },
  { name: 'third-party notices', command: ['node', 'tooling/notices/notices.ts'] },
  { name: 'plain English', command: ['node', 'tooling/check/checkPlainEnglish.ts'] },
  // Live: it says in a line which programs it did not find.
  { name: 'deploy files', command: ['node', 'tooling/check/checkDeploy.ts'], live: true },
];

const wanted = process.argv.slice(2);
const chosen = steps.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
if (chosen.length === 0) {
  console.error(`No check has a name with ${wanted.join(' or ')}.`);
  console.error(`The checks are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const results = await runSteps(chosen, 2);
const failed = results.filter((result) => !result.ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
