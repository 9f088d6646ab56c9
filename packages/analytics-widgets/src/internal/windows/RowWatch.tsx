import { useLayoutEffect } from 'react';
import { type RowWindow, type RowWindowOptions, useRowWindow } from './useRowWindow.ts';

export interface RowWatchProps extends RowWindowOptions {
  onChange: (rows: RowWindow) => void;
}

/** Tells which rows are in view whenever others are. */
export default function RowWatch({ onChange, ...options }: RowWatchProps) {
  const { first, last, before, after } = useRowWindow(options);
  useLayoutEffect(
    () => onChange({ first, last, before, after }),
    [onChange, first, last, before, after],
  );
  return null;
}
