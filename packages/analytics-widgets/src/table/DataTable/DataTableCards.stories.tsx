import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type StoryBook, storyBooks } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { NumberCell } from '../cells/index.ts';
import { RowLink } from '../RowLink.tsx';
import type { DataColumn } from './column.ts';
import { DataTable } from './DataTable.tsx';

/** Tables on phones, where rows are cards. */
const meta = {
  title: 'Widgets/DataTable/Cards',
  decorators: [withWidgets],
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const title: DataColumn<StoryBook> = {
  id: 'title',
  header: 'Книга',
  meta: { rowHeader: true, card: 'title' },
  cell: ({ row }) => <RowLink href={`#${row.original.id}`}>{row.original.title}</RowLink>,
};

const fact = (header: string): DataColumn<StoryBook> => ({
  id: header,
  header,
  meta: { align: 'end', card: 'fact' },
  cell: ({ row }) => (
    <>
      <NumberCell value={row.original.views} />
      <div>+25 за 7 дней</div>
    </>
  ),
});

/** Four figures come two to a line: four to a line would run into each other. */
export const FourFacts: Story = {
  render: () => (
    <DataTable
      label="Рядом с другими"
      columns={[title, ...['Просмотры', 'Лайки', 'В библиотеках', 'Комментарии'].map(fact)]}
      rows={storyBooks(2)}
      getRowId={({ id }) => String(id)}
      state={{ kind: 'ready' }}
    />
  ),
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('cell').filter(({ dataset }) => dataset['card'] === 'fact');
    const [first, second, third, fourth] = facts.map((cell) => cell.getBoundingClientRect());
    await expect([second?.top, fourth?.top]).toEqual([first?.top, third?.top]);
    await expect([third?.left, fourth?.left]).toEqual([first?.left, second?.left]);
    await expect(third?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.POSITIVE_INFINITY);
    for (const cell of facts) await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};
