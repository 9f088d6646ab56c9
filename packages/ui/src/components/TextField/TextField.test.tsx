import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { TextField } from './TextField.tsx';

it('counts what is typed and says aloud what is left near the end', async () => {
  renderUi(<TextField label="Name" maxLength={12} hasCounter />);
  expect(screen.getByText('0 / 12')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.type(screen.getByLabelText('Name'), 'abc');
  expect(screen.getByText('3 / 12')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('charactersLeft 9');
});

it('counts a controlled value', () => {
  renderUi(<TextField label="Name" maxLength={12} hasCounter value="abcd" />);
  expect(screen.getByText('4 / 12')).toBeTruthy();
});

it('takes several lines', async () => {
  const onChange = vi.fn();
  renderUi(<TextField label="Note" multiline onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'a{Enter}b');
  expect(onChange).toHaveBeenLastCalledWith('a\nb');
});

it('says the sign within it with the label', () => {
  renderUi(<TextField label="Nick" prefix="@" />);
  expect(screen.getByRole('textbox', { name: /Nick\s*@/ })).toBeTruthy();
});

it('teaches when the label is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderUi(<TextField label=" " />)).toThrow(/TextField has no label/);
});
