import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FileDrop } from './FileDrop.tsx';

const zip = new File(['PK'], 'litnet.zip');
const other = new File(['PK'], 'litres.zip');

function show(isDisabled = false) {
  const onFile = vi.fn();
  const { container } = render(
    <FileDrop
      label="Choose"
      hint="Or drop"
      accept=".zip"
      isDisabled={isDisabled}
      onFile={onFile}
    />,
  );
  const [area, input] = [container.querySelector('div'), container.querySelector('input')];
  if (area === null || input === null) throw new Error('The drop area or its input is missing.');
  return { onFile, area, input };
}

it('opens the chooser by its button, and accepts the same file twice', async () => {
  const { onFile, input } = show();
  const opened = vi.spyOn(input, 'click');
  screen.getByRole('button', { name: 'Choose' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
  await userEvent.upload(input, zip);
  await userEvent.upload(input, zip);
  expect(onFile.mock.calls).toEqual([[zip], [zip]]);
});

it('accepts the first of the dropped files, and highlights the drop target', () => {
  const { onFile, area } = show();
  fireEvent.dragOver(area);
  expect(area.dataset['over']).toBe('true');
  fireEvent.dragLeave(area);
  expect(area.dataset['over']).toBe('false');
  fireEvent.drop(area, { dataTransfer: { files: [zip, other] } });
  expect(onFile.mock.calls).toEqual([[zip]]);
  // A word that is dragged is no file.
  fireEvent.drop(area, { dataTransfer: { files: [] } });
  expect(onFile).toHaveBeenCalledOnce();
});

it('accepts nothing while it is disabled, and does not open dropped files', () => {
  const { onFile, area } = show(true);
  fireEvent.dragOver(area);
  expect(area.dataset['over']).toBe('false');
  const isLeftToBrowser = fireEvent.drop(area, { dataTransfer: { files: [zip] } });
  expect(isLeftToBrowser).toBe(false);
  expect(onFile).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveProperty('disabled', true);
});
