import type { WatchChange } from '@litometr/api-contract';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TestPage } from '../../testing/TestPage.tsx';
import { useChangeText } from './useChangeText.ts';

const unchanged: WatchChange = {
  metric: 'library',
  gain: null,
  position: null,
  prev_position: null,
  events: [],
};

function textOf(change: Partial<WatchChange>): string {
  const { result } = renderHook(() => useChangeText(), { wrapper: TestPage });
  return result.current({ ...unchanged, ...change });
}

describe('useChangeText', () => {
  it('states the gain of a day', () => {
    expect(textOf({ gain: { value: 4, days: 1, reason: null } })).toBe('в библиотеках +4');
  });

  it('says over how many days a gain is where the book was not read the day before', () => {
    expect(textOf({ gain: { value: 25, days: 7, reason: null } })).toBe(
      'в библиотеках +25 за 7 дней',
    );
  });

  it('is empty where nothing changed', () => {
    expect(textOf({ gain: { value: 0, days: 1, reason: null } })).toBe('');
  });
});
