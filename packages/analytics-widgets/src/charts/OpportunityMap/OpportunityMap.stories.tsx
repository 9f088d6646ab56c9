import type { Meta, StoryObj } from '@storybook/react-vite';
import { seeded } from '../../testing/books.ts';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { OpportunityMap } from './OpportunityMap.tsx';

const names = [
  'Любовное фэнтези',
  'Боевое фэнтези',
  'Попаданцы',
  'Детектив',
  'Современный любовный роман',
  'Космическая фантастика',
  'ЛитРПГ',
  'Магическая академия',
  'Приключения',
  'Бытовое фэнтези',
  'Ужасы',
  'Историческая проза',
  'Юмор',
  'Поэзия',
];

function niches(count = names.length) {
  const random = seeded(9);
  return names.slice(0, count).map((label, index) => {
    const supply = Math.round(2 + random() ** 3 * 900);
    const demand = Math.round(4 + random() * 120);
    return {
      id: label,
      label,
      supply: index === 13 ? 0 : supply,
      demand,
      total: supply * demand,
      momentum: random() - 0.4,
      n: 3 * supply,
    };
  });
}

const meta = {
  title: 'Widgets/Charts/OpportunityMap',
  component: OpportunityMap,
  decorators: [withWidgets],
  args: {
    title: 'В космической фантастике читают много, а пишут мало',
    note: 'Новые книги за 30 дней и медианный прирост библиотек новой книги',
    source: 'Литнет, 7 августа 2026',
    csvName: 'nishi',
    state: { kind: 'ready' },
    niches: niches(),
    labels: {
      supply: 'Новых книг за 30 дней',
      demand: 'Прирост новой книги',
      total: 'Прирост всех',
      momentum: 'Прирост за месяц',
    },
    quadrants: ['много всего', 'тесно', 'тихо', 'открыто'],
    frontier: {
      label: 'Граница возможностей',
      on: 'на границе',
      off: 'под границей',
    },
  },
} satisfies Meta<typeof OpportunityMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="OpportunityMap" /> };
