import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longTitle, rankListAnswer } from '../../testing/fixtures.ts';
import { RankListView } from './RankListView.tsx';

const meta = {
  title: 'Dashboard/Rank list',
  component: RankListView,
  args: { expectedRows: 10 },
} satisfies Meta<typeof RankListView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  args: { state: { kind: 'ready' }, answer: rankListAnswer() },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(9));
    await expect(canvas.getAllByText('≈', { exact: false }).length).toBeGreaterThan(0);
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' }, answer: undefined } };

export const Refreshing: Story = {
  args: { state: { kind: 'ready', refreshing: true }, answer: rankListAnswer() },
};

export const Empty: Story = {
  args: {
    state: { kind: 'empty', title: 'В списке нет книг' },
    answer: { ...rankListAnswer(), items: [], left: [], count: 0 },
  },
};

export const Failed: Story = {
  args: {
    state: { kind: 'failed', title: 'Не удалось загрузить данные', onRetry: fn() },
    answer: undefined,
  },
};

export const LongNames: Story = {
  args: { state: { kind: 'ready' }, answer: rankListAnswer(longTitle) },
};

export const Phone: Story = {
  args: { state: { kind: 'ready' }, answer: rankListAnswer() },
  parameters: { phone: true },
};
