import type { Meta, StoryObj } from '@storybook/react-vite';
import { daysUpTo, walk } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { Sparkline } from './Sparkline.tsx';

const points = walk(daysUpTo('2026-08-07', 30), { seed: 5, from: 30, step: 5, least: 1 });
const gaps = points.filter(({ day }) => !['2026-08-04', '2026-08-05', '2026-07-20'].includes(day));

const meta = {
  title: 'Widgets/Sparkline',
  component: Sparkline,
  decorators: [withWidgets],
  args: { points, label: 'Библиотеки за 30 дней' },
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Rank: Story = { args: { inverted: true, label: 'Место за 30 дней' } };
export const Gaps: Story = { args: { points: gaps } };
export const Flat: Story = { args: { points: points.map((point) => ({ ...point, value: 7 })) } };
export const OnePoint: Story = { args: { points: points.slice(-1) } };
export const AllNull: Story = {
  args: { points: points.map((point) => ({ ...point, value: null })) },
};
export const Dark: Story = { globals: { theme: 'dark' } };
