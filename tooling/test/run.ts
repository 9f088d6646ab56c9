/**
 * `npm test`: every suite, one line each, and a last line `N passed, N failed` that counts suites.
 * Arguments choose suites or test files: `npm test -- unit`, `npm test -- tooling/e2e/session.e2e.ts`.
 */
import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { root } from '../run/paths.ts';
import { runSteps, type Step, type StepResult } from '../run/steps.ts';

const node = ['node', '--conditions=@litometr/source'] as const;
const vitest = ['vitest', 'run', '--reporter=dot'] as const;
const unitProjects = ['web', 'styled', 'server', 'server-isolated'].map(
  (name) => `--project=${name}`,
);
const playwright = [...node, 'node_modules/@playwright/test/cli.js', 'test'] as const;

/**
 * Two heavy suites at once would starve each other's browsers on two cores: one after the other. Those of low
 * priority wait for nothing and measure no time: they run beside the end-to-end tests, which leave a fifth to a
 * third of two cores idle.
 */
const suites: Step[] = [
  { name: 'check', command: ['node', 'tooling/check/check.ts'], isLowPriority: true },
  { name: 'unit', command: [...vitest, ...unitProjects] },
  { name: 'build', command: [...node, 'tooling/build/build.ts'] },
  {
    name: 'sizes',
    command: ['npm', 'run', 'size', '--silent', '--', '--hide-passed'],
    isLowPriority: true,
  },
  { name: 'stories', command: [...node, 'tooling/storybook/testStories.ts'] },
  { name: 'docs', command: [...node, 'tooling/storybook/testDocs.ts'] },
  { name: 'pictures', command: [...node, 'tooling/visual/testSnapshots.ts'] },
  { name: 'e2e', command: [...playwright, '--reporter=dot'] },
  { name: 'figures', command: [...vitest, '--project', 'figures'] },
  { name: 'packages', command: [...vitest, '--project', 'packages'] },
];

const wanted = process.argv.slice(2);
const isTestFile = (name: string) =>
  /\.(?:test|e2e)\.tsx?$/.test(name) && existsSync(join(root, name));
const isEndToEnd = (name: string) => normalize(name).startsWith(join('tooling', 'e2e'));
const files = wanted.filter(isTestFile);
const unknown = wanted.filter(
  (name) => !files.includes(name) && !suites.some((suite) => suite.name === name),
);
if (unknown.length > 0) {
  const names = suites.map((suite) => suite.name).join(', ');
  console.error(
    `There is no suite and no test file ${unknown.join(', ')}. The suites are ${names}; ` +
      'a test file is named by its path from the root.',
  );
  process.exit(2);
}
const chosen = wanted.length === 0 ? suites : suites.filter((suite) => wanted.includes(suite.name));
/** Playwright runs the end-to-end tests, Vitest each other file in the project that includes it. */
const runners = [
  { command: [...playwright, '--reporter=list'], files: files.filter(isEndToEnd) },
  { command: ['vitest', 'run'], files: files.filter((name) => !isEndToEnd(name)) },
] as const;
for (const { command, files: named } of runners) {
  if (named.length === 0) continue;
  chosen.push({ name: named.join(' '), command: [...command, ...named], live: true });
}
const endToEndAt = chosen.findIndex(({ name }) => name === 'e2e');
const results: StepResult[] =
  endToEndAt === -1 ? await runSteps(chosen) : await runBesideEndToEnd(chosen, endToEndAt);
const failed = results.filter((result) => !result.ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs the steps in order, but for those of low priority, which run beside the one at `index` and the later ones. */
async function runBesideEndToEnd(steps: readonly Step[], index: number): Promise<StepResult[]> {
  const isHeavy = ({ isLowPriority }: Step) => isLowPriority !== true;
  const before = await runSteps(steps.slice(0, index).filter(isHeavy));
  const lanes = [steps.slice(index).filter(isHeavy), steps.filter((step) => !isHeavy(step))];
  return [...before, ...(await Promise.all(lanes.map((lane) => runSteps(lane)))).flat()];
}
