import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

const datePicker = (props: Partial<DatePickerProps>) => (
  <DatePicker
    label="Day"
    defaultValue="2026-11-08"
    minDay="2026-01-01"
    maxDay="2026-11-20"
    {...props}
  />
);
const day = () => screen.getByRole('spinbutton', { name: /day/ });
const opener = () => screen.getByRole('button', { name: /Day/ });

/** A form with the field `day`, and what it sends. */
function drawForm(props: Partial<DatePickerProps> = {}) {
  const sent = vi.fn();
  const form = (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('day'));
      }}
    >
      {datePicker({ name: 'day', requiredMessage: 'Which day?', ...props })}
      <Button type="submit">Send</Button>
    </Form>
  );
  return { sent, form, send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })) };
}

it('takes a day of the calendar at once, closes, and gives the focus back', async () => {
  const onChange = vi.fn();
  renderUi(datePicker({ onChange }));
  await userEvent.click(opener());
  expect(screen.getByRole('dialog', { name: 'Day' })).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-16');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it('offers no day out of bounds', async () => {
  renderUi(datePicker({ isDayUnavailable: (each) => each === '2026-11-05' }));
  await userEvent.click(opener());
  const grid = within(screen.getByRole('grid'));
  const isOff = (name: RegExp) =>
    grid.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
  expect([/November 4,/, /November 5,/, /November 20,/, /November 21,/].map(isOff)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

it('commits typed text when the reader is done, and restores the value on Escape', async () => {
  const onChange = vi.fn();
  renderUi(datePicker({ onChange }));
  await userEvent.click(day());
  await userEvent.keyboard('1');
  await userEvent.keyboard('9');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-19');
  await userEvent.click(day());
  await userEvent.keyboard('29{Enter}');
  expect(onChange).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  expect(day().textContent).toBe('19');
});

it('is a field of its form: the day goes as the data write it, and a wrong one does not go', async () => {
  const { sent, form, send } = drawForm();
  renderUi(form);
  await send();
  expect(sent).toHaveBeenLastCalledWith('2026-11-08');
  await userEvent.click(day());
  await userEvent.keyboard('29');
  await send();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/or earlier/)).toBeTruthy();
});

it('says in the words of its owner that a day is missing', async () => {
  const { sent, form, send } = drawForm({ defaultValue: null });
  renderUi(form);
  await send();
  expect(screen.getByText('Which day?')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

it('has the calendar and the figures of the locale, and gives days of the data', async () => {
  const { sent, form, send } = drawForm();
  renderUi(form, { locale: 'fa' });
  expect(screen.getAllByRole('spinbutton').map((segment) => segment.textContent)).toContain('۱۴۰۵');
  await userEvent.click(opener());
  // Right to left: the next day is to the left.
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await send();
  expect(sent).toHaveBeenCalledExactlyOnceWith('2026-11-09');
});

it('shows its value, and reports changes to its owner', async () => {
  const onChange = vi.fn();
  renderUi(datePicker({ value: '2026-11-10', onChange }));
  await userEvent.click(opener());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-11');
  expect(day().textContent).toBe('10');
});
