import { describe, expect, it } from 'vitest';
import { climbers } from './climbers.ts';

const book = (id: string, ...places: (number | null)[]) => ({
  id,
  label: id,
  points: places.map((value, index) => ({ day: `2026-08-0${index + 1}`, value })),
});

describe('climbers', () => {
  it('returns the books that moved most, rises first among equals', () => {
    const series = [book('still', 1, 1), book('fell', 2, 5), book('rose', 7, 4), book('far', 9, 2)];
    expect(climbers(series, '2026-08-02', 3)).toEqual(['far', 'rose', 'fell']);
  });

  it('leaves out books that are off on the last day or have a single point', () => {
    const series = [book('gone', 9, 1, null), book('came', null, null, 3)];
    expect(climbers(series, '2026-08-03', 3)).toEqual([]);
  });
});
