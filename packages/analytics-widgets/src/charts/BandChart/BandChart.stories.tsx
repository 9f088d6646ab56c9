import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { BandChart } from './BandChart.tsx';

const ages = Array.from({ length: 60 }, (_, age) => age);
const band = ages.map((age) => {
  const middle = 400 * (1 - Math.exp(-age / 20));
  const few = age > 52;
  return {
    age,
    p10: few ? null : middle * 0.2,
    p25: few ? null : middle * 0.5,
    p50: few ? null : middle,
    p75: few ? null : middle * 1.8,
    p90: few ? null : middle * 3.2,
    n: 120 - age,
  };
});
const own = {
  id: 'own',
  label: 'Дочь смотрителя маяка',
  points: ages.slice(0, 22).map((age) => ({ age, value: age < 2 ? null : age * age * 1.9 })),
};

const meta = {
  title: 'Widgets/Charts/BandChart',
  component: BandChart,
  decorators: [withWidgets],
  args: {
    source: 'Литнет, 7 августа 2026',
    csvName: 'bandchart',
    state: { kind: 'ready' },
    title: 'На 21-й день книга выше 83 % дебютов жанра',
    note: 'Библиотеки по дням с публикации среди дебютов любовного фэнтези',
    band,
    lines: [own],
    labels: { age: 'Дней с публикации', value: 'Библиотеки' },
  },
} satisfies Meta<typeof BandChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const FiveBooks: Story = {
  args: {
    lines: [1, 2, 3, 4, 5].map((step) => ({
      id: String(step),
      label: `Книга ${step}`,
      points: ages.map((age) => ({ age, value: age * step * 6 })),
    })),
  },
};

export const BandOnly: Story = { args: { lines: [] } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="BandChart" /> };
