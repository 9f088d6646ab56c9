import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Ui/Forms/SearchField',
  component: SearchField,
  args: { label: 'Поиск книг', placeholder: 'Название или автор', onSubmit: fn(), onClear: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Поиск книг' });
    await step('Enter submits', async () => {
      await userEvent.type(field, 'дракон{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith('дракон');
    });
    await step('Escape clears', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
    });
    await step('the button clears and leaves the focus in the field', async () => {
      await userEvent.type(field, 'волк');
      await userEvent.click(canvas.getByRole('button', { hidden: true }));
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <SearchField {...args} size="sm" />
      <SearchField {...args} size="md" defaultValue="Хозяйка чайной лавки на краю туманного мира" />
      <SearchField {...args} labelHidden={false} isDisabled />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <SearchField {...args} defaultValue="дракон" isPending label="Ищет" labelHidden={false} />
      <SearchField
        {...args}
        defaultValue="дракон"
        isReadOnly
        label="Только чтение"
        labelHidden={false}
      />
      <SearchField {...args} isDisabled label="Недоступно" labelHidden={false} />
      <SearchField
        {...args}
        defaultValue="др"
        isInvalid
        errorMessage="Нужно хотя бы три буквы"
        label="С ошибкой"
        labelHidden={false}
      />
    </Stack>
  ),
};

export const LongText: Story = {
  parameters: { phone: true },
  args: {
    label: 'Поиск среди книг, авторов, серий и тегов всех порталов, которые измеряются',
    labelHidden: false,
    placeholder: 'Название книги, имя автора, серия или тег',
    description: 'Ищет по всем порталам сразу; ошибка в одной букве поиску не помеха.',
    defaultValue: 'Хозяйка чайной лавки на краю туманного мира, часть третья',
  },
};
