import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Ui/Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Запомнить меня', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Запомнить меня' });
    await userEvent.click(canvas.getByText('Запомнить меня'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="sm">
      <Checkbox {...args} />
      <Checkbox {...args} defaultSelected />
      <Checkbox {...args} isIndeterminate />
      <Checkbox {...args} isDisabled />
      <Checkbox {...args} isDisabled defaultSelected />
      <Checkbox {...args} isInvalid errorMessage="Отметьте, чтобы продолжить" />
      <Checkbox {...args} isReadOnly defaultSelected>
        Только чтение
      </Checkbox>
      <Checkbox {...args} description="Вход сохранится на этом устройстве" />
    </Stack>
  ),
};

export const LongText: Story = {
  parameters: { phone: true },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Checkbox {...args} defaultSelected>
        Согласен с <Link href="/about#terms">условиями пользования</Link> и с тем, что цифры
        порталов округлены ими самими
      </Checkbox>
    </div>
  ),
};
