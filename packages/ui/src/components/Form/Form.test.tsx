import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { Button } from '../Button/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form, type FormProps } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const login = (props: Partial<FormProps>) => (
  <Form {...props}>
    <TextField label="Name" name="username" requiredMessage="Name is required" />
    <PasswordField label="Password" name="password" requiredMessage="Password is required" />
    <Button type="submit">Sign in</Button>
  </Form>
);

it('blocks sending while a field is invalid, says why and goes to the first', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderUi(login({ onSubmit }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText('Name is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));

  await userEvent.type(screen.getByLabelText('Name'), 'demo');
  await userEvent.type(screen.getByLabelText('Password'), 'demo');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('takes spaces for nothing', async () => {
  renderUi(login({}));
  await userEvent.type(screen.getByLabelText('Name'), '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByText('Name is required')).toBeTruthy();
});

it('shows what the server refused at its field, until the field is edited', async () => {
  renderUi(login({ errors: { username: 'Taken' } }));
  expect(screen.getByText('Taken')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Name'), 'x');
  await userEvent.tab();
  expect(screen.queryByText('Taken')).toBeNull();
});

it('goes to the first field that the server refused', () => {
  const { rerender } = renderUi(login({}));
  rerender(login({ errors: { password: 'Too short' } }));
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

it('says what the server refused of no field here', async () => {
  renderUi(login({ errors: { quota: 'No more views' } }));
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('No more views');
});

it('lists what is wrong, leads to it, and forgets what is mended', async () => {
  renderUi(login({ hasErrorSummary: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('formErrors 2');
  await userEvent.click(screen.getByRole('button', { name: 'Password' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  await userEvent.keyboard('secret');
  await userEvent.tab();
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('formErrors 1');
});

it('is not sent twice while it is being sent', async () => {
  const sending = Promise.withResolvers<undefined>();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
    event.preventDefault();
    return sending.promise;
  });
  renderUi(
    <Form onSubmit={onSubmit}>
      <TextField label="Name" name="name" />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'a{Enter}');
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
  await act(() => {
    sending.resolve(undefined);
    return sending.promise;
  });
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
