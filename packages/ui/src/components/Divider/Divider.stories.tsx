import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Ui/Layout/Divider',
  component: Divider,
  render: (args) => (
    <Stack>
      <Text>Топ-100 Литнета, 20 ноября</Text>
      <Divider {...args} />
      <Text tone="secondary">Список портала, без пересчёта.</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Vertical: Story = {
  render: () => (
    <Inline gap="sm">
      <Text as="span">12,4 а.л.</Text>
      <Divider orientation="vertical" />
      <Text as="span">149 ₽</Text>
      <Divider orientation="vertical" />
      <Text as="span">18+</Text>
    </Inline>
  ),
};
