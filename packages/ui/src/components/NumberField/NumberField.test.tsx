import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { NumberField } from './NumberField.tsx';

const input = () => screen.getByRole('textbox', { name: /^Price/ });

it('gives null, not zero, when it is emptied', async () => {
  const onChange = vi.fn();
  renderUi(<NumberField label="Price" defaultValue={5} isClearable onChange={onChange} />);
  await userEvent.clear(input());
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('is emptied by its button, which then goes', async () => {
  const onChange = vi.fn();
  renderUi(<NumberField label="Price" defaultValue={5} isClearable onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'clearField Price' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(input()).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: 'clearField Price' })).toBeNull();
});

it('steps by the arrows and stops at its ends', async () => {
  const onChange = vi.fn();
  renderUi(
    <NumberField label="Price" defaultValue={9} minValue={0} maxValue={10} onChange={onChange} />,
  );
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(onChange.mock.calls).toEqual([[10]]);
  await userEvent.keyboard('{Home}');
  expect(onChange).toHaveBeenLastCalledWith(0);
});

it('writes and reads the figures of the locale', async () => {
  const onChange = vi.fn();
  renderUi(<NumberField label="Price" defaultValue={1240} onChange={onChange} />, { locale: 'fa' });
  expect(input()).toHaveProperty('value', '۱٬۲۴۰');
  await userEvent.clear(input());
  await userEvent.type(input(), '۳۵');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(35);
});

it('says its unit with its label', () => {
  renderUi(<NumberField label="Price" suffix="sheets" />);
  expect(screen.getByRole('textbox', { name: /Price\s*sheets/ })).toBeTruthy();
});

it('teaches when the label is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderUi(<NumberField label="" />)).toThrow(/NumberField has no label/);
});
