import type { CollectedField } from './collectedBook.ts';
import { line } from './values.ts';

/** Placeholders that portals show instead of a value. */
const placeholder = /^[\s—–−…-]*$/;

/** Parses the fields of one book and counts those that are shown but cannot be parsed. */
export class FieldReader {
  readonly #unreadable = new Set<CollectedField>();

  /** In no order; for `foundBook`. */
  get unreadable(): CollectedField[] {
    return [...this.#unreadable];
  }

  /**
   * Parses one field.
   *
   * @param shown text of the field's own element; null where there is none
   * @returns null where nothing is shown, and where it cannot be parsed, which is then counted
   */
  read<Value>(
    field: CollectedField,
    shown: string | null | undefined,
    parse: (text: string) => Value | null,
  ): Value | null {
    const text = line(shown);
    if (text === null || placeholder.test(text)) return null;
    const value = parse(text);
    if (value === null) this.#unreadable.add(field);
    return value;
  }

  /** Parses a field of which elements are shown: several that differ cannot be parsed. */
  readOnly<Value>(
    field: CollectedField,
    shown: readonly string[],
    parse: (text: string) => Value | null,
  ): Value | null {
    const texts = new Set(shown.flatMap((text) => line(text) ?? []));
    if (texts.size <= 1) return this.read(field, [...texts][0], parse);
    this.#unreadable.add(field);
    return null;
  }
}

/** Returns the value of a known word; null for any other word. */
export function lookUp<Value>(
  table: Readonly<Record<string, Value>>,
): (word: string) => Value | null {
  return (word) => (Object.hasOwn(table, word) ? (table[word] ?? null) : null);
}
