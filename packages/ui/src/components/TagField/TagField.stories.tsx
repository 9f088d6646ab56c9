import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { FieldOption } from '../../internal/options.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Select } from '../Select/index.ts';
import { Stack } from '../Stack/index.ts';
import { TagField } from './TagField.tsx';

const words = [
  'академия магии',
  'альфа и омега',
  'бытовое фэнтези',
  'властный герой',
  'драконы',
  'истинная пара',
  'любовный треугольник',
  'от ненависти до любви',
  'попаданцы',
  'развод',
  'сильная героиня',
  'система и уровни',
];
const options: FieldOption[] = words.map((label, at) => ({ id: `${at + 1}`, label }));

const meta = {
  title: 'Ui/Forms/TagField',
  component: TagField,
  args: { label: 'Теги', options, placeholder: 'Начните вводить тег', onChange: fn() },
  argTypes: { options: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380, minBlockSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { defaultValue: ['5', '9'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Теги' });
    await step('typing finds, Enter adds, the list stays for the next', async () => {
      await userEvent.type(input, 'акад');
      await screen.findByRole('option', { name: 'академия магии' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['5', '9', '1']);
      await userEvent.keyboard('{Escape}');
    });
    await step('Backspace takes the last away', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['5', '9']);
    });
    await step('Shift and Tab go to the chips, Delete takes one away', async () => {
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([expect.any(String)]));
    });
  },
};

/** Pasted text is split at commas and line breaks; unknown values are reported. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.paste('Драконы, развод\nвампиры');
    await expect(args.onChange).toHaveBeenLastCalledWith(['5', '10']);
    await expect(canvas.getByText(/вампиры/)).toBeVisible();
  },
};

export const Limit: Story = {
  args: { defaultValue: ['1', '2', '3'], limit: 3, description: 'Для сравнения на одном графике' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvas.getByRole('combobox'));
    const option = await screen.findByRole('option', { name: 'драконы' });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
  },
};

const modes = [
  { id: 'and', label: 'все' },
  { id: 'or', label: 'любой' },
  { id: 'not', label: 'ни одного' },
];

function WithMode(props: React.ComponentProps<typeof TagField>) {
  const [mode, setMode] = useState('and');
  return (
    <Stack gap="xs">
      <TagField {...props} />
      <Select
        size="sm"
        label="Как сочетать теги"
        labelHidden
        options={modes}
        value={mode}
        onChange={setMode}
      />
    </Stack>
  );
}

/** How the chips are taken together is its owner's, beside the field. */
export const Modes: Story = {
  args: { defaultValue: ['5', '9'] },
  render: (args) => <WithMode {...args} />,
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <TagField {...args} label="Пусто" />
      <TagField {...args} defaultValue={['5', '9', '11', '7', '8']} label="Несколько строк" />
      <TagField {...args} defaultValue={['5', '9']} isReadOnly label="Только чтение" />
      <TagField {...args} defaultValue={['5', '9']} isDisabled label="Недоступно" />
      <TagField {...args} status="loading" options={[]} label="Загружается" />
      <TagField {...args} status="failed" options={[]} onRetry={fn()} label="Не загрузилось" />
      <TagField
        {...args}
        defaultValue={['5']}
        isInvalid
        errorMessage="Нет книг с этим тегом за выбранный период"
        label="С ошибкой"
      />
    </Stack>
  ),
};

export const Required: Story = {
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <TagField {...args} name="tag" requiredMessage="Добавьте хотя бы один тег" />
      <Button type="submit">Показать книги</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать книги' }));
    await canvas.findByText('Добавьте хотя бы один тег');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const LongText: Story = {
  parameters: { phone: true },
  args: {
    label: 'Теги, все из которых должны стоять у книги, чтобы она попала в представление',
    options: [
      { id: 'a', label: 'попаданка в тело нелюбимой жены герцога из соседнего королевства' },
      { id: 'b', label: 'Донаудампфшиффартсэлектрицитетенхауптбетрибсверкбауунтербеамтен' },
    ],
    defaultValue: ['a', 'b'],
  },
};
