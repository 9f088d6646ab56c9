import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PanelState } from '../../internal/PanelState.ts';
import { bookColumns, factColumns } from '../../testing/bookColumns.tsx';
import { type StoryBook, storyBooks } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { onward } from '../../testing/plays.ts';
import { StoryProvenance } from '../../testing/StoryProvenance.tsx';
import { ColumnChooser } from '../ColumnChooser/index.ts';
import { NumberCell } from '../cells/index.ts';
import { columnIdOf, type DataColumn } from './column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const BookTable = DataTable<StoryBook>;

const ready: PanelState = { kind: 'ready' };

const meta = {
  title: 'Widgets/DataTable',
  component: BookTable,
  decorators: [withWidgets],
  args: {
    label: 'Бестселлеры, 7 августа 2026',
    columns: bookColumns,
    rows: storyBooks(10),
    getRowId: (book) => String(book.id),
    state: ready,
    sort: { id: 'position', desc: false },
    onSortChange: fn(),
    skeletonRows: 10,
  },
} satisfies Meta<typeof BookTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Dense: Story = { args: { density: 'dense', rows: storyBooks(25) } };

export const OneRow: Story = { args: { rows: storyBooks(1), skeletonRows: 1 } };

/** Only losses and negative values: they have their sign and enough space. */
export const Negative: Story = {
  args: {
    rows: storyBooks(6).map((book) => ({
      ...book,
      gain: -1_204_000 - book.id,
      movement: { state: 'down', delta: -40 },
    })),
  },
};

const longTitle =
  'Академия забытых имён: книга третья, в которой всё наконец выясняется, а ректор возвращается';

/** Cut in a row, with the full title on hover; two lines on a card. */
export const LongNames: Story = {
  args: {
    rows: storyBooks(4).map((book) => ({
      ...book,
      title: longTitle,
      author: 'Александра-Виктория Константинопольская-Переяславская',
    })),
  },
};

export const LongNamesOnAPhone: Story = {
  ...LongNames,
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
};

export const AsksForSorting: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const views = canvas.getByRole('columnheader', { name: /Просмотры/ });
    await expect(views).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(views).getByRole('button'));
    await expect(args.onSortChange).toHaveBeenCalledWith({ id: 'views', desc: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Место' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ id: 'position', desc: true });
    // The owner did not respond, so the order of the rows has not changed.
    const first = canvas.getAllByRole('rowheader')[0];
    await expect(first).toHaveTextContent('Дочь смотрителя маяка');
  },
};

export const WalksByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { name: /.+/ });
    const rowLinks = links.filter((link) => link.hasAttribute('data-row-link'));
    rowLinks[0]?.focus();
    await userEvent.keyboard('j');
    await expect(rowLinks[1]).toHaveFocus();
    await userEvent.keyboard('j{ArrowDown}k');
    await expect(rowLinks[2]).toHaveFocus();
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' }, rows: [] } };

