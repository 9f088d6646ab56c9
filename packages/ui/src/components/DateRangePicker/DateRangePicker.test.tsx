import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { readDay } from '../../internal/dates/days.ts';
import { renderUi } from '../../testing/renderUi.tsx';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
import { countDays } from './days.ts';

const november = { start: '2026-11-02', end: '2026-11-08' };
const presets = [
  { id: '7', label: '7 days', range: { start: '2026-11-14', end: '2026-11-20' } },
  { id: 'year', label: 'A year', range: { start: '2025-11-21', end: '2026-11-20' } },
];

const rangePicker = (props: Partial<DateRangePickerProps>) => (
  <DateRangePicker
    label="Period"
    defaultValue={november}
    presets={presets}
    minDay="2026-01-01"
    maxDay="2026-11-20"
    {...props}
  />
);
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /Period/ }));
  return within(screen.getByRole('dialog', { name: 'Period' }));
};
const endDay = () => {
  const day = days()[1];
  if (!day) throw new Error('The field has no second day');
  return day;
};
const days = () => screen.getAllByRole('spinbutton', { name: /day/ });

it('applies a ready period only when it is confirmed', async () => {
  const onChange = vi.fn();
  renderUi(rangePicker({ onChange }));
  const panel = await open();
  await userEvent.click(panel.getByRole('radio', { name: '7 days' }));
  expect(panel.getByRole('status').textContent).toMatch(/Nov 14\s–\s20, 2026/);
  expect(panel.getByRole('status').textContent).toContain('dayCount 7');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(panel.getByRole('button', { name: 'apply' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(presets[0]?.range);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers no period that is out of bounds', async () => {
  renderUi(rangePicker({}));
  const panel = await open();
  expect(panel.queryByRole('radio', { name: 'A year' })).toBeNull();
});

it('forgets what was picked when it is cancelled', async () => {
  const onChange = vi.fn();
  renderUi(rangePicker({ onChange }));
  const panel = await open();
  await userEvent.click(panel.getByRole('radio', { name: '7 days' }));
  await userEvent.click(panel.getByRole('button', { name: 'cancel' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(days().map((segment) => segment.textContent)).toEqual(['2', '8']);
});

/** After the first day the calendar goes on to the next one by itself. */
it('picks two days by the keyboard', async () => {
  const onChange = vi.fn();
  renderUi(rangePicker({ onChange }));
  const panel = await open();
  await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
  await userEvent.click(panel.getByRole('button', { name: 'apply' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-09', end: '2026-11-17' });
});

it('takes what is typed when the reader is done, and not at every digit', async () => {
  const onChange = vi.fn();
  renderUi(rangePicker({ onChange }));
  await userEvent.click(endDay());
  await userEvent.keyboard('1');
  await userEvent.keyboard('9');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-02', end: '2026-11-19' });
});

it('restores the value on Escape, and rejects an invalid one', async () => {
  const onChange = vi.fn();
  renderUi(rangePicker({ onChange }));
  await userEvent.click(endDay());
  await userEvent.keyboard('29{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(endDay().textContent).toBe('8');
});

it('has the calendar and the figures of the locale, and gives days of the data', async () => {
  const onChange = vi.fn();
  renderUi(rangePicker({ onChange }), { locale: 'fa' });
  const years = screen.getAllByRole('spinbutton').map((segment) => segment.textContent);
  expect(years).toContain('۱۴۰۵');
  await userEvent.click(screen.getByRole('button', { name: /Period/ }));
  await userEvent.keyboard('{ArrowLeft}{Enter}{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'apply' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-09', end: '2026-11-10' });
});

it('requires a period', async () => {
  renderUi(
    <Form>
      {rangePicker({
        defaultValue: null,
        startName: 'from',
        endName: 'to',
        requiredMessage: 'Which days?',
      })}
      <Button type="submit">Send</Button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Which days?')).toBeTruthy();
});

it('teaches how days are written', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderUi(rangePicker({ minDay: '20.11.2026' }))).toThrow(/YYYY-MM-DD/);
});

it('counts days over months and years', () => {
  expect(countDays({ start: readDay('2024-02-28'), end: readDay('2025-03-01') })).toBe(368);
});
