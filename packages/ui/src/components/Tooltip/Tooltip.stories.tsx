import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Inline } from '../Inline/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Ui/Overlays/Tooltip',
  component: Tooltip,
  argTypes: { children: { control: false } },
  args: {
    content: 'Скачать таблицу в CSV',
    children: <IconButton icon="download" label="Скачать" />,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 64 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('shows on focus and describes the button', async () => {
      await userEvent.tab();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Скачать таблицу в CSV');
      await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Скачать таблицу в CSV');
    });
    await step('Escape takes it away', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
  },
};

export const LongText: Story = {
  args: {
    content:
      'Портал показывает просмотры округлённо, шаг — тысяча: изменения меньше шага не показаны.',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

/** It turns to the side where there is room. */
export const Placements: Story = {
  render: (args) => (
    <Inline gap="lg">
      {(['top', 'bottom', 'start', 'end'] as const).map((placement) => (
        <Tooltip key={placement} {...args} placement={placement} content={placement}>
          <Button>{placement}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
};
