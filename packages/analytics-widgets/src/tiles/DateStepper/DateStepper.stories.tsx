import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withWidgets } from '../../testing/decorators.tsx';
import { DateStepper, type DateStepperProps } from './DateStepper.tsx';

const days = ['2026-08-01', '2026-08-02', '2026-08-03', '2026-08-06', '2026-08-07'].map((day) => ({
  day,
  complete: day !== '2026-08-06',
}));

/** Holds the state as an app does: the day, and the comparison from the list. */
function Held({ value: first, onChange, ...rest }: DateStepperProps) {
  const [value, setValue] = useState(first);
  const index = rest.days.findIndex(({ day }) => day === value);
  return (
    <DateStepper
      {...rest}
      value={value}
      compare={rest.days[index - 1]?.day ?? null}
      onChange={(day) => {
        setValue(day);
        onChange(day);
      }}
    />
  );
}

const meta = {
  title: 'Widgets/DateStepper',
  component: DateStepper,
  decorators: [withWidgets],
  args: { label: 'День списка', days, value: '2026-08-07', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const StepsOverAGap: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const canvas = within(canvasElement);
    const [earlier, choose, later] = canvas.getAllByRole('button');
    if (!earlier || !choose || !later) throw new Error('The stepper has three buttons.');
    await expect(later).toBeDisabled();
    await userEvent.click(earlier);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-08-06');
    // The day before was captured three days earlier, and its date is shown.
    const short = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
    const locale: unknown = globals['locale'];
    const before = new Intl.DateTimeFormat(typeof locale === 'string' ? locale : 'ru', short);
    await expect(canvas.getByRole('group')).toHaveTextContent(
      before.format(new Date('2026-08-03')),
    );
    await userEvent.click(choose);
    const first = (await screen.findAllByRole('option')).at(-1);
    if (first) await userEvent.click(first);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-08-01');
    await waitFor(() => expect(canvas.getAllByRole('button')[0]).toBeDisabled());
  },
};

/**
 * The year is shown only for days of another year: the other days fit a small select in any
 * language.
 */
export const OverTwoYears: Story = {
  args: {
    days: ['2025-12-30', '2025-12-31', '2026-01-02'].map((day) => ({ day })),
    value: '2026-01-02',
  },
  globals: { locale: 'pt-BR' },
  play: async ({ canvasElement }) => {
    const choose = within(canvasElement).getAllByRole('button')[1];
    if (choose === undefined) throw new Error('The stepper has three buttons.');
    const word = choose.querySelector('span');
    await expect(word?.scrollWidth).toBeLessThanOrEqual((word?.clientWidth ?? 0) + 1);
    await userEvent.click(choose);
    const [last, before] = await screen.findAllByRole('option');
    await expect(last).not.toHaveTextContent('2026');
    await expect(before).toHaveTextContent('2025');
  },
};

/** A year ends by the calendar of the locale: in Persian at Nowruz. */
export const OverNowruz: Story = {
  args: { days: ['2026-03-20', '2026-03-21'].map((day) => ({ day })), value: '2026-03-21' },
  globals: { direction: 'rtl', locale: 'fa' },
  play: async ({ canvasElement }) => {
    const choose = within(canvasElement).getAllByRole('button')[1];
    if (choose === undefined) throw new Error('The stepper has three buttons.');
    await userEvent.click(choose);
    const [last, before] = await screen.findAllByRole('option');
    await expect(last).not.toHaveTextContent('۱۴۰۵');
    await expect(before).toHaveTextContent('۱۴۰۴');
  },
};

export const OneDay: Story = { args: { days: days.slice(-1) } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };
