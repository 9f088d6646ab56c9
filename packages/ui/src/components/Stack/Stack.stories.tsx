import type { Meta, StoryObj } from '@storybook/react-vite';
import { spaces } from '../../internal/space.ts';
import { Card } from '../Card/index.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Ui/Layout/Stack',
  component: Stack,
  args: { gap: 'md', align: 'stretch' },
  render: (args) => (
    <Stack {...args}>
      <Card padding="sm">Заголовок</Card>
      <Card padding="sm">График за 30 дней</Card>
      <Card padding="sm">Таблица</Card>
    </Stack>
  ),
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The whole scale. */
export const Gaps: Story = {
  render: () => (
    <Inline gap="lg" align="start">
      {spaces.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Text size="caption" tone="secondary">
            {gap}
          </Text>
          <Card padding="sm">1</Card>
          <Card padding="sm">2</Card>
        </Stack>
      ))}
    </Inline>
  ),
};

export const Alignments: Story = {
  render: () => (
    <Stack gap="lg">
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <Stack key={align} gap="xs" align={align}>
          <Card padding="sm">{align}</Card>
          <Card padding="sm">Длиннее первого</Card>
        </Stack>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 220 }}>
      <Stack>
        <Card padding="sm">Сверхдлинноеслововнутрикоторогонегдеперенестистроку</Card>
        <Card padding="sm">Второй</Card>
      </Stack>
    </div>
  ),
};
