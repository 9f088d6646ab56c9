import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { daysUpTo, walk } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { chartTool, lastNumber } from '../../testing/plays.ts';
import { RankHistory } from './RankHistory.tsx';

const days = daysUpTo('2026-08-07', 60, ['2026-08-04', '2026-08-05', '2026-07-01']);
const rank = (seed: number, from: number, step = 5) =>
  walk(days, { seed, from, step, least: 1, most: 100 });

const up = rank(3, 41);

const meta = {
  title: 'Widgets/Charts/RankHistory',
  component: RankHistory,
  decorators: [withWidgets],
  args: {
    title: `За два месяца книга спустилась с ${up[0]?.value}-го места на ${up.at(-1)?.value}-е`,
    note: 'Место в общем топ-100 на каждый день обхода',
    source: 'Литмаркет, 7 августа 2026',
    depth: 100,
    csvName: 'mesto',
    state: { kind: 'ready' },
    series: [{ id: 'top', label: 'Общий топ', points: up }],
  },
} satisfies Meta<typeof RankHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OffTheList: Story = {
  args: {
    title: 'Книга дважды уходила из топ-100 и сейчас стоит у его края',
    series: [
      {
        id: 'top',
        label: 'Общий топ',
        points: rank(5, 80, 9).map((point, index) => ({
          ...point,
          value: index < 6 || (index > 20 && index < 27) ? null : point.value,
        })),
      },
    ],
  },
};

export const SeveralLists: Story = {
  args: {
    title: 'В жанре книга стоит выше, чем в общем списке',
    series: [
      { id: 'top', label: 'Общий топ', points: rank(11, 60) },
      { id: 'fantasy', label: 'Любовное фэнтези', points: rank(12, 12, 2) },
      { id: 'novel', label: 'Современный любовный роман', points: rank(13, 30, 4) },
    ],
  },
};

export const RealGap: Story = {
  args: {
    title: 'Шестое место после двух дней без данных',
    depth: 20,
    series: [
      {
        id: 'genre',
        label: 'Фэнтези',
        points: [
          { day: '2026-08-02', value: 11 },
          { day: '2026-08-03', value: 9 },
          { day: '2026-08-06', value: 7 },
          { day: '2026-08-07', value: 6 },
        ],
      },
    ],
  },
};

export const KeyboardCursor: Story = {
  args: RealGap.args,
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await expect(lastNumber(slider.getAttribute('aria-valuetext'))).toBe(6);
    // A range input moves by the browser's own keys, which a synthetic event cannot press.
    await fireEvent.change(slider, { target: { value: '1' } });
    await expect(lastNumber(slider.getAttribute('aria-valuetext'))).toBe(9);
    // The gap is part of the keyboard help: two days, in the calendar of the language.
    await expect(slider).toHaveAccessibleDescription(/4.*5|۱۳.*۱۴/);
    await userEvent.keyboard('{Escape}');
  },
};

export const TableTwin: Story = {
  args: RealGap.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await chartTool(canvasElement, 0));
    const [head, ...rows] = await canvas.findAllByRole('row');
    await expect(head).toHaveTextContent('Фэнтези');
    const places = rows.map((row) => lastNumber(within(row).getByRole('cell').textContent));
    await expect(places).toEqual([6, 7, 9, 11]);
  },
};

export const RightToLeft: Story = {
  args: SeveralLists.args,
  globals: { direction: 'rtl', locale: 'fa' },
};

export const Phone: Story = {
  args: SeveralLists.args,
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
};

export const States: Story = { render: () => <KindStates of="RankHistory" /> };
