import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Ui/Layout/Card',
  component: Card,
  args: {
    padding: 'md',
    children: (
      <Stack gap="xs">
        <Heading level={3}>Порог входа в топ-100</Heading>
        <Text tone="secondary">За месяц вырос с 1&nbsp;204 до 1&nbsp;388 читателей в день.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Paddings: Story = {
  render: () => (
    <Grid min="140px">
      {(['none', 'sm', 'md', 'lg'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {padding}
        </Card>
      ))}
    </Grid>
  ),
};

export const LongText: Story = {
  args: {
    style: { maxInlineSize: 240 },
    children: 'Сверхдлинноеназваниекнигибезединогопробелавнутри, и обычный текст после него.',
  },
};
