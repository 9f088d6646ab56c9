interface Largest<Item> {
  item: Item;
  value: number;
}

/**
 * Returns the item that is alone with the largest value, for texts that name it as the first; null:
 * none has a value, or the value of another reads the same.
 *
 * @param textOf the value as it is written
 */
export function firstBy<Item>(
  items: readonly Item[],
  figureOf: (item: Item) => number | null,
  textOf: (value: number) => string,
): Largest<Item> | null {
  const largest = largestBy(items, figureOf);
  if (largest === null) return null;
  const text = textOf(largest.value);
  const alike = items.filter((item) => {
    const value = figureOf(item);
    return value !== null && textOf(value) === text;
  });
  return alike.length === 1 ? largest : null;
}

/** Returns the item with the largest value, the first of equal ones; null: none has a value. */
export function largestBy<Item>(
  items: readonly Item[],
  figureOf: (item: Item) => number | null,
): Largest<Item> | null {
  let largest: Largest<Item> | null = null;
  for (const item of items) {
    const value = figureOf(item);
    if (value !== null && (largest === null || value > largest.value)) largest = { item, value };
  }
  return largest;
}

/** Returns the smallest and the largest value; null: fewer than two items have one. */
export function spanBy<Item>(
  items: readonly Item[],
  figureOf: (item: Item) => number | null,
): { low: number; high: number } | null {
  const values = items.flatMap((item) => figureOf(item) ?? []);
  return values.length < 2 ? null : { low: Math.min(...values), high: Math.max(...values) };
}
