import type { ColumnSort } from '@tanstack/react-table';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PanelState } from '../../internal/PanelState.ts';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { RowLink } from '../RowLink.tsx';
import { createColumns, type DataColumn } from './column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Book {
  id: number;
  title: string;
  views: number;
}

const rows: Book[] = [
  { id: 1, title: 'Юность', views: 5 },
  { id: 2, title: 'Аврора', views: 9 },
  { id: 3, title: 'Маяк', views: 7 },
];

const columns: DataColumn<Book>[] = [
  {
    id: 'title',
    accessorFn: ({ title }) => title,
    header: 'Книга',
    meta: { rowHeader: true },
    enableSorting: true,
    sortDescFirst: false,
    cell: ({ row }) => <RowLink href={`#${row.original.id}`}>{row.original.title}</RowLink>,
  },
  {
    id: 'views',
    accessorFn: ({ views }) => views,
    header: 'Просм.',
    meta: { title: 'Просмотры' },
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ row }) => row.original.views,
  },
  { id: 'note', header: 'Заметка', cell: () => <button type="button">Открыть</button> },
];

const onSortChange = vi.fn<(sort: ColumnSort) => void>();
beforeEach(() => onSortChange.mockClear());

const table = (props: Partial<DataTableProps<Book>> = {}) =>
  renderWidgets(
    <DataTable
      label="Книги"
      columns={columns}
      rows={rows}
      getRowId={({ id }) => String(id)}
      state={{ kind: 'ready' }}
      sort={null}
      onSortChange={onSortChange}
      {...props}
    />,
  );

