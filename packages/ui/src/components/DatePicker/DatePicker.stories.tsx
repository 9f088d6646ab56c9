import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Stack } from '../Stack/index.ts';
import { DatePicker } from './DatePicker.tsx';

const gaps = new Set(['2026-11-05', '2026-11-06', '2026-11-11']);

const meta = {
  title: 'Ui/Forms/DatePicker',
  component: DatePicker,
  args: {
    label: 'День',
    minDay: '2026-03-01',
    maxDay: '2026-11-20',
    defaultValue: '2026-11-18',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { isDayWithoutData: (day) => gaps.has(day) },
  play: async ({ args, canvas, userEvent, step }) => {
    const open = canvas.getByRole('button');
    await step('a day applies when it is picked', async () => {
      await userEvent.click(open);
      const panel = within(await screen.findByRole('dialog', { name: args.label }));
      await waitFor(() => expect(panel.getByRole('grid')).toContainElement(activeElement()));
      // A week back: the same day of the data in any calendar.
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith('2026-11-11');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(open).toHaveFocus());
    });
    await step('stays open for the eye', async () => {
      await userEvent.click(open);
      await screen.findByRole('dialog');
    });
  },
};

/** Typed text applies on Enter or on blur; a day out of bounds is shown as invalid. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    // The order of a date, its calendar and so the day are the reader's.
    const segments = canvas.getAllByRole('spinbutton');
    const day = segments.find((segment) => segment.dataset['type'] === 'day');
    if (!day) throw new Error('The field has no day');
    await userEvent.click(day);
    await userEvent.keyboard('12');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    // The 12th of November, or of Aban.
    const typed: unknown = expect.stringMatching(/^2026-11-(12|03)$/);
    await expect(args.onChange).toHaveBeenCalledWith(typed);
  },
};

export const Phone: Story = {
  parameters: { phone: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <DatePicker {...args} label="Пусто" defaultValue={null} />
      <DatePicker {...args} label="Малое" size="sm" />
      <DatePicker {...args} label="С пояснением" description="Данные есть с 1 марта" />
      <DatePicker {...args} label="Только чтение" isReadOnly />
      <DatePicker {...args} label="Недоступно" isDisabled />
      <DatePicker
        {...args}
        label="С ошибкой"
        isInvalid
        errorMessage="В этот день портал не измерялся"
      />
    </Stack>
  ),
};

/** In a form: a day must be there, and days that cannot be chosen are struck out. */
export const Required: Story = {
  args: { defaultValue: null, isDayUnavailable: (day) => gaps.has(day) },
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <DatePicker {...args} name="day" requiredMessage="Выберите день, о котором заметка" />
      <Button type="submit">Сохранить</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await canvas.findByText('Выберите день, о котором заметка');
  },
};

export const LongText: Story = {
  parameters: { phone: true },
  args: {
    label: 'День, которым отметить на графиках книги то, что вы с ней сделали',
    description:
      'Дни, когда портал не измерялся, выбрать можно: отметка встанет между двумя измерениями.',
  },
};

const activeElement = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;
