/** The texts of an entry in one language. `{NAME}` and `{NAME, percent}` are places of values. */
export interface EntryTexts {
  title: string;
  measures: string;
  unit?: string;
  /** In the order of the entry's symbols. */
  symbols: readonly string[];
  conditions: readonly string[];
  example?: string;
}

/** The methodology in one language; `tooling/methodology` checks that it is complete. */
export interface MethodologyTexts {
  sections: { titles: Readonly<Record<string, string>> };
  entries: Readonly<Record<string, EntryTexts>>;
}

/** A part of a text: literal text, or the placeholder of a value. */
type TextPart = string | { name: string; isPercent: boolean };

/**
 * Splits a text at the places of its values.
 *
 * @example
 * textParts('At least {MIN_BOOKS} books') // ['At least ', { name: 'MIN_BOOKS', isPercent: false }, ' books']
 */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: place, 1: name = '', 2: percent, index } of text.matchAll(
    /\{([\w.]+)(?:, (percent))?\}/g,
  )) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ name, isPercent: percent !== undefined });
    end = index + place.length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}

/** A part of a formula, which begins at a character; `isLowered` of an index, without `_` and brackets. */
interface FormulaPart {
  text: string;
  start: number;
  isLowered: boolean;
}

/**
 * Splits a formula at its indexes.
 *
 * @example
 * formulaParts('L_(k−1) ÷ n') // L, k−1 (lowered), ' ÷ n'
 */
export function formulaParts(formula: string): FormulaPart[] {
  const parts: FormulaPart[] = [];
  let end = 0;
  const addPlain = (to: number) => {
    if (to > end) parts.push({ text: formula.slice(end, to), start: end, isLowered: false });
  };
  for (const { 0: index, 1: bracketed, 2: letter, index: start } of formula.matchAll(
    /_(?:\(([^)]*)\)|(\w))/g,
  )) {
    addPlain(start);
    parts.push({ text: bracketed ?? letter ?? '', start, isLowered: true });
    end = start + index.length;
  }
  addPlain(formula.length);
  return parts;
}
