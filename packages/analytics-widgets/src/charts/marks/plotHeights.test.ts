import { expect, it } from 'vitest';
import { gapNoteHeight } from './plotHeights.ts';

const points = (...days: string[]) => days.map((day) => ({ day, value: 1 }));

it('reserves a line for missing days, and none without them', () => {
  expect(gapNoteHeight([{ points: points('2026-03-01', '2026-03-02') }])).toBe(0);
  expect(gapNoteHeight([{ points: points('2026-03-01', '2026-03-04') }])).toBe(24);
  expect(gapNoteHeight([])).toBe(0);
});
