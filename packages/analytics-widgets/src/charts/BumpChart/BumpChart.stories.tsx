import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { daysUpTo, seeded, storyBooks } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { lastNumber } from '../../testing/plays.ts';
import { BumpChart } from './BumpChart.tsx';

/** Ranks per day that follow from slowly moving strengths, as real ones do. */
function rankSeries(days: readonly string[], books: number) {
  const random = seeded(42);
  const list = storyBooks(books);
  const strength = list.map((_, index) => books - index);
  const series = list.map(({ id, title }) => ({
    id: String(id),
    label: title,
    href: `#book-${id}`,
    points: [] as { day: string; value: number | null }[],
  }));
  for (const day of days) {
    strength.forEach((value, index) => {
      strength[index] = value + (random() - 0.5) * 2.4 + (index === 8 ? 0.5 : 0);
    });
    const order = strength.map((value, index) => ({ value, index }));
    order.sort((a, b) => b.value - a.value);
    order.forEach(({ index }, place) => {
      series[index]?.points.push({ day, value: place + 1 });
    });
  }
  return series;
}

const days = daysUpTo('2026-08-07', 14, ['2026-08-04', '2026-08-05']);

const meta = {
  title: 'Widgets/Charts/BumpChart',
  component: BumpChart,
  decorators: [withWidgets],
  args: {
    title: 'Первая десятка за две недели',
    note: 'Первые десять мест общего списка по дням обхода; цветом — кто прошёл дальше всех',
    source: 'Литмаркет, 7 августа 2026',
    csvName: 'desyatka',
    state: { kind: 'ready' },
    days,
    series: rankSeries(days, 14),
  },
} satisfies Meta<typeof BumpChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const month = daysUpTo('2026-08-07', 45, ['2026-08-04', '2026-08-05']);
export const SixWeeks: Story = {
  args: { title: 'Десятка за шесть недель', days: month, series: rankSeries(month, 16) },
};

export const FourDaysWithAGap: Story = {
  args: {
    title: 'Что изменилось за первую неделю августа',
    days: ['2026-08-02', '2026-08-03', '2026-08-06', '2026-08-07'],
    series: rankSeries(['2026-08-02', '2026-08-03', '2026-08-06', '2026-08-07'], 12),
  },
};

export const KeyboardIsolates: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(lastNumber(slider.getAttribute('aria-valuetext'))).toBe(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect(lastNumber(slider.getAttribute('aria-valuetext'))).toBe(2);
  },
};

export const NamesAreLinks: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(10);
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^#book-/));
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="BumpChart" /> };
