import { useMemo } from 'react';
import { capturedDays } from '../../internal/gaps.ts';
import { numbersOf } from '../../internal/lineNumbers.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { assignSeriesColors, type ColoredSeries } from '../internal/assignSeriesColors.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { chartRows } from '../internal/chartRows.ts';
import { useDayTable } from '../internal/dayTable.ts';
import type { EndLabel } from '../internal/EndLabels.tsx';
import type { ChartEvent } from '../internal/EventMarkers.tsx';
import { logAxis } from '../internal/logAxis.ts';
import { namedPoints } from '../internal/namedPoints.ts';
import type { YAxisModel } from '../internal/plotBox.ts';
import { placesAxis } from '../internal/rankAxis.ts';
import { SeriesLines } from '../internal/SeriesLines.tsx';
import { TimeChart } from '../internal/TimeChart.tsx';
import { digitsApart, valueAxis, wholeTicks } from '../internal/ticks.ts';
import { type ChartSeries, timelineOf, valuesOn } from '../internal/timeline.ts';
import { useLegend } from '../internal/useLegend.ts';
import { useValueText } from '../internal/useValueText.ts';
import { BandAreas } from './BandAreas.tsx';

export interface TrendChartProps extends ChartProps, RechartsProps {
  series: readonly ChartSeries[];
  format?: ValueFormat;
  /** Amounts start at zero; `auto` suits values without a meaningful zero, such as a rating. */
  baseline?: 'zero' | 'auto';
  /**
   * `log`: equal distances are equal ratios, whatever the baseline. The line breaks at zero and less,
   * which have no place; their values are announced and listed all the same.
   */
  scale?: 'linear' | 'log';
  /** Less is better and is on top, as with ranks; those begin at 1. */
  inverted?: boolean;
  /** `step`: a value holds until the next one, like a price. */
  curve?: 'linear' | 'step';
  /** Ids of the lines named in the title: they are coloured, the rest is grey. At most five. */
  highlight?: readonly string[];
  events?: readonly ChartEvent[];
  /** Receives a range selected over the days; without it none can be selected. */
  onRangeChange?: (range: { from: string; to: string }) => void;
  /** Receives the line that was pressed, or that is highlighted by keys at Enter. */
  onChoose?: (id: string) => void;
}

/**
 * Renders amounts over time, a line each. At most five lines are coloured, the others are grey until
 * they are highlighted. Other props and children go to the Recharts `ComposedChart` inside.
 *
 * @example
 * <TrendChart title="Likes grew" csvName="likes" state={{ kind: 'ready' }} series={series}>
 *   <ReferenceLine y={100} />
 * </TrendChart>
 */
