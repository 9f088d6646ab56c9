import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';
import { makeScale } from './scale.ts';

const rangeSlider = (props: Partial<RangeSliderProps>) => (
  <RangeSlider label="Price" minValue={0} maxValue={500} {...props} />
);
const thumb = (end: 'From' | 'To') =>
  screen.getByRole<HTMLInputElement>('slider', { name: new RegExp(`range${end}`) });
const number = (end: 'From' | 'To') =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `range${end} Price` });

it('moves an end by the keyboard, and not past the other', async () => {
  const onChange = vi.fn();
  renderUi(rangeSlider({ defaultValue: [100, 102], onChange }));
  thumb('From').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith([102, 102]);
  expect(number('From').value).toBe('102');
});

it('takes a typed end when it is entered', async () => {
  const onChange = vi.fn();
  const onChangeEnd = vi.fn();
  renderUi(rangeSlider({ onChange, onChangeEnd }));
  await userEvent.clear(number('To'));
  await userEvent.type(number('To'), '250{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([0, 250]);
  expect(onChangeEnd).toHaveBeenLastCalledWith([0, 250]);
  expect(thumb('To').getAttribute('aria-valuenow') ?? thumb('To').value).toBe('250');
});

it('takes an emptied end for the end of the whole', async () => {
  const onChange = vi.fn();
  renderUi(rangeSlider({ defaultValue: [100, 200], onChange }));
  await userEvent.clear(number('To'));
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith([100, 500]);
});

it('reads numbers, not places, on a log scale', () => {
  renderUi(
    rangeSlider({ scale: 'log', maxValue: 100_000, defaultValue: [10, 2500], suffix: 'readers' }),
  );
  expect(thumb('To').getAttribute('aria-valuetext')).toBe('2,500\u202freaders');
});

it('leaves the other end alone where places are coarser than numbers', async () => {
  const onChange = vi.fn();
  renderUi(
    rangeSlider({ scale: 'log', maxValue: 1_000_000, defaultValue: [0, 123_457], onChange }),
  );
  thumb('From').focus();
  await userEvent.keyboard('{End}{Home}{PageUp}');
  for (const [[, to]] of onChange.mock.calls) expect(to).toBe(123_457);
});

it('has a place for every number, and comes back from it within a step of the scale', () => {
  const scale = makeScale({ min: 0, max: 50_000, step: 1, kind: 'log' });
  expect(scale.toPlace(0)).toBe(0);
  expect(scale.toPlace(50_000)).toBe(1000);
  for (const value of [0, 1, 7, 99, 1234, 49_999, 50_000]) {
    const back = scale.toValue(scale.toPlace(value));
    expect(Math.abs(back - value)).toBeLessThanOrEqual(value * 0.01 + 1);
  }
});

it('says what is wrong', () => {
  renderUi(rangeSlider({ errorMessage: 'No books so cheap' }));
  expect(screen.getByText('No books so cheap')).toBeTruthy();
});
