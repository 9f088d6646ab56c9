import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

/** Before the server has responded with an address to write to. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    const contents = within(await canvas.findByRole('navigation', { name: 'Содержание' }));
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(4);
    await expect(contents.getAllByRole('link')).toHaveLength(canvas.getAllByRole('article').length);
    await expect(canvas.getByText('H = min {t : S(t) ≤ 1/2}')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'doi:10.2307/2530286' })).toBeVisible();
  },
};

export const Phone: Story = { parameters: { phone: true } };
