import { describe, expect, it } from 'vitest';
import { createCountFormat } from './plural.ts';

describe('createCountFormat', () => {
  it('chooses the form of the category and puts the number in place of #', () => {
    const { plural } = createCountFormat('ru');
    const days = { one: '# день', few: '# дня', many: '# дней', other: '# дня' };
    expect([1, 2, 5, 1.5].map((count) => plural(count, days))).toEqual([
      '1 день',
      '2 дня',
      '5 дней',
      '1,5 дня',
    ]);
  });

  it('falls back to other', () => {
    expect(createCountFormat('en').plural(1, { other: '# of them' })).toBe('1 of them');
  });

  it('formats numbers with the digits and groups of the language', () => {
    expect(createCountFormat('fa').number(1234)).toBe('۱٬۲۳۴');
    expect(createCountFormat('en').plural(1234, { other: '#' })).toBe('1,234');
  });
});
