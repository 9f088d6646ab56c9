import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { daysUpTo, walk } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { StoryProvenance } from '../../testing/StoryProvenance.tsx';
import { KpiRow } from './KpiRow.tsx';
import { KpiSkeleton } from './KpiSkeleton.tsx';
import { KpiTile, type KpiTileProps } from './KpiTile.tsx';

const days = daysUpTo('2026-08-07', 30, ['2026-08-04', '2026-08-05']);
const spark = (seed: number, label: string) => ({
  points: walk(days, { seed, from: 60, step: 8 }),
  label,
});

const tiles: KpiTileProps[] = [
  {
    label: 'Книг под наблюдением',
    value: 9842,
    delta: { value: 38, share: 0.004, better: 'up' },
    comparison: 'день назад 9 804',
    spark: spark(1, 'Книг под наблюдением за 30 дней: растёт'),
    href: '#books',
  },
  {
    label: 'Оборот топ-100',
    value: 0.14,
    format: 'percent',
    delta: { value: 0.05, days: 3 },
    comparison: 'обычно 9 %',
    spark: spark(2, 'Оборот за 30 дней: выше обычного'),
  },
  {
    label: 'Медианная цена',
    value: 189,
    format: 'money',
    delta: { value: -30, share: -0.14, better: 'down' },
    comparison: 'месяц назад 219 ₽',
    spark: spark(3, 'Медианная цена за 30 дней: падает'),
  },
  {
    label: 'Просмотры за день',
    value: 441_000,
    format: 'compact',
    step: 1000,
    delta: { value: null, reason: 'Изменение меньше шага округления портала' },
    comparison: 'портал округляет до тысячи',
    spark: spark(4, 'Просмотры за 30 дней: без перемен'),
  },
];

const meta = {
  title: 'Widgets/KpiTile',
  component: KpiTile,
  decorators: [withWidgets],
  args: tiles[0],
  render: (args) => (
    <KpiRow>
      <KpiTile {...args} />
    </KpiRow>
  ),
} satisfies Meta<typeof KpiTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const renderRow = (list: KpiTileProps[]) => () => (
  <KpiRow>
    {list.map((tile) => (
      <KpiTile key={tile.label} {...tile} />
    ))}
  </KpiRow>
);

export const Row: Story = { render: renderRow(tiles) };

export const SharedBaselines: Story = {
  render: renderRow([
    ...tiles.slice(0, 2),
    {
      label: 'Новых книг за последние семь дней в жанре «Современный любовный роман»',
      value: 312,
    },
    { label: 'Охват обхода', value: null, format: 'percent', reason: 'Источник не сообщает охват' },
  ]),
};

export const NoValue: Story = {
  args: {
    value: null,
    reason: 'Портал не публикует это число',
    delta: undefined,
    spark: undefined,
  },
};

/** No change is shown as text: below a figure, without a header, a plain zero would be unclear. */
export const Unchanged: Story = {
  args: { delta: { value: 0, share: 0 } },
  play: async ({ canvasElement }) => {
    const words = canvasElement.querySelector('[data-direction="same"]');
    await expect(words).toHaveTextContent(/^\p{L}[\p{L} ]+$/u);
  },
};

/** One line above a table: what does not fit is reached by scrolling. */
export const Line: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <KpiRow variant="line">
        {tiles.map((tile) => (
          <KpiTile key={tile.label} {...tile} />
        ))}
      </KpiRow>
      <KpiRow variant="line" state={{ kind: 'loading' }}>
        {tiles.map(({ label }) => (
          <KpiTile key={label} label={label} value={null} />
        ))}
      </KpiRow>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [loaded, loading] = [...canvasElement.querySelectorAll('[aria-busy]')].map(
      (row) => row.getBoundingClientRect().height,
    );
    await expect(loading).toBe(loaded);
  },
};

/** A line that does not fit is reached by Tab, so that the arrow keys scroll it. */
export const LineThatScrolls: Story = {
  render: () => (
    <KpiRow variant="line" style={{ maxInlineSize: 240 }}>
      {tiles.map(({ label, value }) => (
        <KpiTile key={label} label={label} value={value} />
      ))}
    </KpiRow>
  ),
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('group');
    await userEvent.tab();
    await expect(line).toHaveFocus();
  },
};

/** Three figures in a row that say nothing are not shown; one or two are, with their reason. */
export const NothingToSay: Story = {
  render: renderRow([
    { label: 'Ушли', value: 0 },
    { label: 'Вернулись', value: 0 },
    { label: 'По подписке', value: 1, format: 'percent' },
    { label: 'Медианная цена', value: null },
    { label: 'Новых', value: 14 },
    { label: 'Охват обхода', value: null, reason: 'Источник не сообщает охват' },
  ]),
  play: async ({ canvas }) => {
    for (const label of ['Ушли', 'Вернулись', 'По подписке', 'Медианная цена']) {
      await expect(canvas.getByText(label)).not.toBeVisible();
    }
    await expect(canvas.getByText('Новых')).toBeVisible();
    await expect(canvas.getByText('Охват обхода')).toBeVisible();
  },
};

export const Dark: Story = { render: renderRow(tiles), globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  render: renderRow(tiles),
  globals: { direction: 'rtl', locale: 'fa' },
};

export const Phone: Story = {
  render: renderRow(tiles),
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
};

/** Loading tiles have their final size: nothing moves when they load. */
export const LoadingIsAsHigh: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <KpiRow>
        {tiles.map((tile) => (
          <KpiTile key={tile.label} {...tile} />
        ))}
      </KpiRow>
      <KpiRow state={{ kind: 'loading' }}>
        {tiles.map(({ label }) => (
          <KpiTile key={label} label={label} value={null} />
        ))}
      </KpiRow>
      <KpiRow state={{ kind: 'loading' }}>
        {tiles.map(({ label }) => (
          <KpiSkeleton key={label} />
        ))}
      </KpiRow>
      <KpiRow>
        {tiles.map(({ label }) => (
          <KpiTile key={label} label={label} value={7} />
        ))}
      </KpiRow>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...(canvasElement.querySelector('[aria-busy]')?.parentElement?.children ?? [])];
    const heights = rows.map((row) =>
      [...row.children].map((tile) => Math.round(tile.getBoundingClientRect().height)),
    );
    await expect(heights).toHaveLength(4);
    for (const row of heights) await expect(row).toEqual(heights[0]);
  },
};

function Sourced() {
  const row = renderRow(
    tiles.map((tile) => ({ ...tile, about: 'Сколько книг читается каждый день.' })),
  );
  return <StoryProvenance>{row()}</StoryProvenance>;
}

/**
 * The page provides the provenance of its numbers: a button in the corner of each tile shows it.
 */
export const OfKnownSource: Story = {
  render: () => <Sourced />,
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button');
    await userEvent.click(button ?? document.body);
    const note = within(await screen.findByRole('dialog'));
    // It fades in.
    const paragraph = note.getByText('Сколько книг читается каждый день.');
    await waitFor(() => expect(paragraph).toBeVisible());
    await expect(note.getByText(/98,4|۹۸٫۴/u)).toBeVisible();
  },
};
