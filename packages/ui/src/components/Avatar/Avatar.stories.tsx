import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Ui/Display/Avatar',
  component: Avatar,
  args: { name: 'Анна Северская' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline gap="sm">
      <Avatar name="Анна Северская" size="sm" />
      <Avatar name="Глеб Иванович Каменский" size="md" />
      <Avatar name="demo" size="lg" />
      <Avatar name="نیلوفر کاوه" size="lg" />
      <Avatar name="Нет картинки" src="data:image/png;base64,none" size="lg" />
    </Inline>
  ),
};

/** A name as long as it gets still gives two letters. */
export const LongText: Story = { args: { name: 'Константин Львович Преображенский-Заболотный' } };
