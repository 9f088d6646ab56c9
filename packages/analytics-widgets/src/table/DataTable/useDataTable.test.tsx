import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createColumns } from './column.ts';
import { type UseDataTableOptions, useDataTable } from './useDataTable.ts';

interface Book {
  id: string;
  title: string;
  views: number;
}

const column = createColumns<Book>();
const columns = [
  column.accessor('title', { header: 'Title' }),
  column.accessor('views', { header: 'Views', enableSorting: true, sortDescFirst: true }),
];
const rows: Book[] = [
  { id: 'a', title: 'Lighthouse', views: 5 },
  { id: 'b', title: 'Aurora', views: 9 },
];

/** Markup of an app, over the table of `DataTable`. */
function BookList(props: Partial<UseDataTableOptions<Book>>) {
  const table = useDataTable<Book>({ columns, rows, getRowId: ({ id }) => id, ...props });
  return (
    <>
      {table.getFlatHeaders().map((header) => (
        <button
          key={header.id}
          type="button"
          disabled={!header.column.getCanSort()}
          onClick={() => header.column.toggleSorting()}
        >
          <table.FlexRender header={header} />
        </button>
      ))}
      <ul>
        {table.getRowModel().rows.map((row) => (
          <li key={row.id}>
            {row.getVisibleCells().map((cell) => (
              <span key={cell.id}>
                <table.FlexRender cell={cell} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('renders rows in the order of their owner, whatever they are sorted by', () => {
  render(<BookList sort={{ id: 'views', desc: true }} />);
  expect(items()).toEqual(['Lighthouse5', 'Aurora9']);
});

it('requests a sort order from the owner, first in the direction of the column', async () => {
  const onSortChange = vi.fn();
  render(<BookList onSortChange={onSortChange} />);
  expect(screen.getByRole('button', { name: 'Title' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ id: 'views', desc: true });
  expect(items()).toEqual(['Lighthouse5', 'Aurora9']);
});

it('leaves hidden columns out', () => {
  render(<BookList hiddenColumns={['views']} />);
  expect(items()).toEqual(['Lighthouse', 'Aurora']);
});

it('limits a selection, and leaves what was selected before', () => {
  const onChange = vi.fn<(ids: ReadonlySet<string>) => void>();
  const selection = { ids: new Set(['z']), onChange, nameOf: ({ title }: Book) => title, max: 2 };
  const { result } = renderHook(() =>
    useDataTable({ columns, rows, getRowId: ({ id }) => id, selection }),
  );
  result.current.toggleAllRowsSelected(true);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(new Set(['z', 'a']));
});
