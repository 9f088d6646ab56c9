import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { homeBlocks } from '../../testing/homeFixtures.ts';
import { withRouter } from '../../testing/withRouter.tsx';
import { HomeView } from './HomeView.tsx';

const meta = {
  title: 'Dashboard/Home',
  component: HomeView,
  decorators: [withRouter],
  args: homeBlocks(),
} satisfies Meta<typeof HomeView>;
export default meta;

type Story = StoryObj<typeof meta>;

const waiting = { state: { kind: 'loading' }, data: undefined } as const;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5);
  },
};

export const Loading: Story = {
  args: { main: waiting, sentences: waiting, heat: waiting, calendar: waiting },
};

const failed = {
  state: { kind: 'failed', title: 'Нет связи с сервером', onRetry: fn() },
  data: undefined,
} as const;

/** Two answers failed: each part of them says so, and the others live on. */
export const PartlyFailed: Story = {
  args: { main: failed, sentences: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(failed.state.title)).toHaveLength(5);
  },
};

export const TwoPortalsWithoutAdult: Story = {
  args: { portals: ['litnet', 'litres'], isMild: true },
};

export const Phone: Story = { parameters: { phone: true } };
