import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CellFault,
  counter,
  date,
  day,
  decimal,
  externalId,
  flag,
  integer,
  name,
  names,
  oneOf,
  type ParseCell,
  text,
  values,
} from './cells.ts';

const refusals: readonly [string, ParseCell<unknown>, string, RegExp][] = [
  ['a negative counter', counter, '-1', /whole number from 0/],
  ['a counter with a fraction', counter, '1.0', /whole number/],
  ['a counter with spaces', counter, ' 5', /whole number/],
  ['a counter beyond exact numbers', counter, '9007199254740993', /whole number/],
  ['a place 0', integer({ min: 1, max: 9 }), '0', /from 1 to 9/],
  ['a number with a comma', decimal(2), '12,50', /number from 0/],
  ['a number with an exponent', decimal(2), '1e3', /number from 0/],
  ['more digits than are kept', decimal(2), '1.234', /at most 2 digits/],
  ['another word', flag, 'yes', /true or false/],
  ['a value outside the set', oneOf(['a', 'b']), 'c', /one of a, b/],
  ['a day that is none', day, '2026-02-30', /calendar day/],
  ['29 February of another year', date, '2025-02-29', /calendar day/],
  ['a day in another form', day, '1.2.2026', /calendar day/],
  ['a day before the store begins', day, '1899-12-31', /from 1970-01-01/],
  ['an id that is too long', externalId, 'x'.repeat(201), /longer than 200/],
  ['a blank name', name, '  ', /blank/],
  ['bytes that are no text', text, 'ab\uFFFD', /UTF-8/],
  ['an empty value between signs', names, 'a||b', /empty value/],
];

describe('cells', () => {
  it.each(refusals)('refuse %s', (_what, parse, cell, reason) => {
    const fault = parse(cell);
    expect(fault).toBeInstanceOf(CellFault);
    expect(fault).toHaveProperty('reason', expect.stringMatching(reason));
  });

  it('read what the format allows', () => {
    expect(counter('0')).toBe(0);
    expect(decimal(2)('4.3')).toBe(4.3);
    expect(flag('1')).toBe(true);
    expect(date('1898-02-28')).toBe('1898-02-28');
    expect(date('2024-02-29')).toBe('2024-02-29');
    expect(externalId('x'.repeat(200))).toHaveLength(200);
    expect(name(' Имя ')).toBe('Имя');
    expect(names('a | b')).toEqual(['a', 'b']);
    expect(values('7||9')).toEqual(['7', null, '9']);
  });

  it('take every day of the calendar', () => {
    const days = fc.date({
      min: new Date('1970-01-01'),
      max: new Date('2149-06-06'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (instant) => {
        const cell = instant.toISOString().slice(0, 10);
        expect(day(cell)).toBe(cell);
      }),
    );
  });
});
