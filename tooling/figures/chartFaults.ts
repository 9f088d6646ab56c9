import { type PageText, textsOf } from './pageTexts.ts';
import type { Spoken } from './wording.ts';

/** The sign that groups the digits of a number. */
const groups = { ru: /(?<=\d) (?=\d{3}(?!\d))/gu, en: /(?<=\d),(?=\d{3}(?!\d))/gu } as const;

/** The numbers in a text, without what groups their digits. */
function numbersIn(text: string, locale: Spoken): string[] {
  const plainDigits = text.replaceAll(groups[locale], '');
  return plainDigits.match(/\d+(?:[.,]\d+)?/gu) ?? [];
}

/** The numbers that each row of the tables of charts shows, with those of the headings, by the chart's title. */
function rowNumbers(
  texts: readonly PageText[],
  locale: Spoken,
): Map<string, ReadonlySet<string>[]> {
  const byChart = Map.groupBy(
    texts.filter(({ table, chart }) => table !== undefined && chart !== undefined),
    ({ chart = '' }) => chart,
  );
  return new Map(
    [...byChart].map(([chart, cells]) => {
      const headings = cells.flatMap(({ column = '' }) => numbersIn(column, locale));
      const rows = [...Map.groupBy(cells, ({ at }) => at?.row).values()].map(
        (row) => new Set([...headings, ...row.flatMap(({ text }) => numbersIn(text, locale))]),
      );
      return [chart, rows];
    }),
  );
}

/**
 * Returns the texts of plots that say what no row of their chart's table says. The tables are compared with
 * the reference models.
 *
 * @param plots HTML of a page with the plots of its charts
 * @param tables HTML of the same page with their tables in place of them
 * @param claimed texts that are compared with the models themselves, such as the ends of a scale
 */
export function plotFaults(
  plots: string,
  tables: string,
  { locale, claimed }: { locale: Spoken; claimed: ReadonlySet<string> },
): string[] {
  const inTables = textsOf(tables);
  const rows = rowNumbers(inTables, locale);
  const staying = new Set(inTables.map(({ chart, text }) => `${chart}\n${text}`));
  return textsOf(plots).flatMap(({ chart, kind, text }) => {
    if (chart === undefined || kind === 'control' || claimed.has(text)) return [];
    if (staying.has(`${chart}\n${text}`)) return [];
    const numbers = numbersIn(text, locale);
    const isInRow = rows.get(chart)?.some((row) => numbers.every((one) => row.has(one)));
    return numbers.length === 0 || isInRow === true
      ? []
      : [`the plot of «${chart}» says what its table does not: ${text}`];
  });
}
