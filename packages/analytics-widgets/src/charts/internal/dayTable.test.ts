import { describe, expect, it } from 'vitest';
import { createFormats } from '../../provider/formats.ts';
import { dayTable } from './dayTable.ts';

const formats = createFormats({
  locale: 'ru',
  timeZone: 'Europe/Moscow',
  currency: 'RUB',
  now: () => new Date('2026-08-08T00:00:00Z'),
  sheets: (value) => value,
});

describe('dayTable', () => {
  it('lists days from the newest, with null as null and never as zero', () => {
    const series = [
      { id: 'a', label: 'А', points: [{ day: '2026-08-06', value: 0 }] },
      { id: 'b', label: 'Б', points: [{ day: '2026-08-07', value: null }] },
    ];
    const table = dayTable(['2026-08-06', '2026-08-07'], series, 'День', formats, (value) =>
      value === null ? '—' : String(value),
    );
    expect(table.columns.map(({ header }) => header)).toEqual(['День', 'А', 'Б']);
    expect(table.rows.map((row) => row.map(({ value }) => value))).toEqual([
      ['2026-08-07', null, null],
      ['2026-08-06', 0, null],
    ]);
    expect(table.rows[0]?.map(({ text }) => text)).toEqual(['7 авг. 2026 г.', '—', '—']);
  });
});
