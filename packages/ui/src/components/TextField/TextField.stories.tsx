import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Ui/Forms/TextField',
  component: TextField,
  args: { label: 'Название вида', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Название вида'), 'Топ');
    await expect(args.onChange).toHaveBeenLastCalledWith('Топ');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <TextField {...args} defaultValue="Новинки ЛитРПГ" description="Видно только вам" />
      <TextField {...args} icon="mail" placeholder="name@example.org" label="Почта" type="email" />
      <TextField {...args} defaultValue="Новинки" isReadOnly label="Только чтение" />
      <TextField {...args} defaultValue="Новинки" isDisabled label="Недоступно" />
      <TextField
        {...args}
        defaultValue="Новинки"
        isInvalid
        errorMessage="Такой вид уже есть. Выберите другое название."
        label="С ошибкой"
      />
    </Stack>
  ),
};

/** A server error is shown at its field and disappears when the field is edited. */
export const ServerError: Story = {
  render: (args) => (
    <Form errors={{ name: 'Такой вид уже есть' }}>
      <TextField {...args} name="name" defaultValue="Новинки" />
      <Button type="submit">Сохранить</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Такой вид уже есть')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Название вида'), ' 2');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText('Такой вид уже есть')).toBeNull());
  },
};

export const Required: Story = {
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <TextField {...args} requiredMessage="Назовите вид, чтобы найти его потом" />
      <Button type="submit">Сохранить</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await canvas.findByText('Назовите вид, чтобы найти его потом');
    await expect(canvas.getByLabelText('Название вида')).toHaveFocus();
  },
};

/** Near the end of what fits it is said aloud what is left. */
export const Counter: Story = {
  args: { hasCounter: true, maxLength: 40, description: 'Видно в списке видов' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByLabelText('Название вида'),
      'Новинки ЛитРПГ за прошлую неделю',
    );
    await expect(canvas.getByText(/32 \/ 40|۳۲ \/ ۴۰/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/8|۸/);
  },
};

/** Grows with its text from the given lines up to twelve. */
export const Multiline: Story = {
  args: {
    label: 'Заметка',
    multiline: true,
    rows: 3,
    hasCounter: true,
    maxLength: 500,
    defaultValue: 'Выложена глава 12.\nПосле неё прирост вдвое выше медианы жанра.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Заметка'), '{Enter}Проверить через неделю.');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('\nПроверить'));
  },
};

/** A sign or a unit within the field is read out with the label. */
export const Affixes: Story = {
  render: (args) => (
    <Stack>
      <TextField {...args} label="Имя в Телеграме" prefix="@" defaultValue="litometr" />
      <TextField {...args} label="Адрес вида" prefix="litometr.example/" suffix=".csv" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Имя в Телеграме @/ })).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: { phone: true },
  args: {
    label: 'Наименование сохранённого представления таблицы бестселлеров по жанрам и тегам',
    description:
      'Название увидят все, кому вы пошлёте ссылку, поэтому не пишите в нём того, чем не хотите делиться.',
    defaultValue: 'Очень длинное значение, которое не помещается в поле и обрезается с краю',
  },
};
