import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { SurvivalCurve } from './SurvivalCurve.tsx';

const curve = (id: string, label: string, rate: number) => ({
  id,
  label,
  points: [0, 3, 5, 9, 14, 20, 27, 35, 44, 60, 75, 90].map((age, index) => {
    const share = Math.exp(-age * rate);
    const room = 0.01 + index * 0.012;
    return {
      age,
      share,
      low: Math.max(0, share - room),
      high: Math.min(1, share + room),
      atRisk: 140 - index * 9,
    };
  }),
});

const meta = {
  title: 'Widgets/Charts/SurvivalCurve',
  component: SurvivalCurve,
  decorators: [withWidgets],
  args: {
    source: 'Литнет, 7 августа 2026',
    csvName: 'survivalcurve',
    state: { kind: 'ready' },
    title: 'Через 60 дней в топ-20 попадает каждый десятый дебют',
    note: 'Доля книг, ещё не бывших в топ-20 (Каплан — Мейер, полоса 95 %)',
    groups: [curve('debut', 'Дебют', 0.0018), curve('charted', 'Уже был в топе', 0.009)],
    labels: { age: 'Дней с публикации', share: 'Ещё не в топе', atRisk: 'под наблюдением' },
  },
} satisfies Meta<typeof SurvivalCurve>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="SurvivalCurve" /> };
