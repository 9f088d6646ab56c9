import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/index.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Icon } from './Icon.tsx';
import { type IconName, icons } from './icons.ts';

// Object.keys forgets the names of a table whose keys are known.
const names = Object.keys(icons) as IconName[];

const meta = {
  title: 'Ui/Display/Icon',
  component: Icon,
  args: { name: 'crown', size: 'lg', label: 'Корона' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline gap="md">
      <Icon name="search" size="sm" />
      <Icon name="search" size="md" />
      <Icon name="search" size="lg" />
    </Inline>
  ),
};

export const All: Story = {
  render: () => (
    <Grid min="150px" gap="sm">
      {names.map((name) => (
        <Inline key={name} wrap={false}>
          <Icon name={name} />
          <Text as="span" size="caption" tone="secondary">
            {name}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
};
