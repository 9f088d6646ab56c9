import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Select, type SelectProps } from './Select.tsx';

const options = [
  { id: 'day', label: 'День' },
  { id: 'week', label: 'Неделя' },
  { id: 'month', label: 'Месяц' },
  { id: 'all', label: 'Всё время', description: 'С первого дня наблюдения' },
];

function Kept({ value, onChange, ...props }: SelectProps) {
  const [chosen, setChosen] = useState(value ?? null);
  return (
    <Select
      {...props}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        onChange?.(id);
      }}
    />
  );
}

const meta = {
  title: 'Ui/Forms/Select',
  component: Select,
  args: { label: 'Период', options, value: 'week', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: /Период/ });
    await step('the keyboard opens it and chooses', async () => {
      button.focus();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('month'));
      await expect(button).toHaveTextContent('Месяц');
    });
    await step('stays open for the eye', async () => {
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await userEvent.click(button);
      await screen.findByRole('listbox');
    });
  },
};

/** In a toolbar: at most 150 px wide, whatever the options. */
export const Small: Story = {
  args: {
    size: 'sm',
    labelHidden: true,
    value: 'long',
    options: [...options, { id: 'long', label: 'Сравнение с теми же днями недели' }],
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('button').parentElement;
    await expect(field?.getBoundingClientRect().width).toBeLessThanOrEqual(150);
  },
};

export const States: Story = {
  render: (args) => (
    <Inline gap="md" align="start">
      <Stack style={{ inlineSize: 220 }}>
        <Kept {...args} value={null} placeholder="Не выбран" />
        <Kept {...args} description="Как часто обновляется список" />
      </Stack>
      <Stack style={{ inlineSize: 220 }}>
        <Kept {...args} isDisabled />
        <Kept {...args} isInvalid errorMessage="Портал не публикует списков за неделю" />
      </Stack>
    </Inline>
  ),
};
