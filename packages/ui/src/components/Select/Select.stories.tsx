import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Icon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Select, type SelectProps } from './Select.tsx';
import { SelectOnIntent } from './SelectOnIntent.tsx';

const options = [
  { id: 'day', label: 'День' },
  { id: 'week', label: 'Неделя' },
  { id: 'month', label: 'Месяц' },
  { id: 'all', label: 'Всё время', description: 'С первого дня наблюдения' },
];

function StatefulSelect({ value, onChange, ...props }: SelectProps) {
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
  render: (args) => <StatefulSelect {...args} />,
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
        <StatefulSelect {...args} value={null} placeholder="Не выбран" />
        <StatefulSelect {...args} description="Как часто обновляется список" />
      </Stack>
      <Stack style={{ inlineSize: 220 }}>
        <StatefulSelect {...args} isDisabled />
        <StatefulSelect {...args} isPending options={[]} value={null} label="Загружается" />
        <StatefulSelect {...args} isInvalid errorMessage="Портал не публикует списков за неделю" />
      </Stack>
    </Inline>
  ),
};

const metrics = [
  { id: 'rank', label: 'Место', icon: <Icon name="top" size="sm" /> },
  {
    id: 'audience',
    label: 'Читатели',
    options: [
      { id: 'gain', label: 'Прирост' },
      { id: 'total', label: 'Всего' },
    ],
  },
  {
    id: 'money',
    label: 'Деньги',
    options: [
      { id: 'price', label: 'Цена' },
      { id: 'sales', label: 'Продажи', description: 'Портал их не публикует', isDisabled: true },
    ],
  },
];

/** Groups under headings, an icon, an option that is not to be had. */
export const Groups: Story = {
  args: { label: 'Показатель', options: metrics, value: 'gain' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('group', { name: 'Деньги' });
    await userEvent.click(screen.getByRole('option', { name: /Цена/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('price'));
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
  },
};

/** The same to the eye before its list has come; the press that fetches it opens it. */
export const OnIntent: Story = {
  args: { size: 'sm', labelHidden: true },
  render: ({ label, options: of, value = null, onChange }) => (
    <SelectOnIntent
      size="sm"
      labelHidden
      label={label}
      options={of}
      value={value}
      {...(onChange && { onChange })}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: 'Месяц' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('month'));
  },
};

export const Required: Story = {
  args: { value: null },
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <StatefulSelect {...args} name="period" requiredMessage="Выберите, за сколько дней считать" />
      <Button type="submit">Посчитать</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Посчитать' }));
    await canvas.findByText('Выберите, за сколько дней считать');
    await expect(canvas.getByRole('button', { name: /Период/ })).toHaveFocus();
  },
};

export const LongText: Story = {
  parameters: { phone: true },
  args: {
    label: 'Период, за который складывается прирост числа читателей всех книг жанра',
    value: 'long',
    options: [
      {
        id: 'long',
        label: 'С последнего изменения правил портала до вчерашнего дня включительно',
        description: 'Дни без измерений не складываются, их прирост попадает в следующий день',
      },
      { id: 'word', label: 'Донаудампфшиффартсэлектрицитетенхауптбетрибсверкбауунтербеамтен' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
  },
};
