import { describe, expect, it } from 'vitest';
import { foundBook, mergeBooks } from './collectedBook.ts';
import { FieldReader, lookUp } from './fieldReader.ts';
import { parseExact } from './numbers.ts';
import { parseAge, parseDate, parseInstant } from './values.ts';

describe('parseDate', () => {
  it.each([
    ['11.03.2026', '2026-03-11'],
    ['Закончена: 29.02.2024', '2024-02-29'],
    ['31.02.2026', null],
    ['29.02.2026', null],
    ['31.04.2026', null],
    ['00.01.2026', null],
    ['01.00.2026', null],
    ['12.13.2026', null],
    ['11.03.20261', null],
    ['1.11.03.2026', null],
    ['11.03.2026 — 12.03.2026', null],
    ['вчера', null],
    ['', null],
  ])('%j is %j', (text, day) => {
    expect(parseDate(text)).toBe(day);
  });
});

describe('parseInstant', () => {
  it.each([
    // Late in the evening in London it is the next day in Moscow.
    ['2025-12-01T23:30:00Z', '2025-12-02'],
    ['2025-12-01T23:30:00.1234567Z', '2025-12-02'],
    ['2025-12-01T23:30:00+0300', '2025-12-01'],
    ['2026-03-01T00:00:00', '2026-03-01'],
    ['2026-03-01 10:00:00', '2026-03-01'],
    ['2026-03-01', '2026-03-01'],
    ['0001-01-01T00:00:00Z', null],
    ['2026-02-31T10:00:00Z', null],
    ['2026-02-31', null],
    ['2026-13-01', null],
    ['2026-03-01T99:00:00Z', null],
    ['2026', null],
    ['1772359200', null],
    ['11.03.2026', null],
  ])('%j is the day %j in Moscow', (text, day) => {
    expect(parseInstant(text)).toBe(day);
  });
});

describe('parseAge', () => {
  it.each([
    ['16+', 16],
    ['Ограничение: 18+', 18],
    ['0 +', 0],
    ['детям', null],
    ['216+', null],
    ['16', null],
    ['6+ или 12+', null],
  ])('%j is %j', (text, age) => {
    expect(parseAge(text)).toBe(age);
  });
});

describe('FieldReader', () => {
  it('counts what is shown and cannot be parsed, not what is absent', () => {
    const fields = new FieldReader();
    expect(fields.read('views', '12 345', parseExact)).toBe(12_345);
    expect(fields.read('likes', null, parseExact)).toBeNull();
    expect(fields.read('library', ' — ', parseExact)).toBeNull();
    expect(fields.read('comments', 'много', parseExact)).toBeNull();
    expect(fields.readOnly('chars', ['12', '12'], parseExact)).toBe(12);
    expect(fields.readOnly('pages', ['12', '13'], parseExact)).toBeNull();
    expect(fields.readOnly('awards', [], parseExact)).toBeNull();
    expect(fields.unreadable).toEqual(['comments', 'pages']);
  });

  it('knows only the words of a table', () => {
    const statusOf = lookUp({ writing: 'in_progress' });
    expect([statusOf('writing'), statusOf('paused'), statusOf('constructor')]).toEqual([
      'in_progress',
      null,
      null,
    ]);
  });
});

it('forgets a field that another page of the book shows in a known form', () => {
  const list = foundBook({ id: '1', title: 'Книга', unreadable: ['chars', 'price_rub'] });
  const page = foundBook({ id: '1', title: 'Книга', chars: 12, unreadable: ['status'] });
  expect(mergeBooks(list, page).unreadable).toEqual(['price_rub', 'status']);
});
