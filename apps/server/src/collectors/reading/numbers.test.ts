import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCount, parseExact, parsePrice } from './numbers.ts';

const nbsp = '\u00A0';
const thin = '\u2009';

describe('parseCount', () => {
  it.each([
    ['0', 0, 1],
    ['2033575', 2_033_575, 1],
    ['2 033 575', 2_033_575, 1],
    [`12${nbsp}345`, 12_345, 1],
    [`12${thin}345`, 12_345, 1],
    ['12\u202F345', 12_345, 1],
    ['1,290,500', 1_290_500, 1],
    ['1.290.500', 1_290_500, 1],
    ['(123)', 123, 1],
    ['441k', 441_000, 1_000],
    ['441К', 441_000, 1_000],
    ['627.2K', 627_200, 100],
    ['441.37K', 441_370, 10],
    ['1,2M', 1_200_000, 100_000],
    ['1,2 млн', 1_200_000, 100_000],
    ['0,500 млн', 500_000, 1_000],
    ['15 тыс', 15_000, 1_000],
    ['15 тыс.', 15_000, 1_000],
    ['2,7 тысяч', 2_700, 100],
    ['3 тысячи', 3_000, 1_000],
    ['1,5 млрд', 1_500_000_000, 100_000_000],
    ['2 миллиарда', 2_000_000_000, 1_000_000_000],
    ['1 200 тыс', 1_200_000, 1_000],
  ])('%j is %d, rounded to %d', (text, value, step) => {
    expect(parseCount(text)).toEqual({ value, step });
  });

  it.each([
    ['nothing', ''],
    ['a dash', '—'],
    ['a word', 'много'],
    ['a thing that was not named', '12 книг'],
    ['a unit that is not known', '12 трлн'],
    ['two numbers', '441k 12'],
    ['two counts', '299 ₽ 149 ₽'],
    ['broken groups', '12 34'],
    ['broken groups of three', '1 2345'],
    ['a group or a fraction', '1,290'],
    ['a group or a fraction, with a point', '1.290'],
    ['a group or a fraction, of a unit', '1,290 тыс'],
    ['a fraction of one thing', '12,5'],
    ['finer than one', '1,2345 тыс'],
    ['a bound', '1000+'],
    ['an estimate', '~1,2K'],
    ['less than zero', '-5'],
    ['half a bracket', '(123'],
    ['two separators in turn', '1,290.500,1'],
    ['more than a number holds', '99999999999999999999'],
    ['a place', '#2'],
    ['a sentence', 'Прочитали 12 раз'],
  ])('takes %s for no count: %j', (_, text) => {
    expect(parseCount(text)).toBeNull();
  });

  it('accepts only the noun that the page counts', () => {
    const signs = /знак(?:ов|а)?|зн\.?/;
    expect(parseCount('656 586 знаков', signs)).toEqual({ value: 656_586, step: 1 });
    expect(parseCount('627.2K зн.', signs)).toEqual({ value: 627_200, step: 100 });
    expect(parseCount('1,5 тыс. знаков', signs)).toEqual({ value: 1_500, step: 100 });
    expect(parseCount('2024 знаний', signs)).toBeNull();
    expect(parseCount('329 стр.', signs)).toBeNull();
  });

  it('is exact where nothing is rounded', () => {
    expect([parseExact('12 345'), parseExact('12K'), parseExact('x')]).toEqual([
      12_345,
      null,
      null,
    ]);
  });
});

