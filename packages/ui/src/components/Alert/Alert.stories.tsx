import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tones } from '../../internal/tones.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Ui/Feedback/Alert',
  component: Alert,
  args: {
    title: 'Обход портала прерван',
    children: 'Показаны данные за 19 ноября.',
    dismiss: { label: 'Скрыть сообщение', onDismiss: fn() },
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть сообщение' }));
    await expect(args.dismiss?.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="sm">
      {tones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Forms: Story = {
  render: () => (
    <Stack gap="sm">
      <Alert tone="danger">Неверное имя пользователя или пароль.</Alert>
      <Alert tone="info" title="Все данные — демонстрационные" />
      <Alert
        tone="warning"
        title="Букривер не публикует лайки"
        actions={<Button size="sm">Показать другие метрики</Button>}
      >
        Столбца нет, а не ноль: <Link href="/about#method">как считаются метрики</Link>.
      </Alert>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    tone: 'warning',
    title:
      'Очень длинный заголовок сообщения, который занимает больше одной строки на любом экране',
    children:
      'Портал ответил, что список временно недоступен, и мы показываем последний полный день. '.repeat(
        4,
      ),
  },
};
