import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Invalid: Story = { args: { isInvalid: true, errorMessage: 'Пароль обязателен' } };
export const Disabled: Story = { args: { isDisabled: true } };
