interface Largest<Item> {
  item: Item;
  value: number;
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
