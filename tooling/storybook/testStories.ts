/**
 * Runs every story of the built Storybook in Chromium: rendered, played, searched by axe.
 *
 * Needs `storybook-static/` (`storybook build`). The last line is `N passed, N failed`; the exit
 * code is that of the test-runner.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFolder } from './serveFolder.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const built = join(root, 'storybook-static');

if (!existsSync(join(built, 'index.json'))) {
  console.error(
    'There is no built Storybook to test: storybook-static/index.json is missing. ' +
      'Run `npx storybook build` first.',
  );
  process.exit(1);
}

interface Summary {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

const { url, server } = await serveFolder(built);

/** With `--json` the runner talks on the error stream and prints only its report on the other. */
const { code, report } = await new Promise<{ code: number; report: string }>((resolve) => {
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/@storybook/test-runner/dist/test-storybook.js'),
      '--url',
      url,
      '--index-json',
      '--maxWorkers=2',
      '--json',
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  child.on('close', (exit) => resolve({ code: exit ?? 1, report: text }));
});

server.close();

/** The counts of the runner's report, which is one line among what else it prints. */
function summaryOf(text: string): Summary | null {
  const line = text.split('\n').find((one) => one.startsWith('{'));
  // The report of Jest, of which these counts are a part.
  return line === undefined ? null : (JSON.parse(line) as Summary);
}

const counts = summaryOf(report);
if (counts === null) console.error('The test-runner ended before it wrote its report.');
// A file that could not be loaded has no tests of its own and still is a failure.
const failed = counts ? Math.max(counts.numFailedTests, counts.numFailedTestSuites > 0 ? 1 : 0) : 1;
console.log(`${counts?.numPassedTests ?? 0} passed, ${failed} failed`);
process.exit(code !== 0 ? code : failed > 0 ? 1 : 0);
