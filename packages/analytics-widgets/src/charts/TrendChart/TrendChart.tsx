import { useMemo } from 'react';
import { capturedDays } from '../../internal/gaps.ts';
import { numbersOf } from '../../internal/lineNumbers.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { CursorMarks } from '../internal/CursorMarks.tsx';
import { useDayTable } from '../internal/dayTable.ts';
import type { EndLabel } from '../internal/EndLabels.tsx';
import type { ChartEvent } from '../internal/EventMarks.tsx';
import { hued } from '../internal/hued.ts';
import { fromLog, logAxis, onLog } from '../internal/logAxis.ts';
import { namedPoints } from '../internal/namedPoints.ts';
import { nearestSeries } from '../internal/nearest.ts';
import { placesAxis } from '../internal/rankAxis.ts';
import { type DrawnSeries, SeriesLines } from '../internal/SeriesLines.tsx';
import { TimeChart } from '../internal/TimeChart.tsx';
import { digitsApart, valueAxis, wholeTicks } from '../internal/ticks.ts';
import { type ChartSeries, pointName, timelineOf, valuesOn } from '../internal/timeline.ts';
import { useLegend } from '../internal/useLegend.ts';
import { useValueText } from '../internal/useValueText.ts';
import { BandAreas } from './BandAreas.tsx';

export interface TrendChartProps extends ChartProps {
  series: readonly ChartSeries[];
  format?: ValueFormat;
  /** Amounts start at zero; `auto` is for what has no zero to compare with, like a rating. */
  baseline?: 'zero' | 'auto';
  /**
   * `log`: equal distances are equal times, whatever the baseline. What is zero or less has no place:
   * the line breaks there, and the words have the value.
   */
  scale?: 'linear' | 'log';
  /** Less is better and stands on top, as with places; those begin at the first. */
  inverted?: boolean;
  /** `step`: a value holds until the next one, like a price. */
  curve?: 'linear' | 'step';
  events?: readonly ChartEvent[];
  /** Takes a range drawn over the days; without it none can be drawn. */
  onRangeChange?: (range: { from: string; to: string }) => void;
  /** Takes the line that was pressed, or that the keys stand on at Enter. */
  onChoose?: (id: string) => void;
}

