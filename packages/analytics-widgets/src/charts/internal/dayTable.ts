import { useMemo } from 'react';
import type { ChartCell, ChartTable } from '../../internal/dataFile.ts';
import { pointSpans } from '../../internal/gaps.ts';
import type { Formats } from '../../provider/formats.ts';
import { usePartialDays } from '../../provider/PartialDays.tsx';
import type { WidgetStrings } from '../../provider/WidgetStrings.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { type ChartSeries, pointName, valuesOn } from './timeline.ts';

/** Formats, texts and partial days of a table of days. */
export interface DayTableWords {
  formats: Formats;
  strings: Pick<WidgetStrings, 'chart' | 'dateStepper'>;
  /** Days that were captured in part. */
  partial: ReadonlySet<string>;
}

/** Makes the table of a chart over days: its series, and a value as the chart prints it. */
export type DayTableMaker = (
  days: readonly string[],
  series: readonly ChartSeries[],
  text: (value: number | null, series: ChartSeries, day: string) => string,
) => ChartTable;

/**
 * Days by series, the newest day first, as texts for the twin and values for the CSV. Where a day
 * was read in part, a last column says so.
 */
export function dayTable(
  { formats, strings, partial }: DayTableWords,
  ...[days, series, text]: Parameters<DayTableMaker>
): ChartTable {
  const spans = pointSpans(series);
  const hasRemarks = days.some((day) => partial.has(day));
  const remark = (day: string): ChartCell[] => {
    if (!hasRemarks) return [];
    const { incomplete } = strings.dateStepper;
    return [partial.has(day) ? { text: incomplete, value: incomplete } : { text: '', value: null }];
  };
  return {
    columns: [
      { id: 'day', header: strings.chart.day },
      ...series.map(({ id, label }) => ({ id, header: label })),
      ...(hasRemarks ? [{ id: ' remark', header: strings.chart.remark }] : []),
    ],
    rows: days.toReversed().map((day): ChartCell[] => [
      { text: pointName({ formats, spans }, day), value: day },
      ...valuesOn(series, day).flatMap((value, at) => {
        const one = series[at];
        return one === undefined ? [] : [{ text: text(value, one, day), value }];
      }),
      ...remark(day),
    ]),
  };
}

/** Returns `dayTable` bound to the locale's texts and the partial days of the page. */
export function useDayTable(): DayTableMaker {
  const { formats, strings } = useWidgets();
  const partial = usePartialDays();
  return useMemo(
    () =>
      (...args) =>
        dayTable({ formats, strings, partial }, ...args),
    [formats, strings, partial],
  );
}
