import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWidgets } from '../../testing/decorators.tsx';
import { KindStates } from '../../testing/KindStates.tsx';
import { Bullet } from './Bullet.tsx';

const items = [
  { id: 'likes', label: 'Лайков на 1000 просмотров', value: 31, usual: 22, low: 15, high: 29 },
  { id: 'library', label: 'Библиотек на 1000 просмотров', value: 12, usual: 19, low: 12, high: 27 },
  {
    id: 'comments',
    label: 'Комментариев на 1000 просмотров',
    value: null,
    usual: 4,
    low: 2,
    high: 7,
  },
];

const meta = {
  title: 'Widgets/Charts/Bullet',
  component: Bullet,
  decorators: [withWidgets],
  args: {
    source: 'Литнет, 7 августа 2026',
    csvName: 'bullet',
    state: { kind: 'ready' },
    title: 'Лайкают чаще обычного, в библиотеку добавляют реже',
    note: 'Против медианы жанра; полоса — средняя половина книг',
    items,
    labels: { value: 'Эта книга', usual: 'Медиана жанра' },
  },
} satisfies Meta<typeof Bullet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Each row on its own scale, with both figures after it. */
export const OwnScales: Story = { args: { scale: 'own' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true }, globals: { viewport: { value: 'xs' } } };

export const States: Story = { render: () => <KindStates of="Bullet" /> };
