import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, ready, waiting } from '../../testing/blockFixtures.ts';
import { portalsResponse } from '../../testing/overviewFixtures.ts';
import { withPage } from '../../testing/withPage.tsx';
import { PortalsIndexView } from './PortalsIndexView.tsx';

const meta = {
  title: 'Dashboard/Portals',
  component: PortalsIndexView,
  decorators: [withPage],
  args: { block: ready(portalsResponse()) },
} satisfies Meta<typeof PortalsIndexView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Five portals with data, and one that was never read. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(6);
    // A portal with one page is entered by its views; one that was never read has nothing to enter.
    const pageLinks = cards.map((card) => card.querySelectorAll('a').length - 1);
    await expect(pageLinks).toEqual([8, 6, 6, 6, 6, 0]);
  },
};

export const Loading: Story = { args: { block: waiting } };

export const Failed: Story = { args: { block: failed(fn()) } };

/** Earlier data stay on screen where the refetch failed. */
export const Stale: Story = {
  args: {
    block: {
      ...ready(portalsResponse()),
      state: { kind: 'partial', notice: 'Обновить не удалось, показаны прежние данные.' },
    },
  },
};

export const Phone: Story = { parameters: { phone: true } };
