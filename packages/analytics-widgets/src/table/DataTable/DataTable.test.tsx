import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PanelState } from '../../internal/PanelState.ts';
import { renderWidgets } from '../../testing/renderWidgets.tsx';
import { RowLink } from '../RowLink.tsx';
import type { DataColumn, TableSort } from './column.ts';
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
    header: 'Книга',
    rowHeader: true,
    sort: 'ascending',
    cell: ({ id, title }) => <RowLink href={`#${id}`}>{title}</RowLink>,
  },
  {
    id: 'views',
    header: 'Просм.',
    headerTitle: 'Просмотры',
    sort: 'descending',
    cell: (b) => b.views,
  },
  { id: 'note', header: 'Заметка', cell: () => <button type="button">Открыть</button> },
];

const onSortChange = vi.fn<(sort: TableSort) => void>();
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
  it('is asked of the owner, and the rows stay as he gave them', async () => {
    table();
    await userEvent.click(screen.getByRole('button', { name: 'Просмотры' }));
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({
      column: 'views',
      direction: 'descending',
    });
    expect(titles()).toEqual(['Юность', 'Аврора', 'Маяк']);
  });

  it('turns round the column that is sorted already', async () => {
    table({ sort: { column: 'views', direction: 'descending' } });
    expect(screen.getByRole('columnheader', { name: /Просмотры/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Просмотры' }));
    expect(onSortChange).toHaveBeenCalledWith({ column: 'views', direction: 'ascending' });
  });

  it('has no button where nobody sorts', () => {
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

  it('leave a press on the link to the link, and on a button to the button', async () => {
    table();
    watch();
    await userEvent.click(screen.getByRole('link', { name: 'Маяк' }));
    expect(clicks).toHaveBeenCalledExactlyOnceWith('#3');
    const button = screen.getAllByRole('button', { name: 'Открыть' })[0];
    if (button) await userEvent.click(button);
    expect(clicks).toHaveBeenCalledOnce();
  });

  it('pass held keys on, so that Ctrl opens a tab', () => {
    table();
    const held = vi.fn<(ctrl: boolean) => void>();
    screen.getByRole('link', { name: 'Маяк' }).addEventListener('click', (event) => {
      event.preventDefault();
      held(event.ctrlKey);
    });
    fireEvent.click(screen.getByRole('cell', { name: '7' }), { ctrlKey: true });
    expect(held).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('are walked with j, k and the arrows, and not past the ends', async () => {
    table();
    screen.getByRole('link', { name: 'Юность' }).focus();
    await userEvent.keyboard('j{ArrowDown}j');
    expect(screen.getByRole('link', { name: 'Маяк' })).toHaveFocus();
    await userEvent.keyboard('k{ArrowUp}k');
    expect(screen.getByRole('link', { name: 'Юность' })).toHaveFocus();
  });

  it('are one stop of Tab: the row where the focus was last, whatever stands in it', async () => {
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

  it('of which the last focused went away begin with the first again', async () => {
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

  it('leave the keys alone with a modifier held', async () => {
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

  it('keeps rows while newer are fetched, and says that it is busy', () => {
    table({ state: { kind: 'ready', refreshing: true } });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Строки загружаются');
    expect(titles()).toHaveLength(3);
  });

  it('has as many skeleton rows as will come', () => {
    table({ state: { kind: 'loading' }, rows: [], skeletonRows: 6 });
    expect(bodyRows()).toHaveLength(6);
  });

  it('says why it is empty, and how to try again after a failure', async () => {
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

it('leaves a value that says nothing out of a card', () => {
  table({
    columns: [
      ...columns,
      { id: 'more', header: 'Ещё', card: 'fact', cell: ({ id }) => (id === 2 ? 'да' : null) },
    ],
  });
  const blank = screen.getAllByRole('row').map((row) => row.querySelector('[data-blank]') !== null);
  expect(blank).toEqual([false, true, false, true]);
});

describe('drawing', () => {
  const cell = vi.fn(({ title }: Book) => title);
  const drawn: DataColumn<Book>[] = [{ id: 'title', header: 'Книга', cell }];
  const props = { label: 'Книги', columns: drawn, rows, getRowId: ({ id }: Book) => String(id) };
  beforeEach(() => {
    cell.mockClear();
  });

  it('leaves rows alone that have not changed', () => {
    const { rerender } = renderWidgets(<DataTable {...props} state={{ kind: 'ready' }} />);
    const first = cell.mock.calls.length;
    rerender(<DataTable {...props} state={{ kind: 'ready', refreshing: true }} />);
    expect(cell).toHaveBeenCalledTimes(first);
  });

  it('takes up a chosen row, other columns and other widths', () => {
    const { rerender } = renderWidgets(
      <DataTable {...props} state={{ kind: 'ready' }} widths={{ title: 100 }} />,
    );
    const first = cell.mock.calls.length;
    rerender(<DataTable {...props} state={{ kind: 'ready' }} widths={{ title: 200 }} />);
    expect(cell.mock.calls.length).toBeGreaterThan(first);
  });
});
