/**
 * Agreement of Russian adjectives and forms of first names, for the regular words of the demo
 * vocabularies only. A word that does not follow these rules is written out in the vocabulary.
 */

/** Masculine, feminine, neuter, plural. */
export type Gender = 'm' | 'f' | 'n' | 'p';
/** Nominative, genitive, dative, instrumental, accusative (inanimate), prepositional. */
export type Case = 'n' | 'g' | 'd' | 'i' | 'a' | 'p';

type Endings = Readonly<Record<Gender, Readonly<Record<Case, string>>>>;

const hard: Endings = {
  m: { n: 'ый', g: 'ого', d: 'ому', i: 'ым', a: 'ый', p: 'ом' },
  f: { n: 'ая', g: 'ой', d: 'ой', i: 'ой', a: 'ую', p: 'ой' },
  n: { n: 'ое', g: 'ого', d: 'ому', i: 'ым', a: 'ое', p: 'ом' },
  p: { n: 'ые', g: 'ых', d: 'ым', i: 'ыми', a: 'ые', p: 'ых' },
};
/** After г, к, х and under stress after a sibilant: чужой, глухой, дикий. */
const velar: Endings = {
  m: { ...hard.m, n: 'ий', i: 'им', a: 'ий' },
  f: hard.f,
  n: { ...hard.n, i: 'им' },
  p: { n: 'ие', g: 'их', d: 'им', i: 'ими', a: 'ие', p: 'их' },
};
/** After an unstressed sibilant: рыжий, блестящий. */
const sibilant: Endings = {
  m: { n: 'ий', g: 'его', d: 'ему', i: 'им', a: 'ий', p: 'ем' },
  f: { n: 'ая', g: 'ей', d: 'ей', i: 'ей', a: 'ую', p: 'ей' },
  n: { n: 'ее', g: 'его', d: 'ему', i: 'им', a: 'ее', p: 'ем' },
  p: velar.p,
};
/** Последний, синий. */
const soft: Endings = {
  m: sibilant.m,
  f: { n: 'яя', g: 'ей', d: 'ей', i: 'ей', a: 'юю', p: 'ей' },
  n: sibilant.n,
  p: velar.p,
};

/**
 * A form of an adjective or participle given in the masculine nominative. Throws for a word
 * whose ending is none of -ый, -ий, -ой.
 */
export function inflectAdjective(word: string, gender: Gender, wanted: Case): string {
  const stem = word.slice(0, -2);
  const ending = word.slice(-2);
  const last = stem.slice(-1);
  if (ending === 'ой') {
    const endings = 'гкхжшчщ'.includes(last) ? velar : hard;
    const masculine = endings.m[wanted];
    if (gender === 'm' && (wanted === 'n' || wanted === 'a')) return `${stem}ой`;
    return stem + (gender === 'm' ? masculine : endings[gender][wanted]);
  }
  if (ending === 'ый') return stem + hard[gender][wanted];
  if (ending === 'ий') {
    if ('гкх'.includes(last)) return stem + velar[gender][wanted];
    if ('жшчщ'.includes(last)) return stem + sibilant[gender][wanted];
    return stem + soft[gender][wanted];
  }
  throw new Error(
    `'${word}' is no adjective in the masculine nominative: it must end in -ый, -ий or -ой.`,
  );
}

const firstNameEndings: readonly (readonly [
  ending: RegExp,
  forms: Readonly<Record<Case, string>>,
])[] = [
  [/ия$/u, { n: 'ия', g: 'ии', d: 'ии', i: 'ией', a: 'ию', p: 'ии' }],
  [/я$/u, { n: 'я', g: 'и', d: 'е', i: 'ей', a: 'ю', p: 'е' }],
  [/(?<=[жшчщ])а$/u, { n: 'а', g: 'и', d: 'е', i: 'ей', a: 'у', p: 'е' }],
  [/(?<=[гкх])а$/u, { n: 'а', g: 'и', d: 'е', i: 'ой', a: 'у', p: 'е' }],
  [/а$/u, { n: 'а', g: 'ы', d: 'е', i: 'ой', a: 'у', p: 'е' }],
  [/ий$/u, { n: 'ий', g: 'ия', d: 'ию', i: 'ием', a: 'ия', p: 'ии' }],
  [/й$/u, { n: 'й', g: 'я', d: 'ю', i: 'ем', a: 'я', p: 'е' }],
  [/ь$/u, { n: 'ь', g: 'я', d: 'ю', i: 'ем', a: 'я', p: 'е' }],
  [/(?<=[бвгдзклмнпрстфх])$/u, { n: '', g: 'а', d: 'у', i: 'ом', a: 'а', p: 'е' }],
];

/**
 * A form of a first name. A name that ends in a vowel other than -а, -я (Эми, Лео) does not
 * change. Names with a fleeting vowel (Павел, Лев) have no place in the vocabularies.
 */
export function inflectFirstName(name: string, wanted: Case): string {
  for (const [ending, forms] of firstNameEndings) {
    if (ending.test(name)) return name.replace(ending, forms[wanted]);
  }
  return name;
}

/** The feminine form of a surname given in the masculine; others do not change. */
export function feminineSurname(surname: string): string {
  if (/([оеё]в|[иы]н)$/u.test(surname)) return `${surname}а`;
  if (/[сц]к[ио]й$/u.test(surname)) return `${surname.slice(0, -2)}ая`;
  if (surname.endsWith('ый')) return `${surname.slice(0, -2)}ая`;
  return surname;
}
