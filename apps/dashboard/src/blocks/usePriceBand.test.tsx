import { priceBands } from '@litometr/domain';
import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TestPage } from '../testing/TestPage.tsx';
import { usePriceBand } from './usePriceBand.ts';

const nameOf = (key: string) =>
  renderHook(() => usePriceBand(), { wrapper: TestPage })
    .result.current(key)
    ?.replaceAll(/\s/gu, ' ');

describe('usePriceBand', () => {
  it('names every band of paid books that the API cuts, by both of its ends', () => {
    expect(priceBands.slice(1).map((lowest) => nameOf(String(lowest)))).toEqual([
      'до 100 ₽',
      '100 ₽ – 150 ₽',
      '150 ₽ – 200 ₽',
      '200 ₽ – 300 ₽',
      '300 ₽ – 500 ₽',
      'от 500 ₽',
    ]);
  });

  it('has no name for another key', () => {
    expect(nameOf('0')).toBeUndefined();
  });
});
