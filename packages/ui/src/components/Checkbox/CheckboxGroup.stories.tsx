import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Stack } from '../Stack/index.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [
  { id: 'litnet', label: 'Литнет' },
  { id: 'authortoday', label: 'Автор.Тудей' },
  { id: 'litres', label: 'Литрес', description: 'Только книги с открытым числом оценок' },
  { id: 'litgorod', label: 'Литгород', isDisabled: true },
];

const meta = {
  title: 'Ui/Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Порталы', options, onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { allLabel: 'Все порталы', defaultValue: ['litnet'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const all = canvas.getByRole('checkbox', { name: 'Все порталы' });
    await step('some are ticked', () => expect(all).toBePartiallyChecked());
    await step('all that can be are ticked', async () => {
      await userEvent.click(all);
      await expect(args.onChange).toHaveBeenLastCalledWith(['litnet', 'authortoday', 'litres']);
      await expect(all).toBeChecked();
    });
    await step('the space bar unticks one', async () => {
      canvas.getByRole('checkbox', { name: 'Литнет' }).focus();
      await userEvent.keyboard(' ');
      await expect(all).toBePartiallyChecked();
    });
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <CheckboxGroup {...args} orientation="horizontal" defaultValue={['litnet']} />
      <CheckboxGroup {...args} defaultValue={['litnet']} isDisabled description="Недоступно" />
      <CheckboxGroup {...args} defaultValue={['litnet']} isReadOnly description="Только чтение" />
      <CheckboxGroup {...args} isInvalid errorMessage="Отметьте хотя бы один портал" />
    </Stack>
  ),
};

export const Required: Story = {
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <CheckboxGroup {...args} name="portal" requiredMessage="Отметьте хотя бы один портал" />
      <Button type="submit">Сохранить</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await canvas.findByText('Отметьте хотя бы один портал');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Литнет' }));
    await expect(canvas.queryByText('Отметьте хотя бы один портал')).toBeNull();
  },
};

export const LongText: Story = {
  parameters: { phone: true },
  args: {
    label: 'Порталы, чьи книги попадают в сохранённое представление и в его сравнение',
    allLabel: 'Все порталы, которые измеряются не реже одного раза в день без пропусков',
    options: [
      {
        id: 'a',
        label: 'Портал с очень длинным названием, которое не помещается в одну строку',
        description: 'Измеряется с перерывами, поэтому прирост за неделю бывает неполным.',
      },
      { id: 'b', label: 'Донаудампфшиффартсэлектрицитетенхауптбетрибсверкбауунтербеамтен' },
    ],
  },
};
