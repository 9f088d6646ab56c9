type ValuesOf<Entries, Key extends string> = {
  readonly [Index in keyof Entries]: Entries[Index] extends Readonly<Record<Key, infer Value>>
    ? Value
    : never;
};

/**
 * Returns one field of each entry of a registry, in the registry's order.
 *
 * @example
 * valuesOf([{ code: 'ru' }, { code: 'en' }] as const, 'code') // ['ru', 'en'], as a tuple type
 */
export function valuesOf<
  const Entries extends readonly Readonly<Record<Key, unknown>>[],
  Key extends string,
>(entries: Entries, key: Key): ValuesOf<Entries, Key> {
  // `map` forgets that the result is a tuple.
  return entries.map((entry) => entry[key]) as ValuesOf<Entries, Key>;
}
