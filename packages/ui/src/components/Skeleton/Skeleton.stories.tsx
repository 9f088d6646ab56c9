import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Skeleton } from './Skeleton.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';

const meta = {
  title: 'Ui/Feedback/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { lines: 3 } };

/** The panel says that it is busy; its bones have the size of what comes. */
export const InPlace: Story = {
  render: () => (
    <Card aria-busy="true" style={{ maxInlineSize: 420 }}>
      <Stack>
        <Skeleton inlineSize="12rem" />
        <Inline wrap={false} gap="sm" align="start">
          <Skeleton shape="block" inlineSize="48px" blockSize="72px" style={{ flex: 'none' }} />
          <Skeleton lines={3} />
        </Inline>
        <Skeleton shape="block" blockSize="120px" />
        <Inline wrap={false}>
          <Skeleton shape="circle" inlineSize="36px" style={{ flex: 'none' }} />
          <Skeleton inlineSize="9rem" />
        </Inline>
      </Stack>
    </Card>
  ),
};

export const Shapes: Story = {
  render: () => (
    <Inline gap="lg" align="start" wrap={false}>
      <Skeleton lines={3} inlineSize="10rem" />
      <Skeleton shape="block" inlineSize="10rem" blockSize="6rem" />
      <Skeleton shape="circle" inlineSize="4rem" />
    </Inline>
  ),
};

/** A text of known kind has the lines of a sample, however wide the place is. */
export const TextOfASample: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 240 }}>
      <Text>
        Прирост: <TextSkeleton sample="+1 234" /> за день
      </Text>
      <Text>
        <TextSkeleton sample="Спрос в день вырос на 12 % за месяц: больше всего у попаданцев" />
      </Text>
      <Text>Спрос в день вырос на 12 % за месяц: больше всего у попаданцев</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [, waiting, loaded] = [...canvasElement.querySelectorAll('p')].map(
      (text) => text.getBoundingClientRect().height,
    );
    await expect(loaded).toBeGreaterThan(30);
    await expect(waiting).toBe(loaded);
  },
};
