import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { temporaryFolder } from './testing/copyBundle.ts';
import { writeHostileArchives } from './testing/hostileArchives.ts';

/** Of the memory of a server, over what it has at rest. */
const OVER_REST_MB = 300;

const measured = z.object({
  bundle: z.string(),
  outcome: z.string(),
  reasons: z.array(z.string()),
  overRest: z.number(),
});

const refusals: Readonly<Record<string, RegExp>> = {
  'long-names.zip': /path is longer than 1000/,
  'many-entries.zip': /more than 1000 entries/,
  'endless-line.zip': /line is longer than 1 MB/,
  'endless-header.zip': /has no header/,
  'large-cells.zip': /more than 500 values/,
  'open-quote.zip': /more than 100000 bad rows/,
  'bad-rows.zip': /more than 100000 bad rows/,
  'equal-rows.zip': /more than 100000 bad rows/,
  'unknown-books.zip': /more than 100000 bad rows/,
  'lists-with-holes.zip': /more than 100000 bad rows/,
  'many-entries.tar.gz': /more than 1000 entries/,
  'long-names.tar.gz': /belongs to no file/,
  'extended-headers.tar.gz': /belongs to no file/,
  'many-manifests.tar.gz': /second manifest/,
  'only-zeros.tar.gz': /belongs to no file/,
};

it('refuses archives that are made to exhaust the memory', { timeout: 180_000 }, async () => {
  const folder = await temporaryFolder();
  const paths = await writeHostileArchives(folder);
  const script = fileURLToPath(new URL('./testing/measureImport.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--conditions=@litometr/source', script, join(folder, 'store'), ...paths],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = await text(child.stdout);
  const results = output
    .trim()
    .split('\n')
    .map((line) => measured.parse(JSON.parse(line)));
  expect(results.map(({ bundle }) => basename(bundle))).toEqual(Object.keys(refusals));
  for (const { bundle, outcome, reasons, overRest } of results) {
    const name = basename(bundle);
    expect(outcome, name).toBe('refused');
    expect(reasons.join(), name).toMatch(refusals[name] ?? /^$/);
    expect(overRest, name).toBeLessThan(OVER_REST_MB);
  }
});
