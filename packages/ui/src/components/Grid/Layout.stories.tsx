import type { Meta, StoryObj } from '@storybook/react-vite';
import { spaces } from '../../internal/space.ts';
import { Card } from '../Card/index.ts';
import { Divider } from '../Divider/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Grid } from './Grid.tsx';
import { GridItem } from './GridItem.tsx';

const meta = { title: 'Theme/Layout', component: Grid } satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const items = ([3, 3, 3, 3, 4, 8, 6, 6, 9, 3] as const).map((span, index) => ({
  id: `item-${index}`,
  span,
}));

/** Twelve columns from lg, two on tablets, one on phones. */
export const Columns: Story = {
  render: () => (
    <Grid>
      {items.map(({ id, span }) => (
        <GridItem key={id} span={span}>
          <Card>{span}</Card>
        </GridItem>
      ))}
    </Grid>
  ),
};

export const EvenColumns: Story = {
  render: () => (
    <Grid min="180px">
      {items.map(({ id, span }) => (
        <Card key={id}>{span}</Card>
      ))}
    </Grid>
  ),
};

export const Spaces: Story = {
  render: () => (
    <Stack gap="lg">
      {spaces.map((gap) => (
        <Stack key={gap} gap="xs">
          <Text size="caption" tone="secondary">
            {gap}
          </Text>
          <Inline gap={gap}>
            <Card padding="sm">1</Card>
            <Card padding="sm">2</Card>
            <Divider orientation="vertical" />
            <Card padding="sm">3</Card>
          </Inline>
        </Stack>
      ))}
      <Divider />
    </Stack>
  ),
};
