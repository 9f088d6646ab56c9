import { describe, expect, it } from 'vitest';
import { createFormats } from './formats.ts';

const formats = (locale: string) =>
  createFormats({
    locale,
    timeZone: 'Europe/Moscow',
    currency: 'RUB',
    now: () => new Date('2026-11-21T09:00:00+03:00'),
    sheets: (value) => `${value} а.л.`,
    points: (value) => `${value} п. п.`,
  });

const ru = formats('ru');

describe('numbers', () => {
  it('uses a true minus and thin spaces', () => {
    expect(ru.formatDelta(-12_340)).toBe('−12\u202f340');
    expect(ru.formatMoney(12_340)).toBe('12\u202f340\u202f₽');
  });

  it('writes a sign before a change, but not before zero', () => {
    expect(ru.formatDelta(38)).toBe('+38');
    expect(ru.formatDelta(0)).toBe('0');
    expect(ru.formatDelta(-0)).toBe('0');
    expect(ru.formatDelta(-0.3, 'percent')).toBe('−30\u202f%');
  });

  it('writes small shares with one more digit', () => {
    expect(ru.formatPercent(0.984)).toBe('98\u202f%');
    expect(ru.formatPercent(0.984, 1)).toBe('98,4\u202f%');
    expect(ru.formatPercent(0.014)).toBe('1,4\u202f%');
  });

  it('never rounds a share below 1 up to 100 %', () => {
    expect(ru.formatPercent(0.996)).toBe('99,6\u202f%');
    expect(ru.formatPercent(1)).toBe('100\u202f%');
    expect(ru.formatPercent(1.004)).toBe('100\u202f%');
  });

  it('shortens large numbers', () => {
    expect(ru.formatNumber(1_200_000, { compact: true })).toBe('1,2\u202fмлн');
    expect(formats('zh-CN').formatNumber(5_498, { compact: true })).toBe('5,498');
  });

  it('writes kopecks in full or not at all', () => {
    expect(ru.formatMoney(99.5)).toBe('99,50\u202f₽');
    expect(ru.formatMoney(99)).toBe('99\u202f₽');
  });

  it('writes ratios with two decimals', () => {
    expect(['0.5', '1.234', '-0.1'].map((value) => ru.formatValue(Number(value), 'ratio'))).toEqual(
      ['0,50', '1,23', '−0,10'],
    );
  });

  it('writes the difference of two shares in percentage points', () => {
    expect(ru.formatDelta(-0.007, 'points')).toBe('−0,7 п. п.');
    expect(ru.formatValue(0.12, 'points')).toBe('12 п. п.');
  });

  it('counts 40,000 characters as a sheet', () => {
    expect(ru.formatVolume(496_000)).toBe('12,4 а.л.');
  });

  it('uses Persian digits with a minus in its place', () => {
    const fa = formats('fa');
    expect(fa.formatNumber(1234)).toBe('۱٬۲۳۴');
    expect(fa.formatDelta(-3)).toContain('−۳');
  });

  it('keeps the Persian percent sign on one side, whichever letters are before it', () => {
    const fa = formats('fa');
    expect(fa.formatValue(0.997, 'percent')).toBe('\u200e۹۹٫۷٪');
    expect(fa.formatValue(-0.15, 'percent')).toBe('\u200e−۱۵٪');
  });

  it('separates a Persian word from the figures before it', () => {
    expect(formats('fa').formatNumber(30_700, { compact: true })).toBe('۳۰٫۷\u00a0هزار');
  });
});

describe('days', () => {
  it('is independent of the time zone', () => {
    expect(ru.formatDay('2026-08-07', 'long')).toBe('7 августа 2026 г.');
    expect(formats('en').formatDay('2026-01-01', 'medium')).toBe('Jan 1, 2026');
  });

  it('does not repeat month and year on an axis', () => {
    expect(ru.formatDayTick('2026-11-01', null)).toBe('1 нояб.');
    expect(ru.formatDayTick('2026-11-08', '2026-11-01')).toBe('8');
    expect(ru.formatDayTick('2026-12-06', '2026-11-29')).toBe('6 дек.');
    expect(ru.formatDayTick('2027-01-03', '2026-12-27')).toContain('2027');
  });

  it('compares years in the calendar of the locale', () => {
    const isOneYear = (locale: string) => {
      const { yearOf } = formats(locale);
      return yearOf('2026-03-20') === yearOf('2026-03-21');
    };
    expect(isOneYear('ru')).toBe(true);
    // Nowruz.
    expect(isOneYear('fa')).toBe(false);
  });

  it('names the calendar of a year where days use another one', () => {
    expect(ru.formatYear(2026)).toBe('2026');
    expect(formats('zh-CN').formatYear(2026)).toBe('2026年');
    expect(formats('fa').formatYear(2026)).toBe('۲۰۲۶ م.');
    expect(formats('fa-u-ca-gregory').formatYear(2026)).toBe('۲۰۲۶');
  });

  it('computes an age from today in the time zone of the data', () => {
    expect(ru.formatAge('2026-11-21')).toBe('сегодня');
    expect(ru.formatAge('2026-11-20')).toBe('вчера');
    expect(ru.ageInDays('2026-11-18')).toBe(3);
    expect(ru.ageInDays('2026-12-01')).toBe(0);
  });

  it('is relative within a week and a date beyond', () => {
    expect(ru.formatInstant('2026-11-20T03:40:00Z')).toBe('вчера, 06:40');
    expect(formats('fa').formatInstant('2026-11-20T03:40:00Z')).toBe('دیروز، ۶:۴۰');
    expect(formats('zh-CN').formatInstant('2026-11-20T03:40:00Z')).toBe('昨天 06:40');
    expect(ru.formatInstant('2026-08-07T03:40:00Z')).toContain('2026');
  });

  it('joins a range and formats a single day as a day', () => {
    expect(ru.formatDays('2026-08-04', '2026-08-05')).toMatch(/4.5 авг/);
    expect(ru.formatDays('2026-08-04', '2026-08-04')).toBe(ru.formatDay('2026-08-04'));
  });
});

describe('lists', () => {
  it('are separated as in the language', () => {
    expect(ru.listSeparator).toBe(', ');
    expect(formats('zh-CN').listSeparator).toBe('、');
  });
});
