import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { Funnel } from './Funnel.tsx';

const steps = [
  { id: 'library', label: 'В библиотеках', value: 12_400 },
  { id: 'reading', label: 'Читают', value: 5200 },
  { id: 'finished', label: 'Прочитали', value: 3100 },
  { id: 'postponed', label: 'Отложили', value: 2600 },
  { id: 'dropped', label: 'Не интересно', value: 340 },
];

const meta = {
  title: 'Widgets/Charts/Funnel',
  component: Funnel,
  decorators: [withWidgets],
  args: {
    source: 'Литнет, 7 августа 2026',
    csvName: 'funnel',
    state: { kind: 'ready' },
    title: 'Дочитывает каждый четвёртый, кто добавил книгу',
    steps,
    valueLabel: 'Читателей',
  },
} satisfies Meta<typeof Funnel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="Funnel" /> };
