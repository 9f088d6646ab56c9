import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Stack } from '../Stack/index.ts';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { id: 'gain', label: 'Прирост', description: 'Сколько читателей прибавилось за период' },
  { id: 'total', label: 'Всего читателей', description: 'Сколько их было в последний день' },
  { id: 'rank', label: 'Лучшее место', isDisabled: true, description: 'Портал не ведёт списков' },
];

const short = [
  { id: 'day', label: 'День' },
  { id: 'week', label: 'Неделя' },
  { id: 'month', label: 'Месяц' },
];

const meta = {
  title: 'Ui/Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Сортировать по', options, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { defaultValue: 'gain' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('one stop for Tab, arrows move the choice past what is disabled', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Прирост' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('total');
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('gain');
    });
    await step('the words choose', async () => {
      await userEvent.click(canvas.getByText('Всего читателей'));
      await expect(canvas.getByRole('radio', { name: 'Всего читателей' })).toBeChecked();
    });
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <RadioGroup {...args} options={short} orientation="horizontal" defaultValue="week" />
      <RadioGroup
        {...args}
        options={short}
        orientation="horizontal"
        defaultValue="week"
        isDisabled
      />
      <RadioGroup
        {...args}
        options={short}
        orientation="horizontal"
        defaultValue="week"
        isReadOnly
      />
      <RadioGroup
        {...args}
        options={short}
        isInvalid
        errorMessage="За месяц данных ещё нет"
        description="Как часто складывать дни"
        defaultValue="month"
      />
    </Stack>
  ),
};

export const Required: Story = {
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <RadioGroup {...args} name="sort" requiredMessage="Выберите, по чему сортировать" />
      <Button type="submit">Сохранить</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await canvas.findByText('Выберите, по чему сортировать');
    await expect(canvas.getByRole('radio', { name: 'Прирост' })).toHaveFocus();
  },
};

export const LongText: Story = {
  parameters: { phone: true },
  args: {
    label: 'Показатель, по которому располагать книги в сохранённом представлении таблицы',
    defaultValue: 'a',
    options: [
      {
        id: 'a',
        aside: '12',
        label: 'Прирост числа читателей относительно медианы жанра за тот же период',
        description:
          'Книги жанров, где меньше двадцати книг, сравниваются со всеми книгами портала.',
      },
      {
        id: 'b',
        label: 'Недельный прирост, сглаженный по семи дням, без дней пропущенных измерений',
        aside: '1 234',
      },
    ],
  },
};
