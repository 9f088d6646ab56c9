import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { seeded } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { onward, plotOf } from '../../testing/plays.ts';
import { HeatMap } from './HeatMap.tsx';

const genres = [
  'Любовное фэнтези',
  'Боевое фэнтези',
  'Попаданцы',
  'Детектив',
  'Современный любовный роман',
  'Космическая фантастика',
  'ЛитРПГ',
];
const portals = ['Литнет', 'Литмаркет', 'Литрес', 'Автор Тудей', 'Литгород', 'Букривер'];
const lines = (labels: readonly string[]) => labels.map((label) => ({ id: label, label }));

function momentum(rows: number, columns: number) {
  const random = seeded(31);
  return Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => (random() < 0.08 ? null : Math.round(random() * 100))),
  );
}

const meta = {
  title: 'Widgets/Charts/HeatMap',
  component: HeatMap,
  decorators: [withWidgets],
  args: {
    title: 'ЛитРПГ растёт на всех порталах сразу',
    note: 'Медианный процентиль прироста книг жанра за 7 дней',
    source: '7 августа 2026',
    csvName: 'impuls',
    state: { kind: 'ready' },
    rows: lines(genres),
    columns: lines(portals),
    values: momentum(genres.length, portals.length),
    valueLabel: 'Процентиль прироста',
  },
} satisfies Meta<typeof HeatMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Diverging: Story = {
  args: {
    title: 'Где жанр сильнее и слабее среднего',
    scale: 'diverging',
    values: momentum(genres.length, portals.length).map((row) =>
      row.map((value) => (value === null ? null : (value - 50) / 100)),
    ),
    format: 'percent',
    valueLabel: 'Отклонение',
    missingLabel: 'мало для сравнения',
  },
};

export const ByChance: Story = {
  args: {
    ...Diverging.args,
    title: 'Где жанр заметно сильнее и слабее среднего',
    isByChance: (row, column) => (row + column) % 3 !== 0,
  },
};

export const Chooses: Story = {
  args: { onChoose: fn() },
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await userEvent.keyboard(`{ArrowDown}${onward(plotOf(slider))}{Enter}`);
    await expect(args.onChoose).toHaveBeenCalledWith({
      row: 'Боевое фэнтези',
      column: 'Литмаркет',
    });
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/^Боевое фэнтези, Литмаркет/);
    await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(42);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="HeatMap" /> };
