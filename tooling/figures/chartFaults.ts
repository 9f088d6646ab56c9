import { type PageText, textsOf } from './pageTexts.ts';

/** The numbers in a text, without the spaces and commas that group their digits. */
function numbersIn(text: string): string[] {
  const plainDigits = text.replaceAll(/(?<=\d)[ ,](?=\d{3}(?!\d))/gu, '');
  return plainDigits.match(/\d+(?:[.,]\d+)?/gu) ?? [];
}

/** The numbers that each row of the tables of charts shows, with those of the headings, by the chart's title. */
function rowNumbers(texts: readonly PageText[]): Map<string, ReadonlySet<string>[]> {
  const byChart = Map.groupBy(
    texts.filter(({ table, chart }) => table !== undefined && chart !== undefined),
    ({ chart = '' }) => chart,
  );
  return new Map(
    [...byChart].map(([chart, cells]) => {
      const headings = cells.flatMap(({ column = '' }) => numbersIn(column));
      const rows = [...Map.groupBy(cells, ({ at }) => at?.row).values()].map(
        (row) => new Set([...headings, ...row.flatMap(({ text }) => numbersIn(text))]),
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
 * @param claimed texts that are compared by themselves, such as the ends of a scale of colours
 */
export function plotFaults(plots: string, tables: string, claimed: ReadonlySet<string>): string[] {
  const inTables = textsOf(tables);
  const rows = rowNumbers(inTables);
  const staying = new Set(inTables.map(({ chart, text }) => `${chart}\n${text}`));
  return textsOf(plots).flatMap(({ chart, kind, text }) => {
    if (chart === undefined || kind === 'control' || staying.has(`${chart}\n${text}`)) return [];
    if (claimed.has(text)) return [];
    const numbers = numbersIn(text);
    const isInRow = rows.get(chart)?.some((row) => numbers.every((one) => row.has(one)));
    return numbers.length === 0 || isInRow === true
      ? []
      : [`the plot of «${chart}» says what its table does not: ${text}`];
  });
}
