import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/renderUi.tsx';
import { dismissToast, showToast, ToastRegion } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Synchronous: act only returns a promise for what is asynchronous. */
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const show = (options: Parameters<typeof showToast>[0]) => {
  let id = '';
  act(() => {
    id = showToast(options);
  });
  return id;
};

it('stays 5000 ms', () => {
  renderUi(<ToastRegion />);
  show({ title: 'Saved' });
  wait(4999);
  expect(screen.queryByText('Saved')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('stops the clock while it is pointed at or focused', () => {
  renderUi(<ToastRegion />);
  show({ title: 'Saved' });
  wait(4000);
  fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' });
  wait(60_000);
  expect(screen.queryByText('Saved')).not.toBeNull();
  fireEvent.pointerLeave(screen.getByRole('region'), { pointerType: 'mouse' });
  act(() => screen.getByRole('button', { name: 'dismissToast' }).focus());
  wait(60_000);
  expect(screen.queryByText('Saved')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'dismissToast' }).blur());
  wait(1000);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('counts what is shown in the name of its landmark, and dismisses by id', () => {
  renderUi(<ToastRegion />);
  const first = show({ title: 'One', timeout: null });
  const second = show({ title: 'Two', timeout: null });
  expect(screen.getByRole('region', { name: /^toastRegion 2/ })).toBeTruthy();
  act(() => dismissToast(first));
  expect(screen.queryByText('One')).toBeNull();
  act(() => dismissToast(second));
  expect(screen.queryByRole('region')).toBeNull();
});
