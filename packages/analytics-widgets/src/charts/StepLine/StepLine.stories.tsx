import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { daysUpTo } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { StepLine } from './StepLine.tsx';

const days = daysUpTo('2026-08-07', 60, ['2026-07-14', '2026-07-15', '2026-07-16']);
const price = (at: number) => (at < 18 ? 249 : at < 34 ? 149 : 199);
const prices = days.map((day, at) => ({ day, value: price(at) }));

const meta = {
  title: 'Widgets/Charts/StepLine',
  component: StepLine,
  decorators: [withWidgets],
  args: {
    title: 'Книга стоит 199 ₽ с 15 июля',
    note: 'Цена на сайте портала',
    source: 'Литнет, 7 августа 2026',
    csvName: 'tsena',
    state: { kind: 'ready' },
    format: 'money',
    series: [{ id: 'price', label: 'Цена', points: prices }],
    events: [{ day: '2026-06-28', label: 'Началась скидка' }],
  },
} satisfies Meta<typeof StepLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/249|۲۴۹/);
    const line =
      canvasElement.querySelector('[data-series] .recharts-line-curve')?.getAttribute('d') ?? '';
    const runs = line.split('M').filter((run) => run !== '');
    // The missing days split it into two runs.
    await expect(runs).toHaveLength(2);
    for (const run of runs) {
      const points = run.split('L').map((point) => point.split(',').map(Number));
      await expect(points.length).toBeGreaterThan(2);
      // Horizontal or vertical, never a slope: neighbours share one coordinate.
      const slopes = points.filter(([x, y], at) => {
        const [beforeX, beforeY] = points[at - 1] ?? [x, y];
        return x !== beforeX && y !== beforeY;
      });
      await expect(slopes).toEqual([]);
    }
    // Three prices: two vertical steps with no intermediate heights.
    const heights = new Set([...line.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => y));
    await expect(heights.size).toBe(3);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="StepLine" /> };