export const Refreshing: Story = {
  args: { state: { kind: 'ready', refreshing: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    state: {
      kind: 'empty',
      title: 'Под фильтр не подошла ни одна книга',
      description: 'В этом списке 100 книг, но ни одна не помечена тегом «ЛитРПГ».',
    },
  },
};

const onRetry = fn();

export const Failed: Story = {
  args: {
    rows: [],
    state: {
      kind: 'failed',
      title: 'Список не загрузился',
      description: 'Сервер не ответил за 10 секунд.',
      onRetry,
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(onRetry).toHaveBeenCalled();
  },
};

export const Partial: Story = {
  args: {
    state: { kind: 'partial', notice: 'Обход портала прерван: показаны 62 места из 100.' },
  },
};

export const AllNull: Story = {
  args: {
    rows: storyBooks(5).map((book) => ({
      ...book,
      views: null,
      gain: null,
      price: null,
      oldPrice: null,
      chars: null,
      spark: [],
    })),
  },
};

export const HiddenColumns: Story = { args: { hiddenColumns: ['price', 'chars', 'spark'] } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

function Sourced(args: DataTableProps<StoryBook>) {
  return (
    <StoryProvenance>
      <BookTable {...args} />
    </StoryProvenance>
  );
}

/**
 * Cards of unsorted tables have the note too, in a line of fixed height, so that nothing moves when
 * the note loads.
 */
export const NoteOnAPhone: Story = {
  ...Phone,
  args: { sort: null, onSortChange: undefined, rows: storyBooks(3) },
  render: (args) => <Sourced {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const note = await canvas.findByRole('button', { name: /Бестселлеры/u });
    const heightOfHead = () =>
      canvasElement.querySelector('thead')?.getBoundingClientRect().height ?? 0;
    const withNote = heightOfHead();
    await expect(note).toBeVisible();
    note.style.display = 'none';
    await expect(heightOfHead()).toBe(withNote);
    note.style.display = '';
  },
};

/** Four facts come two to a line: four to a line would run into each other. */
export const FourFactsOnAPhone: Story = {
  ...Phone,
  args: { columns: factColumns, rows: storyBooks(2), sort: null, onSortChange: undefined },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('cell').filter(({ dataset }) => dataset['card'] === 'fact');
    const [first, second, third, fourth] = facts.map((fact) => fact.getBoundingClientRect());
    await expect([second?.top, fourth?.top]).toEqual([first?.top, third?.top]);
    await expect([third?.left, fourth?.left]).toEqual([first?.left, second?.left]);
    await expect(third?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.POSITIVE_INFINITY);
    for (const fact of facts) await expect(fact.scrollWidth).toBeLessThanOrEqual(fact.clientWidth);
  },
};

const genres = ['Детектив', 'ЛитРПГ', 'Попаданцы'].map((name, row) => ({
  name,
  on: (step: number) => 40 + ((step * 37 + row * 53) % 160),
}));

/** Groups by steps of time, shaded. */
function Shaded({ label, step, steps }: { label: string; step: string; steps: number }) {
  return (
    <DataTable
      label={label}
      state={{ kind: 'ready' }}
      narrow="table"
      density="dense"
      rows={genres}
      getRowId={({ name }) => name}
      columns={[
        {
          id: 'name',
          header: 'Жанр',
          size: 224,
          minSize: 120,
          meta: { rowHeader: true },
          cell: ({ row }) => row.original.name,
          footer: 'Всего',
        },
        {
          id: 'first',
          header: 'Первая',
          size: 88,
          meta: { align: 'end', sticky: true },
          cell: ({ row }) => <NumberCell value={row.original.on(0)} />,
          footer: () => <NumberCell value={genres.reduce((sum, { on }) => sum + on(0), 0)} />,
        },
        ...Array.from(
          { length: steps },
          (_, at): DataColumn<(typeof genres)[number]> => ({
            id: `step${at}`,
            header: String(at + 1),
            meta: {
              title: `${step} ${at + 1}`,
              align: 'end',
              heat: (value) => (Number(value) - 40) / 160,
            },
            size: 64,
            accessorFn: ({ on }) => on(at),
            cell: ({ row }) => <NumberCell value={row.original.on(at)} />,
            footer: () => <NumberCell value={genres.reduce((sum, { on }) => sum + on(at), 0)} />,
          }),
        ),
      ]}
    />
  );
}

/** Groups by weeks, shaded: a table at every width, with names and totals always visible. */
export const ShadedTable: StoryObj = {
  render: () => <Shaded label="Жанры по неделям" step="Неделя" steps={24} />,
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region');
    box.scrollLeft = getComputedStyle(box).direction === 'rtl' ? -600 : 600;
    const edge = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return Math.round(getComputedStyle(box).direction === 'rtl' ? right : left);
    };
    const start = edge(box);
    for (const name of ['Детектив', 'Попаданцы']) {
      await waitFor(() => expect(edge(canvas.getByRole('rowheader', { name }))).toBe(start));
    }
    // Rows scroll below the totals, not through them.
    for (const cell of canvas.getAllByRole('row').at(-1)?.children ?? []) {
      await expect(getComputedStyle(cell).backgroundColor).not.toMatch(/, 0\)$/);
    }
    // The name of the totals row is sticky too.
    await expect(edge(canvas.getByRole('rowheader', { name: 'Всего' }))).toBe(start);
  },
};

/** Three years by day: only the visible days are rendered, with their positions among all days. */
export const ManyDays: StoryObj = {
  render: () => <Shaded label="Жанры по дням" step="День" steps={1095} />,
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('region');
    const table = canvas.getByRole('table');
    const isRtl = getComputedStyle(box).direction === 'rtl';
    await expect(table).toHaveAttribute('aria-colcount', '1097');
    const width = box.scrollWidth;
    const day = (at: number) => canvas.findByRole('columnheader', { name: `День ${at}` });
    await expect(await day(1)).toHaveAttribute('aria-colindex', '3');
    for (const [way, at] of [
      [1, 1095],
      [0.5, 545],
      [0, 1],
    ] as const) {
      box.scrollLeft = (isRtl ? -1 : 1) * way * (width - box.clientWidth);
      const found = await day(at);
      await expect(found).toHaveAttribute('aria-colindex', String(at + 2));
      const { left, right } = found.getBoundingClientRect();
      const seen = box.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(seen.right + 1);
      await expect(left).toBeGreaterThanOrEqual(seen.left - 1);
      await expect(table.querySelectorAll('thead th').length).toBeLessThan(80);
      // Space is reserved for the columns left out: the box is as wide as with all days.
      await expect(box.scrollWidth).toBe(width);
    }
  },
};

