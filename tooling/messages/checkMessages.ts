/**
 * The texts of the dashboard and of the server: every locale has the ids of `ru.json` with the same
 * placeholders, its own quotation marks, and nothing left in Russian. The dashboard's `ru.json` is what
 * its code says (`--write` renews it); the server's is the source itself. Glosses (`gloss:` and a
 * portal's own word) are texts without a source: each locale but Russian has those that any has.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type TranslatedLocale, translatedLocales } from '../../packages/domain/src/index.ts';
import { cacheFolder, root } from '../run/paths.ts';
import { hasForeignQuotes } from './foreignQuotes.ts';

type Texts = Record<string, string>;

const dashboard = 'apps/dashboard/src/i18n/locales';
const server = 'apps/server/src/messages';
const fileOf = (folder: string, locale: string) => join(root, folder, `${locale}.json`);
const readTexts = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;

function extract(): Texts {
  mkdirSync(cacheFolder, { recursive: true });
  const out = join(cacheFolder, 'ru.json');
  const sources = 'apps/dashboard/src/**/*.messages.ts';
  const { status, stderr } = spawnSync(
    'formatjs',
    ['extract', sources, '--format', 'simple', '--out-file', out],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The messages could not be extracted: ${stderr}`);
  const texts = readTexts(out);
  return Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** `name:kind` of every placeholder and tag; a plural of one language may lack another's forms. */
function placeholders(elements: readonly MessageFormatElement[]): Set<string> {
  const found = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      found.add(`${element.value}:tag`);
      for (const inner of placeholders(element.children)) found.add(inner);
      continue;
    }
    found.add(element.value);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) {
        for (const inner of placeholders(option.value)) found.add(inner);
      }
    }
  }
  return found;
}

const GLOSS = 'gloss:';
const glosses = new Set(
  translatedLocales.flatMap((locale) =>
    Object.keys(readTexts(fileOf(dashboard, locale))).filter((id) => id.startsWith(GLOSS)),
  ),
);

function faultsOf(
  folder: string,
  locale: TranslatedLocale,
  source: Texts,
  glosses: ReadonlySet<string> = new Set(),
): string[] {
  const texts = readTexts(fileOf(folder, locale));
  const missing = [...Object.keys(source), ...glosses].filter((id) => !(id in texts));
  const extra = Object.keys(texts).filter((id) => !(id in source) && !glosses.has(id));
  const broken = Object.entries(source).flatMap(([id, text]) => {
    const other = texts[id];
    if (other === undefined) return [];
    try {
      const wanted = [...placeholders(parse(text))].sort().join(', ');
      const given = [...placeholders(parse(other))].sort().join(', ');
      return wanted === given ? [] : [`${id}: placeholders are ${given}, should be ${wanted}`];
    } catch (error) {
      return [`${id}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  const inRussian = Object.entries(texts)
    .filter(([, text]) => /\p{Script=Cyrillic}/u.test(text))
    .map(([id, text]) => `${id}: is left in Russian: ${text}`);
  const quoted = Object.entries(texts)
    .filter(([, text]) => hasForeignQuotes(locale, text))
    .map(([id, text]) => `${id}: has quotation marks of another language: ${text}`);
  return [
    ...missing.map((id) => `${id}: is missing`),
    ...extra.map((id) => `${id}: is no message of the code any more`),
    ...broken,
    ...inRussian,
    ...quoted,
  ].map((fault) => `${folder}/${locale}.json: ${fault}`);
}

const source = extract();
const ruText = `${JSON.stringify(source, null, 2)}\n`;
if (process.argv.includes('--write')) {
  writeFileSync(fileOf(dashboard, 'ru'), ruText);
}
const isCurrent = readFileSync(fileOf(dashboard, 'ru'), 'utf8') === ruText;
const faults = [
  ...(isCurrent ? [] : [`${dashboard}/ru.json: differs from the code; run npm run messages`]),
  ...translatedLocales.flatMap((locale) => [
    ...faultsOf(dashboard, locale, source, glosses),
    ...faultsOf(server, locale, readTexts(fileOf(server, 'ru'))),
  ]),
];
for (const fault of faults.slice(0, 50)) console.error(fault);
if (faults.length > 50) console.error(`… and ${faults.length - 50} more`);
process.exit(faults.length === 0 ? 0 : 1);
