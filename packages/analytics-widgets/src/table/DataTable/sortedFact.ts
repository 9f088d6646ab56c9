import type { DataColumn } from './column.ts';

/** Facts that a card has room for. */
const MOST = 3;

/**
 * What rows stand by is among the facts of their cards: a list in an order that nobody sees is a
 * riddle. It takes the place of the last fact where there is no room for one more.
 */
export function withSortedFact<Row>(
  columns: readonly DataColumn<Row>[],
  sortedBy: string | undefined,
): readonly DataColumn<Row>[] {
  const sorted = columns.find(({ id }) => id === sortedBy);
  if (sorted === undefined || sorted.card !== undefined) return columns;
  const facts = columns.filter(({ card }) => card === 'fact');
  const last = facts.length < MOST ? undefined : facts.at(-1);
  return columns.map((column) => {
    if (column === sorted) return { ...column, card: 'fact' };
    return column === last ? withoutCard(column) : column;
  });
}

/** A column that is not on the card. */
export function withoutCard<Row>({ card: _, ...column }: DataColumn<Row>): DataColumn<Row> {
  return column;
}