const titles = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('sorting', () => {
  it('is requested from the owner, and the order of the rows is unchanged', async () => {
    table();
    await userEvent.click(screen.getByRole('button', { name: 'Просмотры' }));
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ id: 'views', desc: true });
    expect(titles()).toEqual(['Юность', 'Аврора', 'Маяк']);
  });

  it('reverses the column that is already sorted', async () => {
    table({ sort: { id: 'views', desc: true } });
    expect(screen.getByRole('columnheader', { name: /Просмотры/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Просмотры' }));
    expect(onSortChange).toHaveBeenCalledWith({ id: 'views', desc: false });
  });

  it('has no button without a sort handler', () => {
    table({ onSortChange: undefined });
    expect(screen.queryByRole('button', { name: /Книга|Просмотры/ })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Заметка' })).not.toHaveAttribute('aria-sort');
  });
});

describe('rows as links', () => {
  const clicks = vi.fn<(href: string | null) => void>();
  beforeEach(() => {
    clicks.mockClear();
    for (const link of document.querySelectorAll('a')) link.remove();
  });
  const watch = () => {
    for (const link of screen.getAllByRole('link')) {
      link.addEventListener('click', (event) => {
        event.preventDefault();
        clicks(link.getAttribute('href'));
      });
    }
  };

  it('open by a press anywhere in them, once', async () => {
    table();
    watch();
    await userEvent.click(screen.getByRole('cell', { name: '9' }));
    expect(clicks).toHaveBeenCalledExactlyOnceWith('#2');
  });

  it('do not handle presses on a link or a button inside', async () => {
    table();
    watch();
    await userEvent.click(screen.getByRole('link', { name: 'Маяк' }));
    expect(clicks).toHaveBeenCalledExactlyOnceWith('#3');
    const button = screen.getAllByRole('button', { name: 'Открыть' })[0];
    if (button) await userEvent.click(button);
    expect(clicks).toHaveBeenCalledOnce();
  });

  it('pass modifier keys on, so that Ctrl opens a tab', () => {
    table();
    const held = vi.fn<(ctrl: boolean) => void>();
    screen.getByRole('link', { name: 'Маяк' }).addEventListener('click', (event) => {
      event.preventDefault();
      held(event.ctrlKey);
    });
    fireEvent.click(screen.getByRole('cell', { name: '7' }), { ctrlKey: true });
    expect(held).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('are navigated with j, k and the arrows, and not past the ends', async () => {
    table();
    screen.getByRole('link', { name: 'Юность' }).focus();
    await userEvent.keyboard('j{ArrowDown}j');
    expect(screen.getByRole('link', { name: 'Маяк' })).toHaveFocus();
    await userEvent.keyboard('k{ArrowUp}k');
    expect(screen.getByRole('link', { name: 'Юность' })).toHaveFocus();
  });

  it('are one tab stop: the row that had the focus last, whatever it contains', async () => {
    table();
    const tabbable = () =>
      within(screen.getByRole('table'))
        .getAllByRole('rowheader')
        .map((cell) => cell.closest('tr')?.querySelectorAll(':is(a, button):not([tabindex="-1"])'))
        .map((found) => found?.length);
    expect(tabbable()).toEqual([2, 0, 0]);
    screen.getByRole('link', { name: 'Юность' }).focus();
    await userEvent.keyboard('j');
    expect(tabbable()).toEqual([0, 2, 0]);
    await userEvent.tab();
    expect(screen.getAllByRole('button', { name: 'Открыть' })[1]).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('start with the first row again when the last focused one is removed', async () => {
    const props = { label: 'Книги', columns, getRowId: ({ id }: Book) => String(id) };
    const { rerender } = renderWidgets(
      <DataTable {...props} rows={rows} state={{ kind: 'ready' }} />,
    );
    screen.getByRole('link', { name: 'Маяк' }).focus();
    rerender(<DataTable {...props} rows={rows.slice(0, 2)} state={{ kind: 'ready' }} />);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Юность' })).not.toHaveAttribute('tabindex'),
    );
  });

  it('ignore keys with a modifier', async () => {
    table();
    screen.getByRole('link', { name: 'Юность' }).focus();
    await userEvent.keyboard('{Control>}j{/Control}');
    expect(screen.getByRole('link', { name: 'Юность' })).toHaveFocus();
  });
});

describe('states', () => {
  const bodyRows = () => {
    const groups = screen.getAllByRole('rowgroup');
    const body = groups[1];
    return body ? within(body).getAllByRole('row', { hidden: true }) : [];
  };

  it('shows the old rows while newer ones are fetched, and is busy', () => {
    table({ state: { kind: 'ready', refreshing: true } });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Строки загружаются');
    expect(titles()).toHaveLength(3);
  });

  it('renders the expected number of skeleton rows', () => {
    table({ state: { kind: 'loading' }, rows: [], skeletonRows: 6 });
    expect(bodyRows()).toHaveLength(6);
  });

  it('reserves the place of its message where no rows are expected, and says nothing in it', () => {
    table({ state: { kind: 'loading' }, rows: [], skeletonRows: 0 });
    expect(document.querySelectorAll('tbody [data-state="empty"]')).toHaveLength(1);
    expect(document.querySelector('tbody > tr')).toHaveAttribute('aria-hidden', 'true');
  });

  it('explains why it is empty, and offers a retry after a failure', async () => {
    const onRetry = vi.fn();
    const failed: PanelState = { kind: 'failed', title: 'Список не загрузился', onRetry };
    table({ state: failed, rows: [] });
    expect(screen.getByText('Список не загрузился')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('shows a notice over partial rows', () => {
    table({ state: { kind: 'partial', notice: 'Показаны 62 места из 100' } });
    expect(screen.getByText('Показаны 62 места из 100')).toBeInTheDocument();
    expect(titles()).toHaveLength(3);
  });
});

describe('columns', () => {
  it('are left out when hidden', () => {
    table({ hiddenColumns: ['views'] });
    expect(screen.queryByRole('columnheader', { name: /Просм/ })).toBeNull();
    expect(screen.queryByRole('cell', { name: '9' })).toBeNull();
  });
});

it('leaves an empty value out of a card', () => {
  table({
    columns: [
      ...columns,
      {
        id: 'more',
        header: 'Ещё',
        meta: { card: 'fact' },
        cell: ({ row }) => (row.original.id === 2 ? 'да' : null),
      },
    ],
  });
  const blank = screen
    .getAllByRole('row')
    .map((row) => row.querySelector('td[data-label]:empty') !== null);
  expect(blank).toEqual([false, true, false, true]);
});

describe('rendering', () => {
  const cell = vi.fn<(title: string) => string>((title) => title);
  const title: DataColumn<Book> = {
    id: 'title',
    header: 'Книга',
    cell: ({ row }) => cell(row.original.title),
  };
  const props = {
    label: 'Книги',
    columns: [title],
    rows,
    getRowId: ({ id }: Book) => String(id),
    state: { kind: 'ready' } as PanelState,
  };
  beforeEach(() => {
    cell.mockClear();
  });

  it('does not render unchanged rows again', () => {
    const { rerender } = renderWidgets(<DataTable {...props} />);
    const first = cell.mock.calls.length;
    rerender(<DataTable {...props} state={{ kind: 'ready', refreshing: true }} />);
    expect(cell).toHaveBeenCalledTimes(first);
  });

  it('updates rows when their columns change, without mounting the cells again', () => {
    const input: DataColumn<Book> = { ...title, cell: () => <input aria-label="Заметка" /> };
    const { rerender } = renderWidgets(<DataTable {...props} columns={[input]} />);
    const before = screen.getAllByRole('textbox');
    rerender(
      <DataTable {...props} columns={[{ ...input, cell: () => <input aria-label="Новая" /> }]} />,
    );
    expect(screen.getAllByRole('textbox', { name: 'Новая' })).toEqual(before);
  });

  it('takes widths from their owner', () => {
    const { container } = renderWidgets(<DataTable {...props} columnSizing={{ title: 160 }} />);
    expect(container.querySelector('col')).toHaveStyle({ 'inline-size': '160px' });
  });

  it('passes props of a table through', () => {
    renderWidgets(<DataTable {...props} id="books" data-kind="list" />);
    expect(screen.getByRole('table', { name: 'Книги' })).toHaveAttribute('id', 'books');
    expect(screen.getByRole('table')).toHaveAttribute('data-kind', 'list');
  });
});

it('takes columns of the column helper, by key or by function', () => {
  const column = createColumns<Book>();
  const doubled = column.accessor(({ views }) => views * 2, {
    id: 'double',
    header: 'Вдвое',
    cell: ({ getValue }) => getValue().toFixed(1),
  });
  table({
    columns: [column.accessor('title', { header: 'Книга', meta: { rowHeader: true } }), doubled],
  });
  expect(titles()).toEqual(['Юность', 'Аврора', 'Маяк']);
  expect(screen.getByRole('cell', { name: '18.0' })).toBeVisible();
});

it('renders the rows in view of a long table, and all of them on paper', async () => {
  const long = Array.from({ length: 300 }, (_, id) => ({ id, title: `Книга ${id}`, views: id }));
  table({ rows: long });
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '301');
  expect(titles().length).toBeLessThan(60);
  expect(screen.getByRole('region', { name: 'Книги' })).toHaveAttribute('tabindex', '0');
  fireEvent(window, new Event('beforeprint'));
  expect(titles()).toHaveLength(300);
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(titles().length).toBeLessThan(60));
});

it('renders the columns in view of a very wide table, under their positions among all', () => {
  const days = Array.from(
    { length: 400 },
    (_, day): DataColumn<Book> => ({
      id: `day${day}`,
      header: String(day),
      size: 64,
      cell: () => day,
    }),
  );
  table({ columns: [...columns.slice(0, 1), ...days] });
  expect(screen.getByRole('table')).toHaveAttribute('aria-colcount', '401');
  expect(screen.getAllByRole('columnheader').length).toBeLessThan(60);
  expect(screen.getByRole('columnheader', { name: '3' })).toHaveAttribute('aria-colindex', '5');
});