export const ShadedTableOnAPhone: StoryObj = {
  ...ShadedTable,
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

let many: readonly StoryBook[] = [];
function tenThousand(): readonly StoryBook[] {
  if (many.length === 0) many = storyBooks(10_000);
  return many;
}

/** Ten thousand rows: only the visible ones are rendered, all are counted. */
export const TenThousandRows: Story = {
  args: { density: 'dense' },
  // Not as args: Storybook sends those between windows.
  render: (args) => <BookTable {...args} rows={tenThousand()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(table.querySelector('[aria-rowindex]')).not.toBeNull());
    await expect(table.querySelectorAll('tbody tr').length).toBeLessThan(100);
    const box = table.parentElement;
    if (box === null) throw new Error('The table is in no scroll container.');
    await waitFor(() => {
      // The height is that of its rows after they are measured.
      box.scrollTop = box.scrollHeight;
      return expect(table.querySelector('[aria-rowindex="10001"]')).not.toBeNull();
    });
  },
};

/** State held by the owner of a table: selection, columns, widths. */
function Owned(args: DataTableProps<StoryBook>) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [sizing, setSizing] = useState({});
  return (
    <>
      <ColumnChooser columns={args.columns} hidden={hidden} onChange={setHidden} />
      <DataTable
        {...args}
        hiddenColumns={hidden}
        columnSizing={sizing}
        onColumnSizingChange={setSizing}
        selection={{ ids, onChange: setIds, nameOf: ({ title }) => title, max: 5 }}
      />
    </>
  );
}

export const ChoosesRows: Story = {
  render: (args) => <Owned {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const boxes = canvas.getAllByRole('checkbox');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Дочь смотрителя маяка/ }));
    await expect(boxes[0]).toBePartiallyChecked();
    // At most five: the sixth checkbox is disabled.
    await userEvent.click(boxes[0] ?? canvasElement);
    await expect(boxes.filter((box) => box.matches(':checked'))).toHaveLength(5);
    await expect(boxes.at(-1)).toBeDisabled();
  },
};

export const ChoosesColumns: Story = {
  render: (args) => <Owned {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await expect(canvas.getByRole('columnheader', { name: /Просмотры/ })).toBeVisible();
    const [chooser] = canvas.getAllByRole('button');
    if (chooser) await userEvent.click(chooser);
    await userEvent.click(await page.findByRole('checkbox', { name: /Просмотры/ }));
    await waitFor(() =>
      expect(canvas.queryByRole('columnheader', { name: /Просмотры/, hidden: true })).toBeNull(),
    );
    await userEvent.keyboard('{Escape}');
  },
};

function Widening(args: DataTableProps<StoryBook>) {
  const [isWide, setWide] = useState(false);
  const columns = isWide
    ? args.columns.map((column) => ({ ...column, size: 600 }))
    : args.columns.slice(0, 2);
  return (
    <>
      <button type="button" onClick={() => setWide(true)}>
        Все столбцы
      </button>
      <BookTable {...args} columns={columns} />
    </>
  );
}

/** More columns than fit are in a scrolling box before the first paint: the page never widens. */
export const WidensInItsBox: Story = {
  render: (args) => <Widening {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    canvas.getByRole('button', { name: 'Все столбцы' }).click();
    // In the same task as the press: no frame has been painted yet.
    await Promise.resolve();
    const table = canvas.getByRole('table').offsetWidth;
    const page = documentElement.scrollWidth;
    await expect(table).toBeGreaterThan(documentElement.clientWidth);
    await expect(page).toBe(documentElement.clientWidth);
  },
};

export const ResizesByKeyboard: Story = {
  render: (args) => <Owned {...args} />,
  play: async ({ canvasElement }) => {
    const handle = within(canvasElement).getAllByRole('separator')[1];
    if (handle === undefined) throw new Error('No edge of a column can be moved.');
    const header = handle.closest('th');
    const before = header?.getBoundingClientRect().width ?? 0;
    handle.focus();
    await userEvent.keyboard(onward(handle).repeat(2));
    await waitFor(() =>
      expect(header?.getBoundingClientRect().width ?? 0).toBeGreaterThan(before + 20),
    );
  },
};

export const Totals: Story = {
  args: {
    columns: bookColumns.map((column) =>
      column.meta?.rowHeader
        ? { ...column, footer: 'Всего' }
        : columnIdOf(column) === 'views'
          ? { ...column, footer: '412 300' }
          : column,
    ),
  },
};
