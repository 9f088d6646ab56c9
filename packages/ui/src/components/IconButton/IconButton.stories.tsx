import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Ui/Actions/IconButton',
  component: IconButton,
  args: { icon: 'moon', label: 'Тёмная тема', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Тёмная тема' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      {(['quiet', 'secondary'] as const).map((variant) => (
        <Inline key={variant}>
          <IconButton {...args} variant={variant} size="sm" />
          <IconButton {...args} variant={variant} size="md" />
          <IconButton {...args} variant={variant} size="lg" />
          <IconButton {...args} variant={variant} isDisabled />
          <IconButton {...args} variant={variant} isPending />
        </Inline>
      ))}
    </Stack>
  ),
};
