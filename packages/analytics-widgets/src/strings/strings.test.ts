import { describe, expect, it } from 'vitest';
import type { WidgetStrings } from '../provider/WidgetStrings.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fa } from './fa.ts';
import { ptBR } from './pt-BR.ts';
import { ru } from './ru.ts';
import { zhCN } from './zh-CN.ts';

/** The texts of every file of a language, by its code. */
const languages = Object.entries(
  import.meta.glob<Readonly<Record<string, WidgetStrings>>>(['./*.ts', '!./*.test.ts'], {
    eager: true,
  }),
).flatMap(([file, exported]) =>
  Object.values(exported).map(
    (strings) => [file.slice('./'.length, -'.ts'.length), strings] as const,
  ),
);

describe('texts with numbers', () => {
  it('agree with the number in Russian', () => {
    expect([1, 3, 11, 31].map(ru.delta.days)).toEqual([
      'за 1 день',
      'за 3 дня',
      'за 11 дней',
      'за 31 день',
    ]);
    expect(ru.volume.characters(496_000, '496 000')).toBe('496 000 знаков');
  });

  it('agree with the number in the other languages', () => {
    expect([1, 2].map(en.chart.stars)).toEqual(['1 star', '2 stars']);
    expect([1, 2].map(es.chart.stars)).toEqual(['1 estrella', '2 estrellas']);
    expect([1, 2].map(ptBR.chart.stars)).toEqual(['1 estrela', '2 estrelas']);
    expect([1, 2].map(zhCN.chart.stars)).toEqual(['1 星', '2 星']);
  });

  it('have the digits of Persian', () => {
    expect(fa.chart.offListBand(100)).toBe('خارج از ۱۰۰ کتاب برتر');
  });

  it.each(languages)(
    'have a form of their own without a number in %s',
    (_locale, { facets, period, chart }) => {
      expect(facets.open(0)).toBe(facets.title);
      expect(facets.show(null, '')).not.toMatch(/null/);
      expect(period.preset(null)).not.toMatch(/null/);
      expect(chart.quantile('p50')).not.toBe(chart.quantile('p75'));
    },
  );
});

describe('a single text', () => {
  it('can be replaced by a spread of its group', () => {
    const own: WidgetStrings = { ...ru, panel: { ...ru.panel, retry: 'Ещё раз' } };
    expect([own.panel.retry, own.panel.loading]).toEqual(['Ещё раз', ru.panel.loading]);
  });
});
