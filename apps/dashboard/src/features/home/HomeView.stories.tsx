import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { homeAnswer, longTitle } from '../../testing/fixtures.ts';
import { HomeView } from './HomeView.tsx';

const meta = {
  title: 'Dashboard/Home',
  component: HomeView,
} satisfies Meta<typeof HomeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = { args: { state: { kind: 'ready' }, answer: homeAnswer() } };

export const Loading: Story = { args: { state: { kind: 'loading' }, answer: undefined } };

export const Failed: Story = {
  args: {
    state: { kind: 'failed', title: 'Нет связи с сервером', onRetry: fn() },
    answer: undefined,
  },
};

export const LongNames: Story = {
  args: { state: { kind: 'ready' }, answer: homeAnswer(longTitle) },
};

export const Phone: Story = {
  args: { state: { kind: 'ready' }, answer: homeAnswer() },
  parameters: { phone: true },
};
