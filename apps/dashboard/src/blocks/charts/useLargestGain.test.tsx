import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TestPage } from '../../testing/TestPage.tsx';
import { useGainTitle } from './useLargestGain.ts';

function titleOf(...gains: readonly (number | null)[]): string {
  const days = gains.map((gain, at) => ({ day: `2026-07-0${at + 1}`, gain }));
  const { result } = renderHook(() => useGainTitle(), { wrapper: TestPage });
  return result.current(days, 'plain').title.replaceAll(/[\u00a0\u202f]/gu, ' ');
}

describe('useGainTitle', () => {
  it('names the day with the largest gain', () => {
    expect(titleOf(1, 3, null, 2)).toBe('Больше всего за день: +3, 2 июля 2026 г.');
  });

  it('counts the days where several have as much', () => {
    expect(titleOf(0, 1, 1, 0)).toBe('Больше всего за день: +1, таких дней 2');
  });

  it('names no day where nothing was gained', () => {
    expect(titleOf(0, -2, null)).toBe('plain');
    expect(titleOf()).toBe('plain');
  });
});
