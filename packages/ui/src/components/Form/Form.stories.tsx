import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Checkbox } from '../Checkbox/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form, type FormProps } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const meta = {
  title: 'Ui/Forms/Form',
  component: Form,
  args: { onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  argTypes: { errors: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Form {...args}>
      <TextField name="name" label="Имя" requiredMessage="Назовите себя" />
      <TextField name="mail" label="Почта" type="email" requiredMessage="Нужна для входа" />
      <PasswordField name="password" label="Пароль" requiredMessage="Придумайте пароль" />
      <Checkbox name="terms" requiredMessage="Без согласия сохранить нельзя">
        Согласен с условиями
      </Checkbox>
      <SubmitButton>Сохранить</SubmitButton>
    </Form>
  ),
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const save = canvas.getByRole('button', { name: 'Сохранить' });
    await step('what is missing is said, and the first field gets the focus', async () => {
      await userEvent.click(save);
      await canvas.findByText('Назовите себя');
      await expect(canvas.getByLabelText('Имя')).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('what is right is sent by Enter', async () => {
      await userEvent.type(canvas.getByLabelText('Имя'), 'Анна');
      await userEvent.type(canvas.getByLabelText('Почта'), 'anna@example.org');
      await userEvent.click(canvas.getByText('Согласен с условиями'));
      await userEvent.type(canvas.getByLabelText('Пароль'), 'три разных слова{Enter}');
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    });
  },
};

/** For forms of many fields: all that is wrong above them, each line a way to its field. */
export const Summary: Story = {
  args: { hasErrorSummary: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent(/4|۴/);
    await userEvent.click(canvas.getByRole('button', { name: 'Пароль' }));
    await expect(canvas.getByLabelText('Пароль')).toHaveFocus();
  },
};

/**
 * The field that the server refused gets the focus; errors without a field are shown at the top.
 */
export const ServerErrors: Story = {
  args: {
    errors: {
      mail: 'Эта почта уже занята',
      quota: 'На сервере больше нельзя заводить учётные записи. Обратитесь к администратору.',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Эта почта уже занята')).toBeVisible();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('администратору');
    await waitFor(() => expect(canvas.getByLabelText('Почта')).toHaveFocus());
  },
};

export const LongText: Story = {
  parameters: { phone: true },
  args: {
    hasErrorSummary: true,
    errors: {
      name: 'Такое имя уже есть у другого читателя, и портал не позволяет различать их по почте',
    },
  },
};

/** The story responds on demand, which simulates a slow server. */
function Slow({ onSubmit, ...props }: FormProps) {
  const [answer, setAnswer] = useState<(() => void) | null>(null);
  return (
    <>
      <Form
        {...props}
        onSubmit={(event) => {
          onSubmit?.(event);
          return new Promise<void>((resolve) => setAnswer(() => resolve));
        }}
      >
        <TextField name="name" label="Название" defaultValue="Новинки" />
        <SubmitButton>Сохранить</SubmitButton>
      </Form>
      <button type="button" hidden data-testid="answer" onClick={() => answer?.()}>
        Ответить
      </button>
    </>
  );
}

/** While it is being sent it is not sent again, whatever is pressed. */
export const Pending: Story = {
  render: (args) => <Slow {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByLabelText('Название'), '{Enter}');
    await userEvent.type(canvas.getByLabelText('Название'), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /Сохранить/ }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await step('after the answer it can be sent again', async () => {
      canvas.getByTestId('answer').click();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Сохранить' })).not.toHaveAttribute(
          'data-pending',
        ),
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    });
  },
};
