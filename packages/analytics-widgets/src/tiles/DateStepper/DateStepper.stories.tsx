import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { withWidgets } from '../../testing/decorators.tsx';
import { DateStepper, type DateStepperProps } from './DateStepper.tsx';

const days = ['2026-08-01', '2026-08-02', '2026-08-03', '2026-08-06', '2026-08-07'].map((day) => ({
  day,
  complete: day !== '2026-08-06',
}));

/** As an app holds it: the day in its state, the comparison from the list. */
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
  component: Held,
  decorators: [withWidgets],
  args: { label: 'День списка', days, value: '2026-08-07', onChange: fn() },
} satisfies Meta<typeof Held>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const StepsOverAGap: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /Следующий/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Предыдущий/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-08-06');
    await expect(canvas.getByText(/сравнение с 3 авг\., 3 дня назад/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Выбрать день|августа|авг/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^1 / }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-08-01');
    await expect(canvas.getByText('первый день, сравнить не с чем')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Предыдущий/ })).toBeDisabled();
  },
};

export const OneDay: Story = { args: { days: days.slice(-1) } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', locale: 'fa' } };
