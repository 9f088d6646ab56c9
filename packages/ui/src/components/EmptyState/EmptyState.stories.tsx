import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Ui/Feedback/EmptyState',
  component: EmptyState,
  argTypes: { actions: { control: false } },
  args: {
    title: 'С этими условиями книг нет',
    children: 'Фильтр «ЛитРПГ» и цена до 50 ₽ вместе не дают ни одной книги.',
    art: 'search',
    actions: <Button icon="close">Снять фильтр «ЛитРПГ»</Button>,
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Quiet: Story = {
  args: { title: 'Пока пусто', children: undefined, art: 'empty', actions: undefined },
};

export const LongText: Story = {
  args: {
    title: 'За выбранный период портал не публиковал списка бестселлеров ни в одном из жанров',
    children: 'Так бывает, когда портал закрывает раздел на обслуживание. '.repeat(4),
  },
};
