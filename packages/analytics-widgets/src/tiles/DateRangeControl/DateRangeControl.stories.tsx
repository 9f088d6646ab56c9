import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { withWidgets } from '../../testing/decorators.tsx';
import { DateRangeControl } from './DateRangeControl.tsx';
import { type DayPeriod, type PeriodChoice, periodComparisons } from './period.ts';
import type { DateRangeControlProps } from './types.ts';

const resolved: Record<string, DayPeriod> = {
  '7': { from: '2026-08-01', to: '2026-08-07' },
  '30': { from: '2026-07-09', to: '2026-08-07' },
  '90': { from: '2026-05-10', to: '2026-08-07' },
  '365': { from: '2025-08-08', to: '2026-08-07' },
  all: { from: '2024-01-15', to: '2026-08-07' },
};
const daysOf = (choice: PeriodChoice) =>
  typeof choice === 'string' ? (resolved[choice] ?? null) : choice;

/** Holds the state as an app does: the selection, and the days resolved from it. */
function Held({ value: first, onChange, compared, ...rest }: DateRangeControlProps) {
  const [value, setValue] = useState(first);
  return (
    <DateRangeControl
      {...rest}
      value={value}
      period={daysOf(value.choice)}
      compared={value.comparison === 'off' ? null : compared}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Widgets/DateRangeControl',
  component: DateRangeControl,
  decorators: [withWidgets],
  args: {
    label: 'Период',
    value: { choice: '30', comparison: 'weekdays' },
    period: null,
    compared: { from: '2026-06-04', to: '2026-07-03' },
    comparisons: periodComparisons,
    minDay: '2024-01-15',
    maxDay: '2026-08-07',
    isDayWithoutData: (day) => day === '2026-08-04',
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateRangeControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args, step }) => {
    const button = within(canvasElement).getByRole('button');
    const open = async () => {
      await userEvent.click(button);
      return within(await screen.findByRole('dialog', { name: args.label }));
    };
    const panel = await open();
    await step('a preset applies at once and retains the comparison', async () => {
      const [week] = panel.getAllByRole('radio');
      if (week) await userEvent.click(week);
      await expect(args.onChange).toHaveBeenLastCalledWith({
        choice: '7',
        comparison: 'weekdays',
      });
    });
    await step('the comparison can be removed', async () => {
      const off = panel.getAllByRole('radio').at(-1);
      if (off) await userEvent.click(off);
      await expect(args.onChange).toHaveBeenLastCalledWith({ choice: '7', comparison: 'off' });
    });
    await step('a typed custom period applies on Enter', async () => {
      const own = panel.getAllByRole('radio')[5];
      if (own) await userEvent.click(own);
      const parts = await panel.findAllByRole('spinbutton');
      // The order of day, month and year depends on the language: a typed year could be out of
      // range.
      parts.find((part) => part.dataset['type'] === 'day')?.focus();
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({
        choice: { from: expect.any(String) as string, to: '2026-08-07' },
        comparison: 'off',
      });
    });
    await userEvent.keyboard('{Escape}');
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Held {...args} compared={null} comparisons={[]} />
      <Held {...args} value={{ choice: 'all', comparison: 'year' }} />
      <Held
        {...args}
        value={{ choice: { from: '2026-08-07', to: '2026-08-07' }, comparison: 'off' }}
      />
      <DateRangeControl {...args} />
    </div>
  ),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };

export const Phone: Story = { parameters: { phone: true } };
