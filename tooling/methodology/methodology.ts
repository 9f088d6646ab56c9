/**
 * Writes the methodology from the docstrings of the code (`--write`), or checks that what was written
 * is current and that the translations are complete: `npm run methodology` and `npm run check`.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '../../packages/domain/src/index.ts';
import { root } from '../run/paths.ts';
import type { Entry } from './entry.ts';
import { readEntries } from './readEntries.ts';
import { renderDocs } from './renderDocs.ts';
import { formulaModules, searchedModules, sections } from './sections.ts';
import { faultsOf, type Translation, toTranslation } from './translations.ts';

const folder = 'apps/dashboard/src/features/about/methodology';
/** The docstrings are in English. */
const translated = locales.filter((locale) => locale !== 'en');

const { entries, faults } = readEntries({ formulaModules, searchedModules });
// Texts without their values cannot be written.
if (faults.length > 0) report(faults);
const byId = new Map(entries.map((entry) => [entry.id, entry]));
const declared = new Set<string>(sections.flatMap((section) => section.entries));
const inOrder = sections.map(({ id, title, entries: ids }) => ({
  id,
  title,
  entries: ids.flatMap((entry) => byId.get(entry) ?? []),
}));
const english = {
  sections: Object.fromEntries(sections.map(({ id, title }) => [id, title])),
  entries: inOrder.flatMap((section) => section.entries),
};

/** The parts of an entry that are the same in all languages. */
const withoutTexts = ({ formulas, symbols, sources, values }: Entry) => ({
  formulas,
  symbols,
  sources,
  values,
});

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const files = {
  'docs/metrics.md': renderDocs(inOrder),
  [`${folder}/methodology.json`]: json({
    sections: inOrder.map((section) => ({
      id: section.id,
      entries: section.entries.map(({ id }) => id),
    })),
    entries: Object.fromEntries(english.entries.map((entry) => [entry.id, withoutTexts(entry)])),
  }),
  [`${folder}/texts/en.json`]: json(toTranslation(english)),
};

function faultsOfLocale(locale: string): string[] {
  const path = `${folder}/texts/${locale}.json`;
  if (!existsSync(join(root, path))) return [`${path}: is missing`];
  // Its shape is what is checked here; `tsc` checks it against the page.
  const translation = JSON.parse(readFileSync(join(root, path), 'utf8')) as Translation;
  return faultsOf(english, translation).map((fault) => `${path}: ${fault}`);
}

const isWriting = process.argv.includes('--write');
for (const [path, text] of isWriting ? Object.entries(files) : []) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const isCurrent = (path: string, text: string) =>
  existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8') === text;
report([
  ...[...declared]
    .filter((id) => !byId.has(id))
    .map((id) => `tooling/methodology/sections.ts: no docstring describes ${id}`),
  ...entries
    .filter(({ id }) => !declared.has(id))
    .map(
      ({ id, file }) => `${file}: ${id} belongs to no section of tooling/methodology/sections.ts`,
    ),
  ...Object.entries(files)
    .filter(([path, text]) => !isCurrent(path, text))
    .map(([path]) => `${path}: differs from the docstrings; run npm run methodology`),
  ...translated.flatMap(faultsOfLocale),
]);

/** Prints the faults and ends the program. */
function report(found: readonly string[]): never {
  for (const fault of found.slice(0, 60)) console.error(fault);
  if (found.length > 60) console.error(`… and ${found.length - 60} more`);
  process.exit(found.length === 0 ? 0 : 1);
}
