import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Stack } from '../Stack/index.ts';
import { NumberField } from './NumberField.tsx';

const roubles = { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 } as const;

const meta = {
  title: 'Ui/Forms/NumberField',
  component: NumberField,
  args: { label: 'Цена не выше', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { defaultValue: 149, minValue: 0, maxValue: 999, isClearable: true },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox');
    await step('arrows and buttons step', async () => {
      field.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith(150);
      const buttons = canvas.getAllByRole('button');
      await userEvent.click(buttons[buttons.length - 1] ?? field);
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(151));
    });
    await step('a typed number is held within the bounds', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '5000{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(999);
    });
    await step('the cross empties it: null, not zero', async () => {
      await userEvent.click(canvas.getAllByRole('button')[0] ?? field);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(field).toHaveValue('');
    });
  },
};

export const Formats: Story = {
  render: (args) => (
    <Stack>
      <NumberField {...args} defaultValue={12_340} formatOptions={roubles} label="Цена" />
      <NumberField
        {...args}
        defaultValue={0.3}
        step={0.05}
        formatOptions={{ style: 'percent' }}
        label="Доля новых"
      />
      <NumberField
        {...args}
        defaultValue={14.5}
        step={0.5}
        suffix="а.л."
        label="Объём"
        description="Авторский лист: 40 000 знаков"
      />
      <NumberField
        {...args}
        defaultValue={-3}
        formatOptions={{ signDisplay: 'exceptZero' }}
        label="Изменение места"
      />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <NumberField {...args} placeholder="Любая" label="Пусто" />
      <NumberField {...args} defaultValue={149} isDisabled label="Недоступно" />
      <NumberField {...args} defaultValue={149} isReadOnly label="Только чтение" />
      <NumberField {...args} defaultValue={149} hasStepper={false} label="Без кнопок" />
      <NumberField {...args} defaultValue={149} size="sm" isClearable label="Малое" />
      <NumberField
        {...args}
        defaultValue={9}
        isInvalid
        errorMessage="Дешевле 10 ₽ книги не продаются"
        label="С ошибкой"
      />
    </Stack>
  ),
};

export const Required: Story = {
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <NumberField {...args} name="price" requiredMessage="Укажите цену, от неё считается доход" />
      <Button type="submit">Сохранить</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await canvas.findByText('Укажите цену, от неё считается доход');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const LongText: Story = {
  parameters: { phone: true },
  args: {
    label: 'Наименьшее число читателей, прибавленных книгой за выбранный период наблюдения',
    description:
      'Книги, у которых портал показывает округлённое число читателей, учитываются по нижней границе.',
    suffix: 'читателей',
    defaultValue: 1_234_567,
  },
};
