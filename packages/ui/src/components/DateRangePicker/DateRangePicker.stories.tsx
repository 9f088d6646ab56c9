import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Stack } from '../Stack/index.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const presets = [
  { id: '7', label: '7 дней', range: { start: '2026-11-14', end: '2026-11-20' } },
  { id: '28', label: '28 дней', range: { start: '2026-10-24', end: '2026-11-20' } },
  { id: '90', label: '90 дней', range: { start: '2026-08-23', end: '2026-11-20' } },
  { id: 'month', label: 'Этот месяц', range: { start: '2026-11-01', end: '2026-11-20' } },
  { id: 'all', label: 'Всё время', range: { start: '2026-03-01', end: '2026-11-20' } },
];

const gaps = new Set(['2026-10-18', '2026-11-05', '2026-11-06', '2026-11-11']);

const meta = {
  title: 'Ui/Forms/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Период',
    presets,
    minDay: '2026-03-01',
    maxDay: '2026-11-20',
    defaultValue: { start: '2026-11-14', end: '2026-11-20' },
    onChange: fn(),
  },
  argTypes: { presets: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { isDayWithoutData: (day) => gaps.has(day) },
  play: async ({ args, canvas, userEvent, step }) => {
    const open = canvas.getByRole('button');
    await step('a ready period waits to be applied', async () => {
      await userEvent.click(open);
      const panel = within(await screen.findByRole('dialog', { name: 'Период' }));
      await userEvent.click(panel.getByRole('radio', { name: '28 дней' }));
      await expect(panel.getByRole('status')).toHaveTextContent(/28|۲۸/);
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.click(panel.getAllByRole('button').at(-1) ?? open);
      await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-10-24', end: '2026-11-20' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(open).toHaveFocus());
    });
    await step('Escape leaves all as it was', async () => {
      await userEvent.click(open);
      await screen.findByRole('dialog');
      await userEvent.keyboard('{ArrowLeft}{Enter}{ArrowLeft}{Enter}{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
    await step('stays open for the eye', async () => {
      await userEvent.click(open);
      await screen.findByRole('dialog');
    });
  },
};

/** Typed text applies on Enter or on blur, and not at every digit. */
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
    const start: unknown = expect.stringMatching(/^2026-11-(12|03)$/);
    await expect(args.onChange).toHaveBeenCalledWith({ start, end: '2026-11-20' });
  },
};

/** Below md: ready periods over one month. */
export const Phone: Story = {
  parameters: { phone: true },
  args: { isDayWithoutData: (day) => gaps.has(day) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <DateRangePicker {...args} label="Пусто" defaultValue={null} />
      <DateRangePicker {...args} label="Малое" size="sm" />
      <DateRangePicker
        {...args}
        label="С пояснением"
        description="Данные есть с 1 марта; за сегодня появятся вечером"
      />
      <DateRangePicker {...args} label="Только чтение" isReadOnly />
      <DateRangePicker {...args} label="Недоступно" isDisabled />
      <DateRangePicker
        {...args}
        label="С ошибкой"
        isInvalid
        errorMessage="За эти дни портал не измерялся"
      />
    </Stack>
  ),
};

/** Days at which a period may not begin or end are struck out; it may pass over them. */
export const Unavailable: Story = {
  args: { isDayUnavailable: (day) => gaps.has(day), presets: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};

export const Required: Story = {
  args: { defaultValue: null },
  render: (args) => (
    <Form onSubmit={(event) => event.preventDefault()}>
      <DateRangePicker
        {...args}
        startName="from"
        endName="to"
        requiredMessage="Выберите дни, которые сравнить"
      />
      <Button type="submit">Сравнить</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сравнить' }));
    await canvas.findByText('Выберите дни, которые сравнить');
  },
};

export const LongText: Story = {
  parameters: { phone: true },
  args: {
    label: 'Период, за который складывается прирост читателей и сравнивается с предыдущим',
    description:
      'Дни, когда портал не измерялся, не складываются: прирост за них попадает в следующий день.',
    presets: [
      {
        id: 'long',
        label: 'С последнего изменения правил портала до вчерашнего дня включительно',
        range: { start: '2026-09-01', end: '2026-11-19' },
      },
      ...presets,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};
