import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import type { ColumnMeta, DataColumn } from './column.ts';
import { DataTable } from './DataTable.tsx';

type Row = Record<'title' | 'views' | 'likes' | 'price' | 'chars', string>;
const column = (id: keyof Row, card?: ColumnMeta['card']): DataColumn<Row> => ({
  id,
  header: id,
  accessorFn: (row) => row[id],
  cell: ({ row }) => row.original[id],
  enableSorting: true,
  sortDescFirst: true,
  meta: { card },
});
const all = [
  column('title', 'title'),
  column('views', 'fact'),
  column('likes', 'fact'),
  column('price', 'fact'),
  column('chars'),
];

/** Headers of the values on the card of the only row. */
function factsOf(columns: DataColumn<Row>[], sorted: string | null): string[] {
  const row = { title: 'Книга', views: '1', likes: '2', price: '3', chars: '4' };
  renderWidgets(
    <DataTable
      label="Книги"
      columns={columns}
      rows={[row]}
      getRowId={() => '1'}
      state={{ kind: 'ready' }}
      sort={sorted === null ? null : { id: sorted, desc: true }}
      onSortChange={() => undefined}
    />,
  );
  const [, body] = screen.getAllByRole('rowgroup');
  if (body === undefined) throw new Error('The table has no rows.');
  return within(body)
    .getAllByRole('cell')
    .filter((cell) => cell.dataset['card'] === 'fact')
    .map((cell) => cell.dataset['label'] ?? '');
}

it('shows the sorted column on cards in place of the last fact', () => {
  expect(factsOf(all, 'chars')).toEqual(['views', 'likes', 'chars']);
});

it('adds the sorted column where there is room', () => {
  expect(
    factsOf(
      all.filter(({ id }) => id !== 'price'),
      'chars',
    ),
  ).toEqual(['views', 'likes', 'chars']);
});

it.each(['likes', 'title', null])('leaves cards alone where they are sorted by %s', (sorted) => {
  expect(factsOf(all, sorted)).toEqual(['views', 'likes', 'price']);
});

/** Attributes of the group of rows. */
const layoutOf = (columns: DataColumn<Row>[]) => {
  factsOf(columns, null);
  const group = screen.getAllByRole('rowgroup')[1];
  return [group?.dataset['lead'], group?.dataset['facts']];
};
const number = (id: keyof Row): DataColumn<Row> => ({
  ...column(id),
  meta: { card: 'fact', align: 'end' },
});

it.each([
  { name: 'one fact', columns: [column('title', 'title'), number('views')], facts: 'one' },
  { name: 'two', columns: [number('views'), number('likes')], facts: 'halves' },
  { name: 'three', columns: [number('views'), number('likes'), number('price')], facts: 'thirds' },
  {
    name: 'a text',
    columns: [number('views'), number('likes'), column('price', 'fact')],
    facts: 'halves',
  },
  {
    name: 'four',
    columns: [number('views'), number('likes'), number('price'), number('chars')],
    facts: 'pairs',
  },
])('lays out cards by their columns: $name', ({ columns, facts }) => {
  expect(layoutOf(columns)).toEqual([undefined, facts]);
});

it('lays out three facts with a lead in thirds, texts too', () => {
  expect(layoutOf([column('title', 'lead'), ...all.slice(1)])).toEqual(['true', 'thirds']);
});
