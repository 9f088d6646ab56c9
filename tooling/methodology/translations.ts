import { createHash } from 'node:crypto';
import { type Entry, type EntryTexts, placesOf } from './entry.ts';

/** A text of a language that translates an English one; `of` identifies the English text. */
type Translated<Texts> = Texts & { of: string };

/** The methodology in one language, as the page loads it. */
export interface Translation {
  sections: Translated<{ titles: Readonly<Record<string, string>> }>;
  entries: Readonly<Record<string, Translated<EntryTexts>>>;
}

/** The English texts, which translations are compared with. */
export interface English {
  sections: Readonly<Record<string, string>>;
  entries: readonly Entry[];
}

/** Identifies an English text: another one has another number. */
export const hashOf = (texts: unknown): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 10);

/** The English texts in the form of a translation. */
export function toTranslation({ sections, entries }: English): Translation {
  return {
    sections: { of: hashOf(sections), titles: sections },
    entries: Object.fromEntries(
      entries.map(({ id, texts }) => [id, { of: hashOf(texts), ...texts }]),
    ),
  };
}

/** Faults of a translation: texts that are missing, superfluous or older than the English ones. */
export function faultsOf(english: English, translation: Translation): string[] {
  const { sections, entries } = toTranslation(english);
  const ids = new Set(Object.keys(entries));
  return [
    ...(translation.sections.of === sections.of
      ? missingTitles(english, translation)
      : [outdated('sections', sections.of)]),
    ...english.entries.flatMap(({ id, texts }) => {
      const [own, of] = [translation.entries[id], hashOf(texts)];
      if (own === undefined) return [`${id}: is missing; add it with "of": "${of}"`];
      if (own.of !== of) return [outdated(id, of)];
      return differences(texts, own).map((fault) => `${id}: ${fault}`);
    }),
    ...Object.keys(translation.entries)
      .filter((id) => !ids.has(id))
      .map((id) => `${id}: is no entry any more; delete it`),
  ];
}

const outdated = (id: string, of: string) =>
  `${id}: translates an older English text; correct it, then set "of" to "${of}"`;

const missingTitles = ({ sections }: English, translation: Translation) =>
  Object.keys(sections)
    .filter((id) => !translation.sections.titles[id])
    .map((id) => `sections: ${id} has no title`);

/** In which parts a translation says less, more or with other values than the English text. */
function differences(texts: EntryTexts, own: EntryTexts): string[] {
  return (['title', 'measures', 'unit', 'symbols', 'conditions', 'example'] as const).flatMap(
    (part) => {
      const [theirs, ours] = [listOf(texts[part]), listOf(own[part])];
      if (theirs.length !== ours.length || ours.includes('')) {
        return [
          `${part}: ${ours.filter((text) => text !== '').length} texts in place of ${theirs.length}`,
        ];
      }
      return theirs.flatMap((text, at) => {
        const [wanted, found] = [text, ours[at] ?? ''].map((each) => placesOf(each).sort().join());
        return wanted === found ? [] : [`${part}: places are ${found}, not ${wanted}`];
      });
    },
  );
}

function listOf(part: string | readonly string[] | undefined): readonly string[] {
  if (part === undefined) return [];
  return typeof part === 'string' ? [part] : part;
}
