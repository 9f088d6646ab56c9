import type { Column, RowData } from '@tanstack/react-table';
import type { ColumnMeta, DataTableFeatures } from './column.ts';

/** Number of facts that fit on a card. */
const MAX_FACTS = 3;

/**
 * Returns the position of each column on the card, by id. The column that the rows are sorted by is
 * always among the facts; where there is no room for one more, it replaces the last.
 */
export function cardPositions<Row extends RowData>(
  columns: readonly Column<DataTableFeatures, Row>[],
  sortedBy: string | undefined,
): ReadonlyMap<string, ColumnMeta['card']> {
  const positions = new Map(columns.map(({ id, columnDef }) => [id, columnDef.meta?.card]));
  const sorted = columns.find(({ id }) => id === sortedBy);
  if (sorted === undefined || positions.get(sorted.id) !== undefined) return positions;
  const facts = columns.filter(({ id }) => positions.get(id) === 'fact');
  const last = facts.at(-1);
  if (last && facts.length >= MAX_FACTS) positions.set(last.id, undefined);
  return positions.set(sorted.id, 'fact');
}
