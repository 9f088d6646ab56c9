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

/**
 * Returns a record with an entry for each entry of a registry.
 *
 * @example
 * recordBy([{ code: 'ru', name: 'русский' }], ({ code, name }) => [code, name]) // { ru: 'русский' }
 */
export function recordBy<Entry, Key extends string, Value>(
  registry: readonly Entry[],
  toEntry: (entry: Entry) => readonly [Key, Value],
): Record<Key, Value> {
  // `fromEntries` forgets the keys.
  return Object.fromEntries(registry.map(toEntry)) as Record<Key, Value>;
}

/**
 * Returns a record with a value for each key of a registry.
 *
 * @example
 * recordOf(['ru', 'en'], (code) => code.length) // { ru: 2, en: 2 }
 */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  toValue: (key: Key) => Value,
): Record<Key, Value> {
  return recordBy(keys, (key) => [key, toValue(key)]);
}
