import {
  BookCell,
  type ColumnSort,
  createColumns,
  type DataColumn,
  DataTable,
  NumberCell,
  type PanelState,
} from '@litometr/analytics-widgets';
import { useEffect, useState } from 'react';

export interface Book {
  id: number;
  title: string;
  author: string;
  views: number;
  rating: number | null;
}

const column = createColumns<Book>();
const columns: DataColumn<Book>[] = [
  column.accessor('title', {
    id: 'book',
    header: 'Book',
    meta: { rowHeader: true, card: 'title' },
    cell: ({ row: { original } }) => (
      <BookCell title={original.title} authors={[{ name: original.author }]} cover={false} />
    ),
  }),
  column.accessor('views', {
    header: 'Views',
    size: 120,
    enableSorting: true,
    sortDescFirst: true,
    meta: { align: 'end', card: 'fact' },
    cell: ({ getValue }) => <NumberCell value={getValue()} />,
  }),
  column.accessor('rating', {
    header: 'Rating',
    size: 120,
    enableSorting: true,
    sortDescFirst: true,
    meta: { align: 'end', card: 'fact' },
    cell: ({ getValue }) => (
      <NumberCell value={getValue()} reason="Too few readers have rated it" />
    ),
  }),
];

async function fetchBooks({ id, desc }: ColumnSort): Promise<Book[]> {
  const order = desc ? 'descending' : 'ascending';
  const response = await fetch(`/api/books/?sort=${id}&order=${order}`);
  if (!response.ok) throw new Error(`The API responded with ${response.status}.`);
  return (await response.json()) as Book[];
}

/** Renders books in the order that the API returns them in; a header requests another one. */
export function BooksTable({ books }: { books?: readonly Book[] | undefined }) {
  const [sort, setSort] = useState<ColumnSort>({ id: 'views', desc: true });
  const [rows, setRows] = useState<readonly Book[]>(books ?? []);
  const [state, setState] = useState<PanelState>({ kind: books ? 'ready' : 'loading' });

  const load = async (next: ColumnSort) => {
    setSort(next);
    setState((last) => (last.kind === 'loading' ? last : { kind: 'ready', refreshing: true }));
    try {
      setRows(await fetchBooks(next));
      setState({ kind: 'ready' });
    } catch {
      const onRetry = () => void load(next);
      setState({ kind: 'failed', title: 'The books could not be loaded', onRetry });
    }
  };
  useEffect(() => {
    if (books === undefined) void load(sort);
  }, []);

  return (
    <DataTable
      label="Books"
      columns={columns}
      rows={rows}
      getRowId={({ id }) => String(id)}
      state={state}
      sort={sort}
      onSortChange={(next) => void load(next)}
    />
  );
}
