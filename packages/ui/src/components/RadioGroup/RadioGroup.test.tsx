import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { id: 'gain', label: 'Gain', description: 'Readers over the period' },
  { id: 'total', label: 'Total' },
] as const;

it('moves the choice by the arrows and gives the id', async () => {
  const onChange = vi.fn();
  renderUi(<RadioGroup label="Sort" options={options} defaultValue="gain" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('total');
});

it('reads the explanation with its option', () => {
  renderUi(<RadioGroup label="Sort" options={options} />);
  const radio = screen.getByRole('radio', { name: 'Gain' });
  const note = radio.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(note.split(' ')[0] ?? '')?.textContent).toBe(
    'Readers over the period',
  );
});

it('reads the text at the end of a line with its label', () => {
  renderUi(<RadioGroup label="Sort" options={[{ id: 'gain', label: 'Gain', aside: '120' }]} />);
  expect(screen.getByRole('radio', { name: /^Gain\s*120$/ })).toBeTruthy();
});

it('requires a choice', async () => {
  renderUi(
    <Form>
      <RadioGroup label="Sort" name="sort" options={options} requiredMessage="Choose one" />
      <Button type="submit">Send</Button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Choose one')).toBeTruthy();
});
