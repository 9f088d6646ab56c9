import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Ui/Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Пароль', defaultValue: 'demo' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Пароль');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button'));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button'));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <PasswordField
        {...args}
        defaultValue=""
        label="Пусто"
        description="Не короче восьми знаков"
      />
      <PasswordField {...args} isReadOnly label="Только чтение" />
      <PasswordField {...args} isDisabled label="Недоступно" />
      <PasswordField {...args} isInvalid errorMessage="Пароль обязателен" label="С ошибкой" />
      <PasswordField {...args} requiredMessage="Введите пароль" label="Обязательно" />
    </Stack>
  ),
};

export const LongText: Story = {
  parameters: { phone: true },
  args: {
    label: 'Новый пароль, который вы не используете ни на одном другом сайте или портале',
    description: 'Не короче восьми знаков. Хватит трёх несвязанных слов, знаки и цифры не нужны.',
    defaultValue: 'очень длинный пароль, который не помещается в поле целиком',
  },
};
