import { Button, Stack, Text } from '@litometr/ui';
import { useState } from 'react';
import { bookColumns } from '../../testing/bookColumns.tsx';
import { type StoryBook, storyBooks } from '../../testing/books.ts';
import { type ColumnSort, columnIdOf, type DataColumn, DataTable } from './index.ts';

const PAGE_ROWS = 3;
const list = storyBooks(40);
const columns = bookColumns.filter((column) => ['book', 'views'].includes(columnIdOf(column)));

/** Returns the first page of the list in this order, as a server would. */
function fetchPage({ id, desc }: ColumnSort): StoryBook[] {
  const sortValue = (book: StoryBook) => (id === 'views' ? (book.views ?? -1) : book.position);
  return [...list]
    .sort((a, b) => (desc ? sortValue(b) - sortValue(a) : sortValue(a) - sortValue(b)))
    .slice(0, PAGE_ROWS);
}

/** A header requests the first page of the list in another order. */
export function SortedByTheServer() {
  const [sort, setSort] = useState<ColumnSort>({ id: 'views', desc: true });
  return (
    <Stack gap="xs">
      <DataTable
        label="Бестселлеры, первая страница"
        state={{ kind: 'ready' }}
        columns={columns}
        rows={fetchPage(sort)}
        getRowId={({ id }) => String(id)}
        sort={sort}
        onSortChange={setSort}
      />
      <Text size="caption" tone="secondary" numeric>
        1–3 из 40 книг
      </Text>
    </Stack>
  );
}

const withButtons: DataColumn<StoryBook>[] = [
  {
    id: 'book',
    header: 'Книга',
    meta: { rowHeader: true, card: 'title' },
    cell: ({ row }) => <Button size="sm">{row.original.title}</Button>,
  },
  { id: 'author', header: 'Автор', size: 112, cell: () => <Button size="sm">Автор</Button> },
];

/** Six buttons, where a press on a row would do. */
export function ButtonsInCells() {
  return (
    <DataTable
      label="Бестселлеры с кнопками"
      state={{ kind: 'ready' }}
      columns={withButtons}
      rows={list.slice(0, PAGE_ROWS)}
      getRowId={({ id }) => String(id)}
    />
  );
}
