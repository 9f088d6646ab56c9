import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { daysUpTo } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
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
    const line = canvasElement.querySelector('[data-series] > path')?.getAttribute('d') ?? '';
    // Level or upright, never a slope: of any two points one coordinate is the same.
    const points = [...line.matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(([, x, y]) => [x, y]);
    await expect(points.length).toBeGreaterThan(2);
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <StepLine {...args} series={[{ id: 'p', label: 'Цена', points: prices.slice(-1) }]} />
      <StepLine
        {...args}
        series={[
          { id: 'price', label: 'Цена', points: prices },
          {
            id: 'old',
            label: 'Цена без скидки',
            points: days.map((day, at) => ({ day, value: at < 34 ? 249 : null })),
          },
        ]}
      />
      <StepLine
        {...args}
        series={[{ id: 'p', label: 'Цена', points: days.map((day) => ({ day, value: null })) }]}
      />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };
