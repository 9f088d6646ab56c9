import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { readPasted } from './pasted.ts';
import { TagField, type TagFieldProps } from './TagField.tsx';

const tags = [
  { id: '1', label: 'Dragons' },
  { id: '2', label: 'Academy' },
  { id: '3', label: 'Slow burn' },
];

const tagField = (props: Partial<TagFieldProps>) => (
  <TagField label="Tags" options={tags} {...props} />
);
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });
/** Hidden from screen readers while the list is open, as all around it is. */
const chips = () => screen.queryAllByRole('row', { hidden: true }).map((row) => row.textContent);

it('adds what is found by typing and empties the text', async () => {
  const onChange = vi.fn();
  renderUi(tagField({ defaultValue: ['1'], onChange }));
  await userEvent.type(input(), 'aca{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['1', '2']);
  expect(chips()).toEqual(['Dragons', 'Academy']);
  expect(input().value).toBe('');
});

it('takes the last chip away by Backspace, and only from an empty text', async () => {
  renderUi(tagField({ defaultValue: ['1', '2'] }));
  await userEvent.type(input(), 'x{Backspace}');
  expect(chips()).toEqual(['Dragons', 'Academy']);
  await userEvent.keyboard('{Backspace}');
  expect(chips()).toEqual(['Dragons']);
});

it('takes a chip away by Delete and comes back to the text after the last', async () => {
  renderUi(tagField({ defaultValue: ['1', '2'] }));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Delete}');
  expect(chips()).toEqual(['Dragons']);
  await userEvent.keyboard('{Delete}');
  expect(chips()).toEqual([]);
  expect(document.activeElement).toBe(input());
});

it('takes pasted words apart and says which it does not know', async () => {
  const onChange = vi.fn();
  renderUi(tagField({ onChange }));
  await userEvent.click(input());
  await userEvent.paste('slow BURN, Dragons\nvampires');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['3', '1']);
  expect(screen.getByText('tagsUnknown vampires')).toBeTruthy();
  expect(input().value).toBe('');
});

it('stops at its limit and says so', async () => {
  const onChange = vi.fn();
  renderUi(tagField({ defaultValue: ['1', '2'], limit: 2, onChange }));
  expect(screen.getByText('tagLimit 2')).toBeTruthy();
  await userEvent.type(input(), 'slow{ArrowDown}{Enter}');
  await userEvent.paste('Slow burn, Academy');
  expect(chips()).toEqual(['Dragons', 'Academy']);
});

it('is content with a chip where one is required', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderUi(
    <Form onSubmit={onSubmit}>
      {tagField({ name: 'tag', requiredMessage: 'Choose a tag' })}
      <Button type="submit">Send</Button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Choose a tag')).toBeTruthy();
  await userEvent.type(input(), 'drag{ArrowDown}{Enter}{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('leaves a single word to be typed, and reads the separators of any script', () => {
  expect(readPasted('Dragons', tags, 'en')).toBeNull();
  expect(readPasted('dragons، Academy、 slow burn', tags, 'en')).toEqual({
    ids: ['1', '2', '3'],
    unknown: [],
  });
});
