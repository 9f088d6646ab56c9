import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { RankMove } from './RankMove.tsx';

const meta = {
  title: 'Ui/Display/RankMove',
  component: RankMove,
  args: { state: 'up', by: 3 },
} satisfies Meta<typeof RankMove>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="xs" align="start">
      <RankMove state="up" by={3} />
      <RankMove state="down" by={12} />
      <RankMove state="same" />
      <RankMove state="new" />
      <RankMove state="re_entry" />
    </Stack>
  ),
};
