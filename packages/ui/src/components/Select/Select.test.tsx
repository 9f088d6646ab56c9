import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Select } from './Select.tsx';

const options = [
  { id: 'all', label: 'All' },
  { id: 'sales', label: 'Sales', options: [{ id: 'gain', label: 'Gain' }] },
  { id: 'ranks', label: 'Ranks', options: [{ id: 'best', label: 'Best', isDisabled: true }] },
];

it('chooses within a group and passes over what is not to be had', async () => {
  const onChange = vi.fn();
  renderUi(<Select label="Metric" options={options} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('group', { name: 'Sales' })).toBeTruthy();
  await userEvent.keyboard('{End}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('gain');
  expect(screen.getByRole('button').textContent).toBe('Gain');
});

it('says that the options are on their way', async () => {
  renderUi(<Select label="Metric" options={[]} isPending />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('listbox').textContent).toContain('optionsLoading');
});

it('requires a choice, at the button', async () => {
  renderUi(
    <Form>
      <Select label="Metric" name="metric" options={options} requiredMessage="Choose one" />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Choose one')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Metric/ }));
});
