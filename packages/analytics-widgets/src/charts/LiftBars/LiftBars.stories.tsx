import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { LiftBars } from './LiftBars.tsx';

const items = [
  { id: 'a', label: 'истинная пара', lift: 2.4, low: 1.8, high: 3.2, isStable: true, n: 86 },
  { id: 'b', label: 'академия', lift: 1.5, low: 1.1, high: 2.1, isStable: true, n: 61 },
  { id: 'c', label: 'властный герой', lift: 1.2, low: 0.8, high: 1.9, isStable: false, n: 34 },
  { id: 'd', label: 'система и прокачка', lift: 0.9, low: 0.4, high: 2.2, isStable: false, n: 9 },
  {
    id: 'e',
    label: 'бытовая магия в королевстве',
    lift: 0.4,
    low: 0.3,
    high: 0.6,
    isStable: true,
    n: 44,
  },
  { id: 'f', label: 'редкий тег', lift: null, low: null, high: null, isStable: false, n: 2 },
];

const meta = {
  title: 'Widgets/Charts/LiftBars',
  component: LiftBars,
  decorators: [withWidgets],
  args: {
    source: 'Литнет, 7 августа 2026',
    csvName: 'liftbars',
    state: { kind: 'ready' },
    title: '«Истинная пара» в топах встречается вдвое чаще, чем среди книг',
    note: 'Доля среди авторов топов к доле среди авторов всех книг, 95 %',
    items,
    label: 'Перевес в топе',
    words: { stable: 'устойчиво', tentative: 'предположительно' },
  },
} satisfies Meta<typeof LiftBars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="LiftBars" /> };
