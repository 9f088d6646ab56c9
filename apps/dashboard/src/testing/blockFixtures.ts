import { dayAfter } from '@litometr/domain';
import type { Block } from '../blocks/block.ts';
import type { Period } from '../page/period/usePeriod.ts';

/** A part of a page in each of its states. */
export const ready = <Data>(data: Data): Block<Data> => ({ state: { kind: 'ready' }, data });

export const waiting = { state: { kind: 'loading' }, data: undefined } as const;

/** A failure with its retry and an arbitrary text. */
export const failed = (onRetry: () => void) =>
  ({ state: { kind: 'failed', title: '500', onRetry }, data: undefined }) as const;

const LAST = '2026-08-07';

/** So many days up to the data day, `missing` ones left out; the last has index `count - 1`. */
export const days = (count: number, missing: readonly number[] = []): string[] =>
  Array.from({ length: count }, (_, index) => dayAfter(LAST, index + 1 - count)).filter(
    (_, index) => !missing.includes(index),
  );

/** Numbers that look measured and are the same every time. */
export const wave = (index: number, mean: number, swing: number): number =>
  Math.round(mean + swing * Math.sin(index / 3) + swing * 0.4 * Math.cos(index * 1.7));

export const period: Period = {
  query: { range: '90' },
  cmp: 'weekdays',
  question: { choice: '90', comparison: 'weekdays' },
  ask: () => undefined,
  narrow: null,
};
