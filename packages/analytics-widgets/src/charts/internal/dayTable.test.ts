import { describe, expect, it } from 'vitest';
import { createFormats } from '../../provider/formats.ts';
import { widgetStrings as strings } from '../../testing/widgetStrings.ts';
import { dayTable } from './dayTable.ts';

const formats = createFormats({
  locale: 'ru',
  timeZone: 'Europe/Moscow',
  currency: 'RUB',
  now: () => new Date('2026-08-08T00:00:00Z'),
  sheets: (value) => value,
  points: (value) => `${value} п. п.`,
});

const days = ['2026-08-06', '2026-08-07'];
const text = (value: number | null) => (value === null ? '—' : String(value));

describe('dayTable', () => {
  it('lists days from the newest, with null as null and never as zero', () => {
    const series = [
      { id: 'a', label: 'А', points: [{ day: '2026-08-06', value: 0 }] },
      { id: 'b', label: 'Б', points: [{ day: '2026-08-07', value: null }] },
    ];
    const words = { formats, strings, partial: new Set<string>() };
    const table = dayTable(words, days, series, text);
    expect(table.columns.map(({ header }) => header)).toEqual(['День', 'А', 'Б']);
    expect(table.rows.map((row) => row.map(({ value }) => value))).toEqual([
      ['2026-08-07', null, null],
      ['2026-08-06', 0, null],
    ]);
    expect(table.rows[0]?.map((cell) => cell.text)).toEqual(['7 авг. 2026 г.', '—', '—']);
  });

  it('marks partial days in a column of their own', () => {
    const series = [{ id: 'a', label: 'А', points: days.map((day) => ({ day, value: 5 })) }];
    const partial = new Set(['2026-08-01', '2026-08-06']);
    const table = dayTable({ formats, strings, partial }, days, series, text);
    expect(table.columns.map(({ header }) => header)).toEqual(['День', 'А', 'Примечание']);
    expect(table.rows.map((row) => row[2])).toEqual([
      { text: '', value: null },
      { text: 'прочитан не весь', value: 'прочитан не весь' },
    ]);
  });
});
