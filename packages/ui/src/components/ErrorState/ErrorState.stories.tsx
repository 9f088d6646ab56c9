import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Ui/Feedback/ErrorState',
  component: ErrorState,
  argTypes: { retry: { control: false } },
  args: {
    title: 'Список не загрузился',
    children: 'Сервер не ответил за 10 секунд. Остальные блоки страницы работают.',
    retry: { label: 'Повторить', onRetry: fn() },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.retry?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { retry: { label: 'Повторить', onRetry: fn(), isPending: true } },
};

export const LongText: Story = {
  args: {
    title: 'Не удалось загрузить историю мест книги во всех списках портала за выбранный период',
    children: 'Соединение прервалось, когда ответ был уже наполовину получен. '.repeat(4),
  },
};
