import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { dismissToast, showToast } from './queue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const onUndo = fn();
const shown: string[] = [];
const show = (options: Parameters<typeof showToast>[0]) => {
  shown.push(showToast({ ...options, timeout: null }));
};

const meta = {
  title: 'Ui/Feedback/Toast',
  component: ToastRegion,
  // A frame of its own on the docs page: only there is it played.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  beforeEach: () => {
    onUndo.mockClear();
    return () => {
      for (const id of shown.splice(0)) dismissToast(id);
    };
  },
  render: () => (
    <>
      <Inline>
        <Button onPress={() => show({ tone: 'success', title: 'Вид сохранён' })}>Сохранить</Button>
        <Button
          onPress={() =>
            show({
              title: 'Вид «Новинки» удалён',
              description: 'Ссылки на него больше не открываются.',
              action: { label: 'Вернуть', onAction: onUndo },
            })
          }
        >
          Удалить
        </Button>
      </Inline>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('is a landmark with each toast announced', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
      await screen.findByRole('region', { name: /1|۱/ });
      await expect(screen.getByRole('alertdialog', { name: 'Вид сохранён' })).toBeInTheDocument();
    });
    await step('its action runs and closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Удалить' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }));
      await expect(onUndo).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByText('Вид «Новинки» удалён')).toBeNull());
    });
    await step('its button dismisses it', async () => {
      const toast = screen.getByRole('alertdialog', { name: 'Вид сохранён' });
      await userEvent.click(within(toast).getByRole('button'));
      await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    });
  },
};

/** Several are stacked in the corner at the end of the line. */
export const Stacked: Story = {
  play: async () => {
    show({
      tone: 'danger',
      title: 'Не удалось сохранить вид',
      description: 'Сервер не ответил за 10 секунд. Попробуйте ещё раз.',
    });
    show({ tone: 'warning', title: 'Данные Литреса старше двух дней' });
    show({ title: 'Вид «Новинки» удалён', action: { label: 'Вернуть', onAction: onUndo } });
    show({ tone: 'success', title: 'Ссылка скопирована' });
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(4);
  },
};

export const LongText: Story = {
  play: async () => {
    show({
      tone: 'warning',
      title: 'Портал ответил, что список временно недоступен, показан последний полный день',
      description: 'Сверхдлинноеназваниебезединогопробелавнутри и пояснение к нему на две строки.',
      action: { label: 'Показать журнал обхода', onAction: onUndo },
    });
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(1);
  },
};

export const OnPhone: Story = {
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
  play: async () => {
    show({ tone: 'success', title: 'Ссылка скопирована' });
    show({ tone: 'danger', title: 'Не удалось сохранить вид', description: 'Нет соединения.' });
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(2);
  },
};
