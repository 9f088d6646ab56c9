import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { alteredBundle, bundlePath, temporaryFolder } from '../ingest/testing/copyBundle.ts';
import { putStores } from '../testing/preparedStores.ts';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function start(script: string, args: readonly string[], folder: string) {
  const child = spawn(
    process.execPath,
    ['--conditions=@litometr/source', source(script), ...args],
    {
      env: {
        PATH: process.env['PATH'],
        LITOMETR_DATA_DIR: folder,
        LITOMETR_DEMO: 'off',
        PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function litometr(folder: string, ...args: string[]) {
  const child = start('./main.ts', args, folder);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), ended(child)]);
  return { code: child.exitCode, out, err };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) await once(child, 'exit');
}

/** A data folder as a first start leaves it, without people. */
async function dataFolder(): Promise<string> {
  const folder = join(await temporaryFolder(), 'data');
  await putStores(folder);
  return folder;
}

/** Starts an API server over the folder and waits until it responds. */
async function server(folder: string) {
  const child = start('../dev.ts', [], folder);
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('Stop:')) return child;
  }
  throw new Error(`The server did not start: ${await text(child.stderr)}`);
}

/** A matcher instead of a text. */
const containing = (part: string): string => expect.stringContaining(part) as string;

// Each command is a process that opens the stores: slow where many things run at once.
describe('litometr', { timeout: 180_000 }, () => {
  it('imports by itself while no server holds the folder', async () => {
    const folder = join(await temporaryFolder(), 'data');
    const first = await litometr(folder, 'import', bundlePath('two-days'));
    expect(first.code, first.err).toBe(0);
    expect(first.out).toContain('published as litgorod, state 1, data day 2026-03-04');
    expect(first.out).toContain('  books: 3 new, 0 changed, 0 unchanged');
    expect(first.err).toContain('Reading');
    const again = await litometr(folder, 'import', bundlePath('two-days'));
    expect(again).toMatchObject({ code: 0, out: containing('nothing changed') });
    const doctor = await litometr(folder, 'doctor');
    expect(doctor, doctor.err).toMatchObject({ code: 0 });
    expect(doctor.out).not.toContain('WRONG');
  });

  it('names every fault of a refused bundle, and still imports the next one', async () => {
    const folder = await dataFolder();
    const broken = await alteredBundle({ 'metrics.csv': 'day,book_id,views\n2026-13-01,101,x\n' });
    const result = await litometr(folder, 'import', broken, bundlePath('two-days'));
    expect(result.code).toBe(1);
    expect(result.out).toContain(
      'metrics.csv:2 day: must be a calendar day YYYY-MM-DD (2026-13-01)',
    );
    expect(result.out).toContain('metrics.csv:2 views: must be a whole number from 0 (x)');
    expect(result.out).toContain('refused, 1 bad row. Nothing was changed.');
    expect(result.out).toContain('published as litgorod, state 1');
    const skipping = await litometr(folder, 'import', '--skip-bad-rows', broken);
    expect(skipping).toMatchObject({
      code: 0,
      out: containing('Left out, 1 bad row'),
    });
  });

  it('ends with 2 where it cannot be run', async () => {
    const folder = await dataFolder();
    expect(await litometr(folder, 'import')).toMatchObject({ code: 2 });
    expect(await litometr(folder, 'bogus')).toMatchObject({ code: 2 });
    const unwritable = await litometr('/dev/null/data', 'doctor');
    expect(unwritable.code).toBe(2);
    expect(unwritable.err).toMatch(/^The data folder [^\n]+\n$/);
    expect(await litometr(folder, '--help')).toMatchObject({ code: 0 });
  });

  it('hands the work to the server that holds the folder', async () => {
    const folder = await dataFolder();
    await server(folder);
    const result = await litometr(folder, 'import', bundlePath('two-days'));
    expect(result.code, result.err).toBe(0);
    expect(result.out).toMatch(/^The server at http:\/\/127\.0\.0\.1:\d+ does the work\.\n/);
    expect(result.out).toContain('published as litgorod, state 1');
    const added = await litometr(folder, 'users', 'add', 'vera', '--role', 'moderator');
    expect(added).toMatchObject({
      code: 0,
      out: containing('Added vera as moderator.'),
    });
    const twice = await litometr(folder, 'users', 'add', 'vera');
    expect(twice.code, twice.err).toBe(1);
    const second = start('../dev.ts', [], folder);
    const [err] = await Promise.all([text(second.stderr), ended(second)]);
    expect(second.exitCode).toBe(1);
    expect(err).toMatch(/^Another Litometr server \(process \d+, http:[^\n]+\) holds[^\n]+\n$/);
  });
});
