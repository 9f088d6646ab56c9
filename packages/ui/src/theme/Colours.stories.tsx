import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Heading, Stack, Text, vars } from '../index.ts';

interface Tree {
  readonly [name: string]: string | Tree;
}

const leaves = (tree: Tree, path: string): [name: string, value: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}.${name}`, value]] : leaves(value, `${path}.${name}`),
  );

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <Stack gap="xxs">
      <div
        style={{
          background: value,
          blockSize: 48,
          borderRadius: vars.radius.control,
          border: `1px solid ${vars.color.border.subtle}`,
        }}
      />
      <Text size="caption" tone="secondary">
        {name}
      </Text>
    </Stack>
  );
}

const meta = { title: 'Theme/Colours' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour by meaning; switch the theme in the toolbar. */
export const All: Story = {
  render: () => (
    <Stack gap="lg">
      {Object.entries(vars.color).map(([group, value]) => (
        <Stack key={group} gap="sm">
          <Heading level={2} size="lead">
            {group}
          </Heading>
          <Grid min="150px" gap="sm">
            {(typeof value === 'string' ? [[group, value] as const] : leaves(value, group)).map(
              ([name, color]) => (
                <Swatch key={name} name={name} value={color} />
              ),
            )}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};
