import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { StarHistogram } from './StarHistogram.tsx';

const meta = {
  title: 'Widgets/Charts/StarHistogram',
  component: StarHistogram,
  decorators: [withWidgets],
  args: {
    source: 'Литнет, 7 августа 2026',
    csvName: 'starhistogram',
    state: { kind: 'ready' },
    title: 'Две трети оценок — пять звёзд',
    counts: [14, 9, 31, 120, 402],
    valueLabel: 'Оценок',
  },
} satisfies Meta<typeof StarHistogram>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="StarHistogram" /> };
