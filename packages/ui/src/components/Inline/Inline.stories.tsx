import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/index.ts';
import { Chip } from '../Chip/index.ts';
import { DeltaBadge } from '../DeltaBadge/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Inline } from './Inline.tsx';

const tags = ['попаданка', 'академия', 'магия', 'дракон', 'истинная пара', 'бытовое фэнтези'];

const meta = {
  title: 'Ui/Layout/Inline',
  component: Inline,
  args: { gap: 'xs', align: 'center', justify: 'start', wrap: true },
  render: (args) => (
    <Inline {...args}>
      {tags.map((tag) => (
        <Chip key={tag}>{tag}</Chip>
      ))}
    </Inline>
  ),
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Figures, changes and badges of different sizes share one baseline. */
export const Baseline: Story = {
  render: () => (
    <Inline align="baseline" gap="sm">
      <Text as="span" size="figure" numeric>
        9&nbsp;842
      </Text>
      <DeltaBadge value={38} />
      <DeltaBadge value={-12} size="sm" />
      <Badge icon="clock">В процессе</Badge>
      <Text as="span" tone="secondary">
        книг под наблюдением
      </Text>
    </Inline>
  ),
};

export const Justify: Story = {
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          <Badge>{justify}</Badge>
          <Badge tone="accent">Второй</Badge>
        </Inline>
      ))}
    </Stack>
  ),
};

/** Items that do not fit wrap to the next line. */
export const LongText: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 220 }}>
      <Inline {...args}>
        {[...tags, 'противостояние характеров и любовь вопреки всему'].map((tag) => (
          <Chip key={tag}>{tag}</Chip>
        ))}
      </Inline>
    </div>
  ),
};
