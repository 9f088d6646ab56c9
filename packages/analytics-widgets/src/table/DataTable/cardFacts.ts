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

/** How the facts of a card share its width. */
export interface CardLayout {
  /** True with a lead, which the facts are beside or under. */
  'data-lead': true | undefined;
  /** One over the full width, two to a line, three to a line, or two lines of two. */
  'data-facts': 'one' | 'halves' | 'thirds' | 'pairs';
  /** True where the first fact is a text: it has more of the room than a number after it. */
  'data-text-first': true | undefined;
}

/**
 * Returns the layout of the cards of a table, as attributes of their rows' group. It depends on the columns
 * alone: a browser paints a row before all of its cells have arrived.
 */
export function cardLayout(
  columns: readonly { card: ColumnMeta['card']; meta: ColumnMeta }[],
): CardLayout {
  const facts = columns.filter(({ card }) => card === 'fact');
  const hasLead = columns.some(({ card }) => card === 'lead');
  // Without a lead, texts come two to a line, so that no word breaks.
  const hasTexts = !hasLead && facts.some(({ meta }) => (meta.align ?? 'start') === 'start');
  const [first] = facts;
  return {
    'data-lead': hasLead || undefined,
    'data-facts': sharing(facts.length, { hasLead, hasTexts }),
    'data-text-first': (first !== undefined && first.meta.align !== 'end') || undefined,
  };
}

function sharing(
  facts: number,
  { hasLead, hasTexts }: { hasLead: boolean; hasTexts: boolean },
): CardLayout['data-facts'] {
  if (facts < 2) return 'one';
  if (facts > MAX_FACTS && !hasLead) return 'pairs';
  return facts >= MAX_FACTS && !hasTexts ? 'thirds' : 'halves';
}
