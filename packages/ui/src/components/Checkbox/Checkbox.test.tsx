import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Checkbox, CheckboxGroup, type CheckboxGroupProps } from './index.ts';

const portals = [
  { id: 'litnet', label: 'Litnet' },
  { id: 'litres', label: 'Litres' },
  { id: 'old', label: 'Old', isDisabled: true },
];

const group = (props: Partial<CheckboxGroupProps>) => (
  <CheckboxGroup label="Portals" options={portals} allLabel="All" {...props} />
);

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('shows that some are ticked, then ticks and unticks all that can be', async () => {
  const onChange = vi.fn();
  renderUi(group({ defaultValue: ['litnet', 'old'], onChange }));
  expect(box('All').indeterminate).toBe(true);
  await userEvent.click(box('All'));
  expect(onChange).toHaveBeenLastCalledWith(['old', 'litnet', 'litres']);
  expect(box('All').checked).toBe(true);
  await userEvent.click(box('All'));
  expect(onChange).toHaveBeenLastCalledWith(['old']);
});

it('sends only its own boxes', () => {
  renderUi(
    <form aria-label="form">{group({ name: 'portal', defaultValue: ['litnet', 'litres'] })}</form>,
  );
  const data = new FormData(screen.getByRole('form'));
  expect(data.getAll('portal')).toEqual(['litnet', 'litres']);
});

it('requires a tick', async () => {
  renderUi(
    <Form>
      <Checkbox requiredMessage="Agree first">Terms</Checkbox>
      {group({ name: 'portal', requiredMessage: 'Choose a portal' })}
      <Button type="submit">Send</Button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Agree first')).toBeTruthy();
  expect(screen.getByText('Choose a portal')).toBeTruthy();
});

it('teaches when there are no words', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderUi(<Checkbox>{''}</Checkbox>)).toThrow(/Checkbox has no label/);
});
