/** `npm run check`: every citation of a document, in documents and in code, resolves. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../run/paths.ts';
import { findCitationIssues } from './citations.ts';

const patterns = [
  '*.{md,ts,js}',
  '.dependency-cruiser.js',
  '{docs,.github}/**/*.md',
  '{apps,packages,tooling,examples,deploy,.storybook}/**/*.{md,ts,tsx,mjs,js,yaml,conf,xml}',
];
/** Built or installed; and the check itself, whose patterns and tests are no citations. */
const exclude = ['**/node_modules/**', '**/dist/**', '**/dist-static/**', '**/.react-router/**'];
const ownFiles = /^tooling\/check\/(?:citations|checkCitations)\./;

const paths = patterns
  .flatMap((pattern) => globSync(pattern, { cwd: root, exclude }))
  .map((path) => path.split(sep).join('/'))
  .filter((path) => !ownFiles.test(path));

const issues = findCitationIssues({
  files: new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
  exists: (path) => existsSync(join(root, path)),
});
for (const { file, line, message } of issues) console.log(`${file}:${line} ${message}`);
console.log(`${paths.length} files, ${issues.length} citations that do not resolve`);
process.exit(issues.length === 0 ? 0 : 1);
