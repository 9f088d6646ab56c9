import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withWidgets } from '../../testing/decorators.tsx';
import { DataPanel } from './DataPanel.tsx';

const meta = {
  title: 'Widgets/DataPanel',
  component: DataPanel,
  decorators: [withWidgets],
  args: {
    title: 'Лидеры прироста за неделю',
    state: { kind: 'ready' },
    children: <p>«Девятый караван» прошёл 41 место за день.</p>,
  },
} satisfies Meta<typeof DataPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Refreshing: Story = {
  args: { state: { kind: 'ready', refreshing: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Девятый караван/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    state: {
      kind: 'empty',
      title: 'Сегодня никто не рванул',
      description: 'Ни одна книга не сдвинулась больше чем на десять мест.',
    },
  },
};

const onRetry = fn();

export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      title: 'Лидеры не загрузились',
      description: 'Нет связи с сервером. Остальные блоки страницы работают.',
      onRetry,
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Partial: Story = {
  args: {
    state: { kind: 'partial', notice: 'Обход портала прерван, показаны данные за 6 августа.' },
  },
};

export const Dark: Story = { args: Failed.args, globals: { theme: 'dark' } };
