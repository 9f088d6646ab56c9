import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Form } from '../Form/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opened({ isOpen, ...props }: DialogProps) {
  const [open, setOpen] = useState(isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Открыть</Button>
      <Dialog {...props} isOpen={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Ui/Overlays/Dialog',
  component: Dialog,
  // Some stories are open from the start: each has its own frame on the docs page.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  argTypes: { footer: { control: false }, onOpenChange: { control: false } },
  args: {
    title: 'Удалить сохранённый вид?',
    isOpen: false,
    onOpenChange: () => undefined,
    children: 'Вид «Новинки ЛитРПГ» пропадёт из списка. Данные останутся.',
    footer: ({ close }) => (
      <>
        <Button variant="quiet" onPress={close}>
          Отмена
        </Button>
        <Button variant="danger" onPress={close}>
          Удалить
        </Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const open = canvas.getByRole('button', { name: 'Открыть' });
    const dialog = () => screen.findByRole('dialog', { name: 'Удалить сохранённый вид?' });
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('takes the focus in, and Escape gives it back', async () => {
      await userEvent.click(open);
      await expect(await dialog()).toContainElement(document.activeElement as HTMLElement);
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(open).toHaveFocus());
    });
    await step('closes by Cancel', async () => {
      await userEvent.click(open);
      await dialog();
      await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
      await gone();
    });
    await step('closes by a press outside', async () => {
      await userEvent.click(open);
      const veil = (await dialog()).parentElement?.parentElement;
      if (!veil) throw new Error('The dialog has no veil');
      await userEvent.click(veil);
      await gone();
    });
  },
};

export const Open: Story = { args: { isOpen: true } };

/** The form of signing in. */
export const WithForm: Story = {
  args: {
    isOpen: true,
    title: 'Вход в систему',
    children: (
      <Form id="login" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Имя пользователя"
          name="username"
          autoComplete="username"
          requiredMessage="Имя пользователя обязательно"
        />
        <PasswordField label="Пароль" name="password" requiredMessage="Пароль обязателен" />
        <Checkbox defaultSelected>Запомнить меня</Checkbox>
      </Form>
    ),
    footer: ({ close }) => (
      <>
        <Button variant="quiet" onPress={close}>
          Отмена
        </Button>
        <Button variant="primary" type="submit" form="login">
          Войти
        </Button>
      </>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Войти' }));
    await screen.findByText('Имя пользователя обязательно');
    // The dialog may still be on its way in.
    await waitFor(() => expect(screen.getByText('Пароль обязателен')).toBeVisible());
    await waitFor(() => expect(screen.getByLabelText('Имя пользователя')).toHaveFocus());
  },
};

const paragraphs = Array.from({ length: 14 }, (_, index) => `Абзац ${index + 1}.`);

export const LongText: Story = {
  args: {
    isOpen: true,
    size: 'md',
    title: 'Условия пользования, методика расчётов и перечень источников данных',
    description: 'Прочтите перед тем, как делиться цифрами.',
    children: paragraphs.map((text) => (
      <p key={text}>
        {text} Место книги считается по списку портала на день обхода; пропущенные дни остаются
        пропусками и не достраиваются.
      </p>
    )),
  },
};

export const OnPhone: Story = {
  args: { isOpen: true },
  parameters: { phone: true },
  globals: { viewport: { value: 'xs' } },
};
