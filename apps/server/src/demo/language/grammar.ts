import type { Random } from '../random.ts';
import { type Case, type Gender, inflectAdjective, inflectFirstName } from './agreement.ts';

/**
 * Builds sentences from templates. A slot `{list}` is filled with a word of that list:
 *
 * - `{lord.g}`: in a case (`n g d i a p`); the word must have that form
 * - `{lord2}`: another word of the list `lord`
 * - `{grim~lord.g}`: an adjective of the list `grim` that agrees with the noun of slot `lord`
 *
 * A slot has the same word for as long as its bindings live, so that a title, its annotation and
 * the next book of a series mention the same people.
 *
 * A word is plain text, which does not change, or
 * `nominative|gender|genitive|dative|instrumental|accusative|prepositional`, where the end may be
 * left out.
 */
export type Words = Readonly<Record<string, readonly string[]>>;
export type Bindings = Map<string, string>;

interface Slot {
  readonly key: string;
  readonly list: string;
  readonly agreesWith: { readonly key: string; readonly list: string } | null;
  readonly form: Case;
}

const caseOrder: readonly Case[] = ['n', 'g', 'd', 'i', 'a', 'p'];
const slotPattern = /\{([a-zA-Z]+)(\d?)(?:~([a-zA-Z]+)(\d?))?(?:\.([ngdiap]))?\}/u;
const parsedTemplates = new Map<string, readonly (string | Slot)[]>();

/** Fills a template; what it binds is added to the bindings. Throws for a list or form that is not there. */
export function fill(template: string, words: Words, bindings: Bindings, random: Random): string {
  let text = '';
  for (const part of parse(template)) {
    text += typeof part === 'string' ? part : fillSlot(part, words, bindings, random);
  }
  return capitalised(vocalised(text));
}

/** Returns the lists and forms that a template uses, to check vocabularies. */
export function slotsOf(template: string): { list: string; form: Case; adjective: boolean }[] {
  return parse(template)
    .filter((part) => typeof part !== 'string')
    .map((slot) => ({ list: slot.list, form: slot.form, adjective: slot.agreesWith !== null }));
}

/** A form of a word in the notation above; throws when it has none. */
export function formOf(word: string, wanted: Case): string {
  const [nominative = '', , ...others] = word.split('|');
  if (wanted === 'n') return nominative;
  const form = others[caseOrder.indexOf(wanted) - 1];
  if (form === undefined || form === '') {
    throw new Error(`'${nominative}' has no form '${wanted}': add it to the vocabulary.`);
  }
  return form;
}

/** First names in the notation above. */
export function nameWords(gender: 'm' | 'f', names: readonly string[]): string[] {
  return names.map((name) => {
    const forms = caseOrder.slice(1).map((wanted) => inflectFirstName(name, wanted));
    return [name, gender, ...forms].join('|');
  });
}

function parse(template: string): readonly (string | Slot)[] {
  const known = parsedTemplates.get(template);
  if (known !== undefined) return known;
  const parts: (string | Slot)[] = [];
  let rest = template;
  for (let match = slotPattern.exec(rest); match !== null; match = slotPattern.exec(rest)) {
    if (match.index > 0) parts.push(rest.slice(0, match.index));
    parts.push(slotFrom(match));
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest !== '') parts.push(rest);
  parsedTemplates.set(template, parts);
  return parts;
}

function slotFrom(match: RegExpExecArray): Slot {
  const [, list = '', number = '', noun, nounNumber = '', form] = match;
  return {
    key: list + number,
    list,
    agreesWith: noun === undefined ? null : { key: noun + nounNumber, list: noun },
    form: caseOrder.find((known) => known === form) ?? 'n',
  };
}

function fillSlot(slot: Slot, words: Words, bindings: Bindings, random: Random): string {
  const word = bound(slot.key, slot.list, words, bindings, random);
  if (slot.agreesWith === null) return formOf(word, slot.form);
  const noun = bound(slot.agreesWith.key, slot.agreesWith.list, words, bindings, random);
  return inflectAdjective(word, genderOf(noun), slot.form);
}

function bound(
  key: string,
  list: string,
  words: Words,
  bindings: Bindings,
  random: Random,
): string {
  const known = bindings.get(key);
  if (known !== undefined) return known;
  const candidates = words[list];
  if (candidates === undefined) throw new Error(`There is no word list '${list}'.`);
  const taken = new Set(
    [...bindings].filter(([other]) => other.replace(/\d$/u, '') === list).map(([, word]) => word),
  );
  const word = random.pick(candidates.filter((candidate) => !taken.has(candidate)));
  bindings.set(key, word);
  return word;
}

function genderOf(word: string): Gender {
  const gender = word.split('|')[1];
  if (gender === 'm' || gender === 'f' || gender === 'n' || gender === 'p') return gender;
  throw new Error(`'${word}' has no gender: an adjective cannot agree with it.`);
}

function capitalised(text: string): string {
  return text.replace(/(^|[.!?…] )(\p{Ll})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

/** Со стражем, во врача: the prepositions take a vowel before some clusters. */
function vocalised(text: string): string {
  return text
    .replace(/(?<=^|\s)([Сс]) (?=[сзшж][бвгджзклмнпрстфхцчшщ]|щ)/gu, '$1о ')
    .replace(/(?<=^|\s)([Вв]) (?=[вф][бвгджзклмнпрстфхцчшщ])/gu, '$1о ');
}
