import type { Meta, StoryObj } from '@storybook/react-vite';
import { daysUpTo, walk } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { SmallMultiples } from './SmallMultiples.tsx';

const days = daysUpTo('2026-08-07', 60, ['2026-08-04', '2026-08-05']);
const genres = [
  'Любовное фэнтези',
  'Боевое фэнтези',
  'Попаданцы',
  'ЛитРПГ',
  'Детектив',
  'Современный любовный роман с продолжением',
];
const series = genres.map((label, index) => ({
  id: label,
  label,
  points: walk(days, { seed: index, from: 900 - index * 140, step: 60 }),
}));

const meta = {
  title: 'Widgets/Charts/SmallMultiples',
  component: SmallMultiples,
  decorators: [withWidgets],
  args: {
    source: 'Литнет, 7 августа 2026',
    csvName: 'smallmultiples',
    state: { kind: 'ready' },
    title: 'Растёт только ЛитРПГ',
    note: 'Прирост библиотек за день по жанрам',
    series,
  },
} satisfies Meta<typeof SmallMultiples>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Ranks: 1 is on top. */
export const Places: Story = {
  args: {
    title: 'Места жанров',
    note: 'Среднее место книг жанра',
    format: 'rank',
    inverted: true,
    series: genres.map((label, index) => ({
      id: label,
      label,
      points: walk(days, { seed: index, from: 12 + index * 7, step: 3 }),
    })),
  },
};

export const OwnScales: Story = { args: { scale: 'own' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="SmallMultiples" /> };
