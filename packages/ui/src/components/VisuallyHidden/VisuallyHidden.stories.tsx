import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Ui/Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'рост на 38' },
  render: (args) => (
    <Inline gap="xxs">
      <Icon name="rise" size="sm" />
      <Text as="span">
        <span aria-hidden="true">+38</span>
        <VisuallyHidden {...args} />
      </Text>
    </Inline>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eye sees «+38», a screen reader says «рост на 38». */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('рост на 38');
    await expect(words).toBeInTheDocument();
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
