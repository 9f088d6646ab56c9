import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withCall } from '../../testing/withCall.tsx';
import { withPage } from '../../testing/withPage.tsx';
import { AboutPage } from './AboutPage.tsx';

const meta = {
  title: 'Dashboard/About',
  component: AboutPage,
  decorators: [withCall, withPage],
} satisfies Meta<typeof AboutPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As it stands before the server has said whom to write to. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(4);
  },
};

export const Phone: Story = { parameters: { phone: true } };
