/**
 * Runs every story of the built Storybook in Chromium: rendered, played, searched by axe.
 *
 * Needs `storybook-static/` (`storybook build`). The last line is `N passed, N failed`; the exit
 * code is that of the test-runner.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
const folder = mkdtempSync(join(tmpdir(), 'litometr-stories-'));
const report = join(folder, 'report.json');

const code = await new Promise<number>((resolve) => {
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/@storybook/test-runner/dist/test-storybook.js'),
      '--url',
      url,
      '--index-json',
      '--maxWorkers=2',
      '--json',
      `--outputFile=${report}`,
    ],
    { cwd: root, stdio: 'inherit' },
  );
  child.on('exit', (exit) => resolve(exit ?? 1));
});

server.close();

/** Read from the runner's own report: what it prints is for people. */
function summary(): Summary | null {
  if (!existsSync(report)) return null;
  return JSON.parse(readFileSync(report, 'utf8')) as Summary;
}

const counts = summary();
rmSync(folder, { recursive: true, force: true });
if (counts === null) console.error('The test-runner ended before it wrote its report.');
// A file that could not be loaded has no tests of its own and still is a failure.
const failed = counts ? Math.max(counts.numFailedTests, counts.numFailedTestSuites > 0 ? 1 : 0) : 1;
console.log(`${counts?.numPassedTests ?? 0} passed, ${failed} failed`);
process.exit(code !== 0 ? code : failed > 0 ? 1 : 0);
