import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const genres = [
  { id: 'litrpg', label: 'LitRPG' },
  { id: 'romance', label: 'Romance', description: 'Love stories' },
  { id: 'noir', label: 'Noir' },
];

const comboBox = (props: Partial<ComboBoxProps>) => (
  <ComboBox label="Genre" options={genres} {...props} />
);
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Genre' });
const names = () => screen.getAllByRole('option').map((option) => option.textContent);

it('finds by typing, chooses by the keyboard, gives the id', async () => {
  const onChange = vi.fn();
  renderUi(comboBox({ onChange }));
  await userEvent.type(input(), 'no');
  expect(names()).toEqual(['Noir']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('noir');
  expect(input().value).toBe('Noir');
});

it('puts back what was chosen when typing led nowhere', async () => {
  renderUi(comboBox({ defaultValue: 'noir' }));
  await userEvent.type(input(), 'xyz');
  expect(screen.getByRole('listbox').textContent).toBe('optionsEmpty');
  await userEvent.tab();
  expect(input().value).toBe('Noir');
});

it('is emptied by its cross', async () => {
  const onChange = vi.fn();
  renderUi(comboBox({ defaultValue: 'noir', onChange }));
  await userEvent.click(screen.getByRole('button', { name: 'clearField Genre' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  expect(input().value).toBe('');
});

it('shows the name of the chosen option when the server returns others', async () => {
  const onInputChange = vi.fn();
  const remote = { filtering: 'remote', onInputChange, defaultValue: 'noir' } as const;
  const { rerender } = renderUi(comboBox(remote));
  await userEvent.clear(input());
  await userEvent.type(input(), 'ro{ArrowDown}{ArrowDown}');
  expect(onInputChange).toHaveBeenLastCalledWith('ro');
  rerender(
    comboBox({ ...remote, value: 'epic', chosen: { id: 'epic', label: 'Epic' }, options: [] }),
  );
  await userEvent.tab();
  expect(input().value).toBe('Epic');
});

it('says that options are on their way, and that they did not come', async () => {
  const onRetry = vi.fn();
  const { rerender } = renderUi(comboBox({ options: [], status: 'loading' }));
  await userEvent.type(input(), 'a');
  expect(screen.getByRole('listbox').textContent).toContain('optionsLoading');
  rerender(comboBox({ options: [], status: 'failed', onRetry }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('names groups and renders custom rows', async () => {
  renderUi(
    comboBox({
      options: [{ id: 'top', label: 'Popular', options: genres }],
      renderOption: (option) => <em>{option.id}</em>,
    }),
  );
  await userEvent.type(input(), 'r{Escape}{ArrowDown}');
  expect(screen.getByRole('group', { name: 'Popular' })).toBeTruthy();
  expect(screen.getByText('noir').tagName).toBe('EM');
});

it('requires a choice', async () => {
  renderUi(
    <Form>
      {comboBox({ name: 'genre', requiredMessage: 'Choose a genre' })}
      <Button type="submit">Send</Button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Choose a genre')).toBeTruthy();
  expect(document.activeElement).toBe(input());
});
