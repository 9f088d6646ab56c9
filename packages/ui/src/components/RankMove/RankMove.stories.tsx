import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
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

/** Under the place that it belongs to, as in a table. */
export const UnderRanks: Story = {
  render: () => (
    <Inline gap="lg" align="start">
      {(['up', 'down', 'same', 'new', 're_entry'] as const).map((state, index) => (
        <Stack key={state} gap="none" align="end">
          <Text as="span" size="lead" weight="medium" numeric>
            {index + 8}
          </Text>
          <RankMove state={state} by={1_204} />
        </Stack>
      ))}
    </Inline>
  ),
};
