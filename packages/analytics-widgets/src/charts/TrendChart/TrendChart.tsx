import { capturedDays } from '../../internal/gaps.ts';
import { signs } from '../../internal/signs.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { seriesColor } from '../internal/colors.ts';
import { dayTable } from '../internal/dayTable.ts';
import { nearestSeries } from '../internal/nearest.ts';
import { SeriesLines } from '../internal/SeriesLines.tsx';
import { TimeChart } from '../internal/TimeChart.tsx';
import { valueAxis } from '../internal/ticks.ts';
import { type ChartSeries, chartRows, timelineOf, valuesOn } from '../internal/timeline.ts';
import { useCursor } from '../internal/useCursor.ts';

export interface TrendChartProps extends ChartProps {
  series: readonly ChartSeries[];
  format?: ValueFormat;
  /** Amounts start at zero; `auto` is for what has no zero to compare with, like a rating. */
  baseline?: 'zero' | 'auto';
}

/** Amounts over time, a line each. The first eight series have hues, the rest are grey. */
export function TrendChart(props: TrendChartProps) {
  const { series, format = 'number', baseline = 'zero', height = 260, ...frame } = props;
  const { formats, strings } = useWidgets();
  const days = capturedDays(series);
  const timeline = timelineOf(days);
  const cursor = useCursor(days.length);
  const values = series.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []));
  const drawn = series.map((one, index) => ({ ...one, color: seriesColor(index) }));
  // Thousands in full read faster than 'K' beside plain hundreds; above that, short ones do.
  const large = values.some((value) => Math.abs(value) >= 10_000);
  const short = format === 'number' && large ? 'compact' : format;
  const text = (value: number | null) =>
    value === null ? signs.missing : formats.formatValue(value, format);
  const spoken = (value: number | null) => (value === null ? strings.value.missing : text(value));

  const readings = (day: number) => valuesOn(series, days[day] ?? '');
  const several = series.length > 1;

  return (
    <ChartFrame
      {...frame}
      height={height}
      gaps={timeline.gaps}
      table={
        values.length === 0
          ? { columns: [], rows: [] }
          : dayTable(days, series, strings.chart.day, formats, text)
      }
    >
      {(describedBy) => (
        <TimeChart
          label={frame.title}
          describedBy={describedBy}
          height={height}
          timeline={timeline}
          rows={chartRows(series, timeline)}
          axis={{
            ...valueAxis(values, baseline),
            reversed: false,
            format: (value) => formats.formatValue(value, short),
          }}
          cursor={cursor}
          seriesIds={series.map(({ id }) => id)}
          labels={several ? endLabels(drawn) : []}
          seriesAt={(box, day, y) => nearestSeries(series, days[day], box, y)}
          announce={(day) => {
            const all = readings(day).map((value, index) => {
              const label = series[index]?.label ?? '';
              return several ? strings.chart.reading(label, spoken(value)) : spoken(value);
            });
            const chosen = series.findIndex(({ id }) => id === cursor.series);
            const told = chosen < 0 ? all : all.slice(chosen, chosen + 1);
            return `${formats.formatDay(days[day] ?? '', 'weekday')}: ${formats.formatList(told)}`;
          }}
          readout={(day) =>
            readings(day)
              .map((value, index) => ({ value, one: drawn[index] }))
              .flatMap(({ value, one }) => (one ? [{ ...one, value, text: text(value) }] : []))
              .sort(
                (a, b) =>
                  (b.value ?? Number.NEGATIVE_INFINITY) - (a.value ?? Number.NEGATIVE_INFINITY),
              )
          }
        >
          {(box) => (
            <SeriesLines
              series={drawn}
              box={box}
              active={cursor.series}
              cursorDay={cursor.day === null ? undefined : days[cursor.day]}
            />
          )}
        </TimeChart>
      )}
    </ChartFrame>
  );
}

/** Names stand where the lines end, at their last value. */
function endLabels(series: readonly (ChartSeries & { color: string })[]) {
  return series.flatMap(({ id, label, color, points }) => {
    const value = points.findLast((point) => point.value !== null)?.value ?? null;
    return value === null ? [] : [{ id, text: label, value, color }];
  });
}