/** Amounts over time, a line each. Up to twelve are told apart: eight hues, four of them dashed as well. */
export function TrendChart(props: TrendChartProps) {
  const { series, format = 'number', baseline = 'zero', curve, height = 260, ...rest } = props;
  const { events, onRangeChange, onChoose, scale = 'linear', inverted = false, ...frame } = rest;
  const isLog = scale === 'log';
  const { formats, strings } = useWidgets();
  const dayTable = useDayTable();
  const { text, spoken } = useValueText(format);
  const drawn = useMemo(() => hued(series), [series]);
  const legend = useLegend(drawn);
  const { shown } = legend;
  const days = useMemo(() => capturedDays(shown), [shown]);
  const timeline = useMemo(() => timelineOf(days, 0, shown), [days, shown]);
  const { count, ends } = useMemo(() => extentOf(shown), [shown]);
  // Lines stand at the places of their values; words have the values themselves.
  const placed = useMemo(() => (isLog ? shown.map(onLog) : shown), [isLog, shown]);
  const lines = useMemo(() => placed.filter(({ bound }) => bound === undefined), [placed]);
  const axis = useMemo(() => {
    // Thousands in full read faster than 'K' beside plain hundreds; above that, short ones do.
    const large = ends.some((value) => Math.abs(value) >= 10_000);
    const short = format === 'number' && large ? 'compact' : format;
    const write = (value: number) => formats.formatValue(value, short);
    if (!isLog) {
      const isPlaces = inverted && format === 'rank';
      const even = isPlaces ? placesAxis(ends) : valueAxis(ends, baseline);
      const axis = format === 'number' ? wholeTicks(even, ends) : even;
      if (short !== 'compact') return { ...axis, reversed: inverted, format: write };
      const compact = (value: number, digits: number) =>
        formats.formatNumber(value, { compact: true, digits });
      const digits = digitsApart(axis.ticks, compact);
      return { ...axis, reversed: inverted, format: (value: number) => compact(value, digits) };
    }
    const places = extentOf(placed).ends;
    return { ...logAxis(places), reversed: inverted, format: (at: number) => write(fromLog(at)) };
  }, [ends, format, baseline, formats, isLog, inverted, placed]);
  const several = series.length > 1;
  const told = (one: ChartSeries, value: number | null) =>
    several ? strings.chart.reading(one.label, spoken(value)) : spoken(value);

  const announce = (day: number, chosen: string | null) => {
    const readings = valuesOn(shown, days[day] ?? '');
    const words = shown.flatMap((one, index) =>
      chosen === null || one.id === chosen ? [told(one, readings[index] ?? null)] : [],
    );
    return `${pointName({ formats, spans: timeline.spans }, days[day] ?? '', 'weekday')}: ${formats.formatList(words)}`;
  };
  const readout = (day: number) =>
    valuesOn(shown, days[day] ?? '')
      .map((value, index) => ({ value, one: shown[index] }))
      .flatMap(({ value, one }) => (one ? [{ ...one, value, text: text(value) }] : []))
      .sort(inverted ? leastFirst : mostFirst);

  return (
    <ChartFrame
      {...frame}
      height={height}
      gaps={timeline.gaps}
      isEmpty={count === 0}
      table={() => dayTable(days, shown, text)}
    >
      {(plot) => (
        <TimeChart
          label={frame.title}
          {...plot}
          timeline={timeline}
          axis={axis}
          seriesIds={lines.map(({ id }) => id)}
          labels={several ? endLabels(isLog ? drawn.map(onLog) : drawn, legend.isHidden) : []}
          {...(several && { onToggle: legend.toggle })}
          {...(events && { events })}
          {...(onRangeChange && { onRangeChange })}
          {...(onChoose && { onChoose })}
          seriesAt={(box, day, y) => nearestSeries(lines, days[day], box, y)}
          under={(box) => <BandAreas series={placed} box={box} />}
          announce={announce}
          readout={readout}
          valueCount={count}
          namedMarks={(box) =>
            namedPoints(placed, box, formats, (one, at) =>
              told(one, isLog && at !== null ? fromLog(at) : at),
            )
          }
          over={(box, day, active) => (
            <CursorMarks series={lines} box={box} day={days[day] ?? ''} active={active} />
          )}
        >
          {(box, active) => (
            <SeriesLines series={lines} box={box} active={active} {...(curve && { curve })} />
          )}
        </TimeChart>
      )}
    </ChartFrame>
  );
}

/** As the lines lie: the highest first, what has no value last. */
interface Valued {
  value: number | null;
}
const mostFirst = (a: Valued, b: Valued) => (b.value ?? -Infinity) - (a.value ?? -Infinity);
const leastFirst = (a: Valued, b: Valued) => (a.value ?? Infinity) - (b.value ?? Infinity);

/** How many values there are, and the least and the greatest of them; none: no ends. */
function extentOf(series: readonly ChartSeries[]): { count: number; ends: readonly number[] } {
  const lines = series.map(({ points }) => numbersOf(points));
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const low = Math.min(...lines.map((line) => line.low));
  const high = Math.max(...lines.map((line) => line.high));
  return { count, ends: count === 0 ? [] : [low, high] };
}

/** Names stand where the lines end, at their last value. */
function endLabels(series: readonly DrawnSeries[], isHidden: (id: string) => boolean): EndLabel[] {
  return series
    .filter(({ comparison, bound }) => comparison === undefined && bound === undefined)
    .flatMap(({ id, label, color, dash, points }): EndLabel[] => {
      const ink = { color, ...(dash !== undefined && { dash }) };
      if (isHidden(id)) return [{ id, text: label, value: null, ...ink }];
      const value = points.findLast((point) => point.value !== null)?.value ?? null;
      return value === null ? [] : [{ id, text: label, value, ...ink }];
    });
}
