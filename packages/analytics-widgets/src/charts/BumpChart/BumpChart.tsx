import { signs } from '../../internal/signs.ts';
import { usePartialDays } from '../../provider/PartialDays.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { assignSeriesColors } from '../internal/assignSeriesColors.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { chartRows } from '../internal/chartRows.ts';
import { useDayTable } from '../internal/dayTable.ts';
import type { ChartEvent } from '../internal/EventMarkers.tsx';
import { namedPoints } from '../internal/namedPoints.ts';
import { SeriesLines } from '../internal/SeriesLines.tsx';
import { TimeChart } from '../internal/TimeChart.tsx';
import { type ChartSeries, pointOn, timelineOf, valuesOn } from '../internal/timeline.ts';
import { useLegend } from '../internal/useLegend.ts';
import { climbers } from './climbers.ts';

export interface BumpSeries extends ChartSeries {
  /** The book's page, linked from its name at the end of the line. */
  href?: string;
}

export interface BumpChartProps extends ChartProps, RechartsProps {
  /** The captured days, ascending, those without any of these books included. */
  days: readonly string[];
  /**
   * Ranks; null or absent on a captured day is off the top. Absent on a day that was read in part
   * (`PartialDays`) is not known.
   */
  series: readonly BumpSeries[];
  /** Ranks shown. */
  depth?: number;
  /** Ids that have colours; without it the three that moved most. At most five. */
  highlight?: readonly string[];
  /** Id of the book that the title is about: it has the first colour, before those that moved. */
  lead?: string;
  events?: readonly ChartEvent[];
  /** Receives a range selected over the days; without it none can be selected. */
  onRangeChange?: (range: { from: string; to: string }) => void;
}

/** Pixels of a rank. */
const RANK_HEIGHT_PX = 30;
/** With more days there is no room for a mark on each. */
const MAX_DOTTED_DAYS = 31;

/**
 * Renders who overtook whom at the top of a list. Books that moved most have colours, the rest is
 * grey. Other props and children go to the Recharts `ComposedChart` inside.
 */
export function BumpChart(props: BumpChartProps) {
  const { frame, chart: rest } = splitChartProps(props);
  const { days, series, depth = 10, highlight, lead, events, onRangeChange, ...chart } = rest;
  const { formats, strings } = useWidgets();
  const dayTable = useDayTable();
  const partial = usePartialDays();
  const height = frame.height ?? depth * RANK_HEIGHT_PX + 40;
  const timeline = timelineOf(days);
  const top = series
    .map((one) => ({ ...one, points: fullPoints(one, { days, depth, partial }) }))
    .filter(({ points }) => points.some(({ value }) => value !== null));
  const moved = climbers(top, days.at(-1), 3);
  const bright =
    highlight ??
    (lead === undefined ? moved : [lead, ...moved.filter((id) => id !== lead)].slice(0, 3));
  const all = assignSeriesColors(top, bright);
  const legend = useLegend(all);
  const { shown } = legend;
  const rows = chartRows(shown, timeline);
  const write = (value: number) => formats.formatValue(value, 'rank');
  const ranked = (day: number, some = shown) =>
    valuesOn(some, days[day] ?? '')
      .map((value, index) => ({ value, one: some[index] }))
      .flatMap(({ value, one }) => (one && value !== null ? [{ ...one, value }] : []))
      .sort((a, b) => a.value - b.value);
  const last = ranked(days.length - 1);
  const seriesIds = new Set([...last, ...shown].map(({ id }) => id));
  const reading = (label: string, value: number) =>
    strings.chart.reading(label, strings.chart.place(write(value)));

  return (
    <ChartFrame
      {...frame}
      height={height}
      gaps={timeline.gaps}
      distance={timeline.distance}
      isEmpty={top.length === 0}
      table={() =>
        dayTable(days, shown, (value) => (value === null ? signs.missing : write(value)))
      }
    >
      {(plot) => (
        <TimeChart
          label={frame.title}
          {...plot}
          timeline={timeline}
          axis={{
            domain: [0.5, depth + 0.5],
            ticks: Array.from({ length: depth }, (_, index) => index + 1),
            reversed: true,
            format: write,
          }}
          rows={rows}
          chart={chart}
          lines={shown}
          grid={false}
          seriesIds={[...seriesIds]}
          labels={ranked(days.length - 1, all).map(({ id, label, value, color, href }) => ({
            id,
            text: label,
            prefix: write(value),
            value: legend.isHidden(id) ? null : value,
            color,
            ...(href !== undefined && { href }),
          }))}
          onToggle={all.length > 1 ? legend.toggle : undefined}
          events={events}
          onRangeChange={onRangeChange}
          describeDay={(day, active) => {
            const chosen = shown.find(({ id }) => id === active);
            const readings = ranked(day)
              .filter(({ id }) => !chosen || id === chosen.id)
              .map(({ label, value }) => reading(label, value));
            if (!chosen || readings.length > 0) return readings;
            const isKnown = pointOn(chosen.points, days[day] ?? '') !== undefined;
            const spoken = isKnown ? strings.chart.offList : strings.value.missing;
            return [strings.chart.reading(chosen.label, spoken)];
          }}
          readout={(day) => ranked(day).map((one) => ({ ...one, text: write(one.value) }))}
          valueCount={shown.length * days.length}
          namedMarks={(box) =>
            namedPoints(shown, box, formats, ({ label }, value) => reading(label, value ?? 0))
          }
        >
          {(active) => (
            <SeriesLines
              series={shown}
              rows={rows}
              timeline={timeline}
              active={active}
              dots={days.length <= MAX_DOTTED_DAYS}
              curve="bumpX"
              width={1.75}
              bright={bright}
            />
          )}
        </TimeChart>
      )}
    </ChartFrame>
  );
}

/**
 * Returns a point for every captured day whose rank is known: off the top breaks a line as a gap does,
 * but is not hatched.
 */
function fullPoints(
  { points }: ChartSeries,
  {
    days,
    depth,
    partial,
  }: { days: readonly string[]; depth: number; partial: ReadonlySet<string> },
) {
  const byDay = new Map(points.map(({ day, value }) => [day, value]));
  return days.flatMap((day) => {
    const value = byDay.get(day);
    if (value === undefined && partial.has(day)) return [];
    return [{ day, value: value != null && value <= depth ? value : null }];
  });
}
