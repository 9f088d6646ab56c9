import type { ChartCell, ChartTable } from '../../internal/dataFile.ts';
import type { Formats } from '../../provider/formats.ts';
import { type ChartSeries, valuesOn } from './timeline.ts';

/** Days by series, the newest day first, as texts for the twin and values for the CSV. */
export function dayTable(
  days: readonly string[],
  series: readonly ChartSeries[],
  header: string,
  formats: Formats,
  text: (value: number | null) => string,
): ChartTable {
  return {
    columns: [{ id: 'day', header }, ...series.map(({ id, label }) => ({ id, header: label }))],
    rows: days
      .toReversed()
      .map((day): ChartCell[] => [
        { text: formats.formatDay(day), value: day },
        ...valuesOn(series, day).map((value) => ({ text: text(value), value })),
      ]),
  };
}
