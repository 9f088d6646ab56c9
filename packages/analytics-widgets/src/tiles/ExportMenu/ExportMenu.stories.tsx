import { ToastRegion } from '@litometr/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { withWidgets } from '../../testing/decorators.tsx';
import { ExportMenu } from './ExportMenu.tsx';

const meta = {
  title: 'Widgets/ExportMenu',
  component: ExportMenu,
  decorators: [withWidgets],
  args: {
    csv: { href: 'data:text/csv,a', fileName: 'list.csv' },
    link: () => 'https://example.test/portals/litnet?page=2',
  },
  render: (args) => (
    <>
      <ExportMenu {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ExportMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const copied = fn();
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: (text: string) => {
          copied(text);
          return Promise.resolve();
        },
      },
    });
    await userEvent.click(within(canvasElement).getByRole('button'));
    const [csv, link] = await screen.findAllByRole('menuitem');
    await expect(csv).toHaveAttribute('download', 'list.csv');
    if (link) await userEvent.click(link);
    await expect(copied).toHaveBeenCalledWith('https://example.test/portals/litnet?page=2');
    await screen.findByRole('alertdialog');
  },
};

const onExport = fn();

export const ByItsOwner: Story = {
  args: { csv: { onExport }, link: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem'));
    await expect(onExport).toHaveBeenCalledOnce();
  },
};
