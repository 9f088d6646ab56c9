import type { Meta, StoryObj } from '@storybook/react-vite';
import { daysUpTo, walk } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { StackedShare } from './StackedShare.tsx';

const days = daysUpTo('2026-08-07', 60, ['2026-08-04', '2026-08-05', '2026-06-20']);
const genres = ['Любовное фэнтези', 'Попаданцы', 'ЛитРПГ', 'Детектив', 'Остальные'];
const series = genres.map((label, index) => ({
  id: label,
  label,
  points: walk(days, { seed: index, from: 40 - index * 6, step: 3 }),
}));

const meta = {
  title: 'Widgets/Charts/StackedShare',
  component: StackedShare,
  decorators: [withWidgets],
  args: {
    source: 'Литнет, 7 августа 2026',
    csvName: 'stackedshare',
    state: { kind: 'ready' },
    title: 'Доля попаданцев в топе выросла с четверти до трети',
    note: 'Места в общем топ-100 по жанрам',
    series,
  },
} satisfies Meta<typeof StackedShare>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Five parts are coloured, the others are one grey area under the name of the rest. */
export const TwelvePartsAndTheRest: Story = {
  args: {
    height: 420,
    series: Array.from({ length: 13 }, (_, index) => ({
      id: String(index),
      label: index === 12 ? 'Прочие' : `Жанр ${index + 1}`,
      points: walk(days, { seed: index, from: 40 - index * 2, step: 3 }),
      isRest: index === 12,
    })),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="StackedShare" /> };
