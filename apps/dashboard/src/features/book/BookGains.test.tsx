import type { Gain } from '@litometr/api-contract';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TestPage } from '../../testing/TestPage.tsx';
import { BookGains } from './BookGains.tsx';

const gain = (value: number | null, days: number): Gain => ({
  value,
  days,
  reason: value === null ? 'no_reading' : null,
});

/** Returns the lines under the gain of a week. */
function linesOf(last: Gain, before = gain(53, 7), week = gain(25, 7)): string[] {
  render(
    <TestPage>
      <BookGains week={week} before={before} last={last} />
    </TestPage>,
  );
  return screen.queryAllByRole('term').map(({ parentElement }) => parentElement?.textContent ?? '');
}

describe('BookGains', () => {
  it('states the gain of the last day', () => {
    expect(linesOf(gain(4, 1))).toEqual(['до этого+53', 'за сутки+4']);
  });

  it('says over how many days the last step is', () => {
    expect(linesOf(gain(9, 3))).toEqual(['до этого+53', 'за 3 дня+9']);
  });

  it('does not repeat the week of a book that is read once a week', () => {
    expect(linesOf(gain(25, 7))).toEqual(['до этого+53']);
  });

  it('states what a scaled week is computed from', () => {
    expect(linesOf(gain(29, 8), gain(53, 7), gain(25, 8))).toEqual(['до этого+53', 'за 8 дней+29']);
  });

  it('is empty where nothing is known', () => {
    expect(linesOf(gain(null, 1), gain(null, 7))).toEqual([]);
  });
});
