import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { Switch } from './Switch.tsx';

it('turns by the words and by the space bar', async () => {
  const onChange = vi.fn();
  renderUi(<Switch onChange={onChange}>Dense rows</Switch>);
  await userEvent.click(screen.getByText('Dense rows'));
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

it('does not toggle while the last change is being saved', async () => {
  const onChange = vi.fn();
  renderUi(
    <Switch isPending isSelected onChange={onChange}>
      Dense rows
    </Switch>,
  );
  await userEvent.click(screen.getByRole('switch'));
  expect(onChange).not.toHaveBeenCalled();
});
