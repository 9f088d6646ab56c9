import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import type { DataColumn } from './column.ts';
import { DataTable } from './DataTable.tsx';

type Row = Record<'title' | 'views' | 'likes' | 'price' | 'chars', string>;
const column = (id: keyof Row, card?: DataColumn<Row>['card']): DataColumn<Row> => ({
  id,
  header: id,
  cell: (row) => row[id],
  sort: 'descending',
  ...(card && { card }),
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
      sort={sorted === null ? null : { column: sorted, direction: 'descending' }}
      onSortChange={() => undefined}
    />,
  );
  const [, body] = screen.getAllByRole('rowgroup');
  if (body === undefined) throw new Error('The table has no rows.');
  return within(body)
    .getAllByRole('cell')
    .filter((cell) => cell.dataset['card'] === 'fact')
    .map((cell) => cell.textContent.replace(/\d$/, ''));
}

it('shows on cards what their order goes by, in place of the last fact', () => {
  expect(factsOf(all, 'chars')).toEqual(['views', 'likes', 'chars']);
});

it('adds it where there is room', () => {
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
