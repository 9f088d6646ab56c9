import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withPage } from '../../testing/withPage.tsx';
import { TablePages } from './TablePages.tsx';

const meta = {
  title: 'Dashboard/Table pages',
  component: TablePages,
  decorators: [withPage],
  args: { page: 2, pageCount: 9, onPage: fn(), size: 25, onSize: fn() },
} satisfies Meta<typeof TablePages>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '50' }));
    await expect(args.onSize).toHaveBeenCalledWith(50);
    await expect(canvas.getByRole('navigation')).toBeVisible();
  },
};

/** All rows fit on one page; the page size can still be chosen. */
export const OnePage: Story = {
  args: { page: 1, pageCount: 1, size: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('radio', { name: '100' })).toBeChecked();
  },
};

export const Phone: Story = { parameters: { phone: true } };
