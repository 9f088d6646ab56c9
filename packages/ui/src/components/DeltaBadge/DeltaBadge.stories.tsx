import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { DeltaBadge } from './DeltaBadge.tsx';

const meta = {
  title: 'Ui/Display/DeltaBadge',
  component: DeltaBadge,
  args: { value: 38 },
} satisfies Meta<typeof DeltaBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Directions: Story = {
  render: () => (
    <Stack gap="xs" align="start">
      <DeltaBadge value={1204} />
      <DeltaBadge value={-1204} />
      <DeltaBadge value={0} />
      <DeltaBadge value={-12.5} format={(size) => `${size.toLocaleString('ru')} %`} size="sm" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    // A true minus, not a hyphen.
    await expect(canvasElement).toHaveTextContent('\u22121');
  },
};

/** Where no header over it says of what it is a zero. */
export const NoChangeInWords: Story = { args: { value: 0, same: 'words' } };

/** A price that falls is good news to a reader; a number of chapters is neither. */
export const Better: Story = {
  render: () => (
    <Stack gap="xs" align="start">
      <DeltaBadge value={-30} better="down" />
      <DeltaBadge value={30} better="down" />
      <DeltaBadge value={30} better="none" />
    </Stack>
  ),
};

/** Measures the text baseline of an element with an empty inline block, which rests on it. */
function baselineOf(element: Element): number {
  const probe = document.createElement('span');
  probe.style.display = 'inline-block';
  element.append(probe);
  const { bottom } = probe.getBoundingClientRect();
  probe.remove();
  return bottom;
}

/** The badge shares the baseline of the figure that it belongs to. */
export const BesideFigures: Story = {
  render: () => (
    <Inline align="baseline" gap="sm">
      <Text as="span" size="figure" weight="semibold" numeric data-testid="figure">
        9&nbsp;842
      </Text>
      <DeltaBadge value={38} />
      <DeltaBadge value={38} size="sm" />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    const line = baselineOf(canvas.getByTestId('figure'));
    const numbers = canvasElement.querySelectorAll('[data-direction] > [aria-hidden]:not(svg)');
    await expect(numbers).toHaveLength(2);
    for (const number of numbers) {
      await expect(Math.abs(baselineOf(number) - line)).toBeLessThan(0.5);
    }
  },
};

export const LongText: Story = {
  render: () => (
    <Stack gap="xs" align="start">
      <DeltaBadge value={1_234_567_890} />
      <DeltaBadge value={-1_234_567_890} format={(size) => `${size.toLocaleString('ru')} знаков`} />
    </Stack>
  ),
};
