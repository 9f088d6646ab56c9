/**
 * Fails where comments and names of the repository use the private vocabulary that
 * `plainEnglish.ts` describes, and prints the files and lines to correct.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/paths.ts';
import { faultsOf, measureFile, sumOf } from './plainEnglish.ts';

/** Files that Git knows or would add, so that build results are not measured. */
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
}).split('\n');

const files = listed.filter(
  (file) => /\.(?:tsx?|mjs|js)$/u.test(file) && existsSync(join(root, file)),
);
const found = sumOf(files.map((file) => measureFile(file, readFileSync(join(root, file), 'utf8'))));
const faults = faultsOf(found);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(
    'The reasons are in the style guide: comments and names use the terms of the field.',
  );
}
process.exitCode = faults.length === 0 ? 0 : 1;
