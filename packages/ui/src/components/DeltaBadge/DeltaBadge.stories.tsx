import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { DeltaBadge } from './DeltaBadge.tsx';

const meta = {
  title: 'Ui/Display/DeltaBadge',
  component: DeltaBadge,
  args: { value: 38 },
} satisfies Meta<typeof DeltaBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Directions: Story = {
  render: () => (
    <Stack gap="xs" align="start">
      <DeltaBadge value={1204} />
      <DeltaBadge value={-1204} />
      <DeltaBadge value={0} />
      <DeltaBadge value={-12.5} format={(size) => `${size.toLocaleString('ru')} %`} size="sm" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    // A true minus, not a hyphen.
    await expect(canvasElement).toHaveTextContent('\u22121');
  },
};

/** A price that falls is good news to a reader; a number of chapters is neither. */
export const Better: Story = {
  render: () => (
    <Stack gap="xs" align="start">
      <DeltaBadge value={-30} better="down" />
      <DeltaBadge value={30} better="down" />
      <DeltaBadge value={30} better="none" />
    </Stack>
  ),
};
