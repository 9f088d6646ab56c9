/**
 * `npm test`: every suite, one line each, and a last line `N passed, N failed` that counts suites.
 * Arguments choose suites or test files: `npm test -- unit`, `npm test -- tooling/e2e/session.e2e.ts`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/paths.ts';
import { runSteps, type Step, type StepResult } from '../run/steps.ts';

const node = ['node', '--conditions=@litometr/source'] as const;
const vitest = ['vitest', 'run', '--reporter=dot'] as const;

/** Two heavy suites at once would starve each other's browsers on two cores: one after the other. */
const suites: Step[] = [
  { name: 'check', command: ['node', 'tooling/check/check.ts'] },
  {
    name: 'unit',
    command: [...vitest, '--project', 'web', '--project', 'styled', '--project', 'server'],
  },
  { name: 'build', command: [...node, 'tooling/build/build.ts'] },
  { name: 'stories', command: [...node, 'tooling/storybook/testStories.ts'] },
  { name: 'docs', command: [...node, 'tooling/storybook/testDocs.ts'] },
  { name: 'pictures', command: [...node, 'tooling/visual/testSnapshots.ts'] },
  { name: 'e2e', command: [...vitest, '--project', 'e2e'] },
  { name: 'packages', command: [...vitest, '--project', 'packages'] },
];

const wanted = process.argv.slice(2);
const isTestFile = (name: string) =>
  /\.(?:test|e2e)\.tsx?$/.test(name) && existsSync(join(root, name));
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
// Vitest runs each file in the project that includes it.
if (files.length > 0) {
  chosen.push({ name: files.join(' '), command: ['vitest', 'run', ...files], live: true });
}
const results: StepResult[] = await runSteps(chosen);
const failed = results.filter((result) => !result.ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
