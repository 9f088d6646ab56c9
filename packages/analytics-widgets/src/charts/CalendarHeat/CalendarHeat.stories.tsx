import type { Meta, StoryObj } from '@storybook/react-vite';
import { daysUpTo, seeded } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { CalendarHeat } from './CalendarHeat.tsx';

function turnover(count: number, missing: readonly string[] = []) {
  const random = seeded(5);
  return daysUpTo('2026-08-07', count, missing).map((day) => ({
    day,
    value: 0.04 + random() * 0.12 + (new Date(day).getUTCDay() === 1 ? 0.08 : 0),
  }));
}

const meta = {
  title: 'Widgets/Charts/CalendarHeat',
  component: CalendarHeat,
  decorators: [withWidgets],
  args: {
    title: 'Топ обновляется по понедельникам',
    note: 'Оборот топ-100 за день',
    source: 'Литнет, 7 августа 2026',
    csvName: 'oborot',
    state: { kind: 'ready' },
    points: turnover(365, ['2026-08-04', '2026-08-05', '2026-03-01']),
    valueLabel: 'Оборот',
    format: 'percent',
  },
} satisfies Meta<typeof CalendarHeat>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Month: Story = { args: { points: turnover(30) } };

/** How many portals the mean of each day is of is in the table and in what a screen reader says. */
export const WithSamples: Story = {
  args: {
    points: turnover(30),
    samples: {
      label: 'Порталов',
      points: daysUpTo('2026-08-07', 30, []).map((day, at) => ({ day, value: at < 10 ? 5 : 6 })),
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="CalendarHeat" /> };
