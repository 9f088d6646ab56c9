import { describe, expect, it } from 'vitest';
import { DAY_MS, dayToTime } from '../../internal/days.ts';
import { timelineOf, valuesOn } from './timeline.ts';

const series = [
  {
    id: 'a',
    label: 'А',
    points: [
      { day: '2026-08-01', value: 3 },
      { day: '2026-08-02', value: null },
      { day: '2026-08-05', value: 1 },
    ],
  },
  { id: 'b', label: 'Б', points: [{ day: '2026-08-02', value: 7 }] },
];
const timeline = timelineOf(['2026-08-01', '2026-08-02', '2026-08-05']);

describe('timelineOf', () => {
  it('spans the captured days, and opens a single one', () => {
    expect(timeline.domain).toEqual([dayToTime('2026-08-01'), dayToTime('2026-08-05')]);
    const one = timelineOf(['2026-08-01']);
    expect(one.domain[1] - one.domain[0]).toBe(DAY_MS);
  });

  it('opens both ends for bars', () => {
    const [from, to] = timelineOf(['2026-08-01', '2026-08-02'], 0.5).domain;
    expect(to - from).toBe(2 * DAY_MS);
  });
});

describe('valuesOn', () => {
  it('is null where a series has no point', () => {
    expect(valuesOn(series, '2026-08-02')).toEqual([null, 7]);
    expect(valuesOn(series, '2026-08-05')).toEqual([1, null]);
  });
});
