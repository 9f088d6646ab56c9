import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Button, type ButtonProps } from './Button.tsx';

const meta = {
  title: 'Ui/Actions/Button',
  component: Button,
  args: { children: 'Сохранить вид', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

const all = (props: Omit<ButtonProps, 'children'>) => (
  <Inline gap="sm">
    {variants.map((variant) => (
      <Button key={variant} {...props} variant={variant}>
        Сохранить вид
      </Button>
    ))}
  </Inline>
);

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Сохранить вид' });
    await userEvent.click(button);
    await userEvent.tab();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <div key={size}>{all({ size, icon: 'download' })}</div>
      ))}
      {all({ iconEnd: 'chevronDown' })}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack>
      {all({})}
      {all({ isDisabled: true })}
      {all({ isPending: true })}
    </Stack>
  ),
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleName(/Сохранить вид/);
  },
};

export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 240 }}>
      <Button variant="primary" icon="refresh">
        Попробовать загрузить данные портала ещё раз
      </Button>
    </div>
  ),
};
