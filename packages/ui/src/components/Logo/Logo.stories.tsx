import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Ui/Display/Logo',
  component: Logo,
  args: { name: 'Литометр', size: 'lg' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Logo {...args} size="sm" />
      <Logo {...args} size="md" />
      <Logo {...args} size="lg" />
      <Logo {...args} size="lg" hasWordmark={false} />
      <Logo {...args} style={{ fontSize: 'min(48px, 10vw)', lineHeight: 1.2 }} />
    </Stack>
  ),
};
