/**
 * Runs every story of the built Storybook in Chromium: rendered, played, searched by axe. With
 * LITOMETR_TEST_FULL=1 a second time, in Persian, dark and right to left; with
 * LITOMETR_STORIES_GLOBALS only as it says. A word as argument runs the stories that have it in
 * their id.
 *
 * Needs `storybook-static/` (`storybook build`), or LITOMETR_STORYBOOK_DIR. The output ends with
 * each failed story and `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/paths.ts';
import { serveFolder } from './serveFolder.ts';
import { inParts, type StoryIndex, serveIndex } from './storyParts.ts';
import { type Failure, verdict } from './verdict.ts';

const built = process.env['LITOMETR_STORYBOOK_DIR'] ?? join(root, 'storybook-static');
/** More than workers, so that neither waits long for the other's last one. */
const PARTS = 12;

/** Toolbar settings of each run; an empty one is light, Russian and left to right. */
const looks = process.env['LITOMETR_TEST_FULL']
  ? ['', 'locale:fa;theme:dark']
  : [process.env['LITOMETR_STORIES_GLOBALS'] ?? ''];

/** The report of Jest, as far as it is read here. */
interface Report {
  numPassedTests: number;
  testResults: {
    status: string;
    message: string;
    assertionResults: { status: string; ancestorTitles: string[]; failureMessages: string[] }[];
  }[];
}

if (!existsSync(join(built, 'index.json'))) {
  console.error(
    `There is no built Storybook to test: ${join(built, 'index.json')} is missing. ` +
      'Run `npx storybook build` first.',
  );
  process.exit(1);
}

/** With `--json` the runner talks on the error stream and prints only its report on the other. */
function runStories(list: string, storybook: string, globals: string) {
  const runner = join(root, 'node_modules/@storybook/test-runner/dist/test-storybook.js');
  const child = spawn(
    process.execPath,
    [runner, '--url', list, '--index-json', '--maxWorkers=2', '--json'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, REFERENCE_URL: storybook, LITOMETR_STORIES_GLOBALS: globals },
    },
  );
  let [report, talk] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    report += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    talk += part;
  });
  return new Promise<{ code: number | null; report: Report | null; talk: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, report: reportIn(report), talk }));
  });
}

/** The report is one line among what else is printed; null where the runner did not get so far. */
function reportIn(text: string): Report | null {
  const line = text.split('\n').find((one) => one.startsWith('{'));
  return line === undefined ? null : (JSON.parse(line) as Report);
}

function failuresIn({ testResults }: Report, look: string): Failure[] {
  return testResults.flatMap(({ assertionResults, status, message }) => {
    // A part that could not be begun has no stories of its own and still is a failure.
    if (assertionResults.length === 0 && status === 'failed') return [{ name: 'a part', message }];
    return assertionResults
      .filter((story) => story.status === 'failed')
      .map((story) => ({
        name: `${story.ancestorTitles.at(-1) ?? ''}${look && ` (${look})`}`,
        message: story.failureMessages.join('\n'),
      }));
  });
}

const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as StoryIndex;
const [word = ''] = process.argv.slice(2);
const wanted = Object.entries(index.entries).filter(([id]) => id.includes(word));
const list = await serveIndex(inParts({ ...index, entries: Object.fromEntries(wanted) }, PARTS));
const storybook = await serveFolder(built);

let passed = 0;
const failures: Failure[] = [];
for (const look of looks) {
  const { code, report, talk } = await runStories(list.url, storybook.url, look);
  passed += report?.numPassedTests ?? 0;
  const found = report ? failuresIn(report, look) : [];
  failures.push(...found);
  if (code !== 0 && found.length === 0) {
    const last = talk.trimEnd().split('\n').slice(-8).join('\n');
    failures.push({ name: `The test-runner ended with code ${String(code)}`, message: last });
  }
}
list.server.close();
storybook.server.close();
console.log(verdict(passed, failures));
process.exit(failures.length === 0 ? 0 : 1);