describe('parsePrice', () => {
  it.each([
    ['149', 149],
    ['149 ₽', 149],
    ['149₽', 149],
    ['149 р.', 149],
    ['149,5 руб', 149.5],
    ['1 290,50 руб.', 1_290.5],
    ['1,290.50 ₽', 1_290.5],
    ['1.290,50 ₽', 1_290.5],
    [`1${nbsp}290 ₽`, 1_290],
    ['Купить 149 ₽', 149],
    ['Купить за 149 рублей', 149],
    ['0 ₽', 0],
  ])('%j is %d roubles', (text, roubles) => {
    expect(parsePrice(text)).toBe(roubles);
  });

  it.each([
    ['no number', 'купить'],
    ['an old and a new price', '299 ₽ 149 ₽'],
    ['both without a space', '149 ₽299 ₽'],
    ['both as one number', '299 149'],
    ['both as one number, glued', '149299 ₽'],
    ['a group or kopecks', '1,290 ₽'],
    ['three digits of kopecks', '12,345 ₽'],
    ['a lower bound', 'от 149 ₽'],
    ['an upper bound', 'до 149 ₽'],
    ['a discount', '-50% 149 ₽'],
    ['a range', '149–299 ₽'],
    ['another currency', '$149'],
    ['another currency behind', '149 €'],
    ['a bonus beside it', '149 ₽ + 10 бонусов'],
  ])('takes %s for no price: %j', (_, text) => {
    expect(parsePrice(text)).toBeNull();
  });
});

const seed = { seed: 20_260_401 };
const group = (digits: string, sign: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, sign);

describe('a number that a page formats', () => {
  const whole = fc.integer({ min: 0, max: 2_000_000_000 });

  it('is parsed back, whatever separates its groups', () => {
    fc.assert(
      fc.property(whole, fc.constantFrom('', ' ', nbsp, thin, '\u202F'), (value, sign) => {
        expect(parseCount(group(String(value), sign))).toEqual({ value, step: 1 });
      }),
      seed,
    );
  });

  it('is parsed back to what it is rounded to', () => {
    const units = [
      ['k', 1e3],
      ['К', 1e3],
      [' тыс.', 1e3],
      ['M', 1e6],
      [' млн', 1e6],
      [' млрд', 1e9],
    ] as const;
    const shown = fc.record({
      thousandths: fc.integer({ min: 1, max: 999 }),
      fraction: fc.constantFrom(0, 1, 2),
      point: fc.constantFrom('.', ','),
      unit: fc.constantFrom(...units),
    });
    fc.assert(
      fc.property(shown, ({ thousandths, fraction, point, unit: [name, size] }) => {
        const text = (thousandths / 10 ** fraction).toFixed(fraction);
        expect(parseCount(`${text.replace('.', point)}${name}`)).toEqual({
          value: Math.round(Number(text) * size),
          step: size / 10 ** fraction,
        });
      }),
      seed,
    );
  });

  it('is parsed back as a price, kopecks included', () => {
    const kopecks = fc.integer({ min: 0, max: 2_000_000 });
    const signs = fc.constantFrom(
      ['', ','],
      ['', '.'],
      [' ', ','],
      [nbsp, '.'],
      [',', '.'],
      ['.', ','],
    );
    fc.assert(
      fc.property(kopecks, signs, (value, [sign = '', point = '']) => {
        const [roubles = '', rest = ''] = (value / 100).toFixed(2).split('.');
        expect(parsePrice(`${group(roubles, sign)}${point}${rest} ₽`)).toBe(value / 100);
      }),
      seed,
    );
  });

  it('is none where one sign may part thousands or a fraction', () => {
    const head = fc.integer({ min: 1, max: 999 });
    const tail = fc.integer({ min: 0, max: 999 });
    fc.assert(
      fc.property(head, tail, fc.constantFrom(',', '.'), (first, second, sign) => {
        const text = `${first}${sign}${String(second).padStart(3, '0')}`;
        expect([parseCount(text), parseCount(`${text} тыс`), parsePrice(`${text} ₽`)]).toEqual([
          null,
          null,
          null,
        ]);
      }),
      seed,
    );
  });

  it('is never made of two', () => {
    const number = fc.integer({ min: 0, max: 99_999 });
    fc.assert(
      fc.property(number, number, fc.constantFrom(' ₽ ', ' / ', ' – ', ' + '), (a, b, sign) => {
        expect([parseCount(`${a}${sign}${b}`), parsePrice(`${a}${sign}${b} ₽`)]).toEqual([
          null,
          null,
        ]);
      }),
      seed,
    );
  });
});
