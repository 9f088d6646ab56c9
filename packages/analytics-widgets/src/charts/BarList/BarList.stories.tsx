import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { BarList } from './BarList.tsx';

const authors = [
  ['Вера Ладожская', 9],
  ['Игорь Степной', 7],
  ['Алина Крамская', 6],
  ['Павел Рудник', 4],
  ['Константин Долгорукий-Преображенский и Анна Вересова', 3],
  ['Лев Северцев', null],
] as const;
const items = authors.map(([label, value]) => ({ id: label, label, value }));

const meta = {
  title: 'Widgets/Charts/BarList',
  component: BarList,
  decorators: [withWidgets],
  args: {
    title: 'Четверть топа держат пять авторов',
    note: 'Места авторов в общем топ-100',
    source: 'Литмаркет, 7 августа 2026',
    csvName: 'avtory',
    state: { kind: 'ready' },
    items,
    valueLabel: 'Мест в топе',
  },
} satisfies Meta<typeof BarList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Links: Story = {
  args: { items: items.map((item) => ({ ...item, href: `#${item.id}`, note: 'n = 41' })) },
};

export const Chooses: Story = {
  args: { onChoose: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Игорь Степной' }));
    await expect(args.onChoose).toHaveBeenCalledWith('Игорь Степной');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="BarList" /> };
