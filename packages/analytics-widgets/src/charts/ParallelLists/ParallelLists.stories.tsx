import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { ParallelLists } from './ParallelLists.tsx';

const items = (labels: readonly string[], state: 'up' | 'down', delta: number) =>
  labels.map((label, index) => ({
    id: label,
    label,
    href: `#${index}`,
    position: 4 + index * 9,
    movement: { state, delta },
  }));
const columns = [
  {
    id: 'entered',
    label: 'Вошли',
    items: [
      {
        id: 'new',
        label: 'Академия забытых имён: книга третья, в которой всё наконец выясняется',
        position: 41,
        movement: { state: 'new' as const, delta: null },
      },
    ],
  },
  { id: 'left', label: 'Ушли', items: [] },
  { id: 'up', label: 'Выше', items: items(['Орбита 12', 'Северный ветер'], 'up', 6) },
  { id: 'down', label: 'Ниже', items: items(['Тихая охота'], 'down', -3) },
];

const meta = {
  title: 'Widgets/Charts/ParallelLists',
  component: ParallelLists,
  decorators: [withWidgets],
  args: {
    source: 'Литнет, 7 августа 2026',
    csvName: 'parallellists',
    state: { kind: 'ready' },
    title: 'За неделю в топ вошла одна книга',
    note: '7 августа против 31 июля',
    columns,
    columnLabel: 'Что стало',
    positionLabel: 'Место',
    nothing: 'Никто',
  },
} satisfies Meta<typeof ParallelLists>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="ParallelLists" /> };
