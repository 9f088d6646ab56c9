import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { Grid } from './Grid.tsx';
import { GridItem } from './GridItem.tsx';

const items = ([3, 3, 3, 3, 4, 8, 6, 6, 9, 3, 12] as const).map((span, index) => ({
  id: `item-${index}`,
  span,
}));

const genres = ['ЛитРПГ', 'Детектив', 'Академия магии', 'Космоопера', 'Семейная сага', 'Триллер'];

const meta = {
  title: 'Ui/Layout/Grid',
  component: Grid,
  args: { min: '180px', gap: 'md' },
  render: (args) => (
    <Grid {...args}>
      {genres.map((genre) => (
        <Card key={genre}>{genre}</Card>
      ))}
    </Grid>
  ),
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Equal columns, as many as fit. */
export const Playground: Story = {};

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

/** Cards of a row share their height, whatever they hold. */
export const LongText: Story = {
  render: (args) => (
    <Grid {...args}>
      <Card>Одно слово</Card>
      <Card>
        <Text>
          {'Портал показывает просмотры округлённо, поэтому мелких изменений в них не видно. '.repeat(
            3,
          )}
        </Text>
      </Card>
      <Card>Сверхдлинноеназваниежанрабезединогопробелавнутрикоторогонегдеперенести</Card>
    </Grid>
  ),
};