export function TrendChart(props: TrendChartProps) {
  const { frame, chart: rest } = splitChartProps(props);
  const { series, format = 'number', baseline = 'zero', curve = 'linear', ...others } = rest;
  const { scale = 'linear', inverted = false, highlight, ...events } = others;
  const { events: marked, onRangeChange, onChoose, ...chart } = events;
  const { height = 260 } = frame;
  const isLog = scale === 'log';
  const { formats, strings } = useWidgets();
  const dayTable = useDayTable();
  const { text, spoken } = useValueText(format);
  const colored = useMemo(() => assignSeriesColors(series, highlight), [series, highlight]);
  const legend = useLegend(colored);
  const { shown } = legend;
  const days = useMemo(() => capturedDays(shown), [shown]);
  const timeline = useMemo(() => timelineOf(days, 0, shown), [days, shown]);
  const rows = useMemo(() => chartRows(shown, timeline, { isLog }), [shown, timeline, isLog]);
  const lines = useMemo(() => shown.filter(({ bound }) => bound === undefined), [shown]);
  const { count, ends } = useMemo(() => extentOf(shown), [shown]);
  const axis = useMemo((): YAxisModel => {
    // Thousands in full are read faster than 'K' beside plain hundreds; above that, short ones are.
    const isLarge = ends.some((value) => Math.abs(value) >= 10_000);
    const isCompact = format === 'number' && isLarge;
    const write = (value: number) => formats.formatValue(value, isCompact ? 'compact' : format);
    if (isLog) {
      return { ...logAxis(positiveEnds(shown)), scale, reversed: inverted, format: write };
    }
    const isRank = inverted && format === 'rank';
    const even = isRank ? placesAxis(ends) : valueAxis(ends, baseline);
    const axis = format === 'number' ? wholeTicks(even, ends) : even;
    if (!isCompact) return { ...axis, reversed: inverted, format: write };
    const compact = (value: number, digits: number) =>
      formats.formatNumber(value, { compact: true, digits });
    const digits = digitsApart(axis.ticks, compact);
    return { ...axis, reversed: inverted, format: (value) => compact(value, digits) };
  }, [ends, format, baseline, formats, isLog, scale, inverted, shown]);
  const several = series.length > 1;
  const reading = (one: ChartSeries, value: number | null) =>
    several ? strings.chart.reading(one.label, spoken(value)) : spoken(value);

  return (
    <ChartFrame
      {...frame}
      height={height}
      gaps={timeline.gaps}
      distance={timeline.distance}
      isEmpty={count === 0}
      table={() => dayTable(days, shown, text)}
    >
      {(plot) => (
        <TimeChart
          label={frame.title}
          {...plot}
          timeline={timeline}
          axis={axis}
          rows={rows}
          chart={chart}
          lines={lines}
          labels={several ? endLabels(colored, legend.isHidden, isLog) : []}
          onToggle={several ? legend.toggle : undefined}
          events={marked}
          onRangeChange={onRangeChange}
          onChoose={onChoose}
          describeDay={(day, chosen) => {
            const values = valuesOn(shown, days[day] ?? '');
            return shown.flatMap((one, at) =>
              chosen === null || one.id === chosen ? [reading(one, values[at] ?? null)] : [],
            );
          }}
          readout={(day) => {
            const values = valuesOn(shown, days[day] ?? '');
            return shown
              .map((one, at) => ({ ...one, value: values[at] ?? null }))
              .sort(inverted ? leastFirst : mostFirst)
              .map((one) => ({ ...one, text: text(one.value) }));
          }}
          valueCount={count}
          namedMarks={(box) => namedPoints(shown, box, formats, reading)}
        >
          {(active) => (
            <>
              <BandAreas series={shown} />
              <SeriesLines
                series={lines}
                rows={rows}
                timeline={timeline}
                active={active}
                curve={curve}
                isLog={isLog}
              />
            </>
          )}
        </TimeChart>
      )}
    </ChartFrame>
  );
}

/** A line's value. Lines are listed as in the plot: the highest first, unknown values last. */
interface Valued {
  value: number | null;
}
const mostFirst = (a: Valued, b: Valued) => (b.value ?? -Infinity) - (a.value ?? -Infinity);
const leastFirst = (a: Valued, b: Valued) => (a.value ?? Infinity) - (b.value ?? Infinity);

/** Returns how many values there are, and the least and the greatest of them; none: no ends. */
function extentOf(series: readonly ChartSeries[]): { count: number; ends: readonly number[] } {
  const lines = series.map(({ points }) => numbersOf(points));
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const low = Math.min(...lines.map((line) => line.low));
  const high = Math.max(...lines.map((line) => line.high));
  return { count, ends: count === 0 ? [] : [low, high] };
}

/** Returns the least and the greatest value above zero; none: no ends. */
function positiveEnds(series: readonly ChartSeries[]): number[] {
  let [low, high] = [Number.POSITIVE_INFINITY, 0];
  for (const { points } of series) {
    for (const { value } of points) {
      if (value === null || value <= 0) continue;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  return high === 0 ? [] : [low, high];
}

/** Returns the names of lines at their ends, which are at their last values. */
function endLabels(
  series: readonly ColoredSeries[],
  isHidden: (id: string) => boolean,
  isLog: boolean,
): EndLabel[] {
  return series
    .filter(({ comparison, bound }) => comparison === undefined && bound === undefined)
    .flatMap(({ id, label, color, points }): EndLabel[] => {
      if (isHidden(id)) return [{ id, text: label, value: null, color }];
      const hasPlace = (value: number | null) => value !== null && (!isLog || value > 0);
      const value = points.findLast((point) => hasPlace(point.value))?.value ?? null;
      return value === null ? [] : [{ id, text: label, value, color }];
    });
}
