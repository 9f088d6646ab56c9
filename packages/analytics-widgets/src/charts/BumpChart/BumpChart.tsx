import { signs } from '../../internal/signs.ts';
import { usePartialDays } from '../../provider/PartialDays.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { CursorMarks } from '../internal/CursorMarks.tsx';
import { mutedColor, seriesColor } from '../internal/colors.ts';
import { useDayTable } from '../internal/dayTable.ts';
import type { ChartEvent } from '../internal/EventMarks.tsx';
import { namedPoints } from '../internal/namedPoints.ts';
import { nearestSeries } from '../internal/nearest.ts';
import { SeriesLines } from '../internal/SeriesLines.tsx';
import { TimeChart } from '../internal/TimeChart.tsx';
import { type ChartSeries, pointOn, timelineOf, valuesOn } from '../internal/timeline.ts';
import { useLegend } from '../internal/useLegend.ts';
import { climbers } from './climbers.ts';

export interface BumpSeries extends ChartSeries {
  /** The book's page: its name at the end of the line leads there. */
  href?: string;
}

export interface BumpChartProps extends ChartProps {
  /** The captured days, ascending, those without any of these books included. */
  days: readonly string[];
  /**
   * Places; null or absent on a captured day is off the top. Absent on a day that was read in part
   * (`PartialDays`) is not known.
   */
  series: readonly BumpSeries[];
  /** Places shown. */
  depth?: number;
  /** Ids that keep their hue; without it the three that moved most. */
  highlight?: readonly string[];
  events?: readonly ChartEvent[];
  /** Takes a range drawn over the days; without it none can be drawn. */
  onRangeChange?: (range: { from: string; to: string }) => void;
}

const ROW = 30;

/** Who overtook whom at the top of a list. Those that moved most have hues, the rest step back. */
export function BumpChart(props: BumpChartProps) {
  const { days, series, depth = 10, highlight, height: asked, ...rest } = props;
  const { events, onRangeChange, ...frame } = rest;
  const { formats, strings } = useWidgets();
  const dayTable = useDayTable();
  const partial = usePartialDays();
  const height = asked ?? depth * ROW + 40;
  const timeline = timelineOf(days);
  const top = series
    .map((one) => ({ ...one, points: fullPoints(one, { days, depth, partial }) }))
    .filter(({ points }) => points.some(({ value }) => value !== null));
  const bright = highlight ?? climbers(top, days.at(-1), 3);
  const hue = (id: string, active: string | null = null) => {
    const index = bright.indexOf(id);
    if (index >= 0) return seriesColor(index);
    return id === active ? seriesColor(0) : mutedColor;
  };
  const all = top.map((one) => ({ ...one, color: hue(one.id) }));
  const legend = useLegend(all);
  const drawn = legend.shown;
  const place = (value: number) => formats.formatValue(value, 'rank');
  const standing = (day: number, those = drawn) =>
    valuesOn(those, days[day] ?? '')
      .map((value, index) => ({ value, one: those[index] }))
      .flatMap(({ value, one }) => (one && value !== null ? [{ ...one, value }] : []))
      .sort((a, b) => a.value - b.value);
  const last = standing(days.length - 1);

  return (
    <ChartFrame
      {...frame}
      height={height}
      gaps={timeline.gaps}
      isEmpty={top.length === 0}
      table={() =>
        dayTable(days, drawn, (value) => (value === null ? signs.missing : place(value)))
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
            format: place,
          }}
          grid={false}
          seriesIds={[...last, ...drawn.filter(({ id }) => last.every((one) => one.id !== id))].map(
            ({ id }) => id,
          )}
          labels={standing(days.length - 1, all).map(({ id, label, value, color, href }) => ({
            id,
            text: label,
            prefix: place(value),
            value: legend.isHidden(id) ? null : value,
            color,
            href,
          }))}
          {...(all.length > 1 && { onToggle: legend.toggle })}
          {...(events && { events })}
          {...(onRangeChange && { onRangeChange })}
          seriesAt={(box, day, y) => nearestSeries(drawn, days[day], box, y)}
          announce={(day, active) => {
            const date = formats.formatDay(days[day] ?? '', 'weekday');
            const chosen = drawn.find(({ id }) => id === active);
            const told = standing(day).filter(({ id }) => !chosen || id === chosen.id);
            const words = told.map(({ label, value }) =>
              strings.chart.reading(label, strings.chart.place(place(value))),
            );
            if (chosen && words.length === 0) {
              const isKnown = pointOn(chosen.points, days[day] ?? '') !== undefined;
              const spoken = isKnown ? strings.chart.offList : strings.value.missing;
              words.push(strings.chart.reading(chosen.label, spoken));
            }
            return `${date}: ${formats.formatList(words)}`;
          }}
          readout={(day, active) =>
            standing(day).map((one) => ({
              ...one,
              color: hue(one.id, active),
              text: place(one.value),
            }))
          }
          valueCount={drawn.length * days.length}
          namedMarks={(box) =>
            namedPoints(drawn, box, formats, ({ label }, value) =>
              strings.chart.reading(label, strings.chart.place(place(value ?? 0))),
            )
          }
          over={(box, day, active) => (
            <CursorMarks series={drawn} box={box} day={days[day] ?? ''} active={active} />
          )}
        >
          {(box, active) => (
            <SeriesLines
              series={drawn.map((one) => ({ ...one, color: hue(one.id, active) }))}
              box={box}
              active={active}
              dots={days.length <= 31}
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
 * A point on every captured day where the place is known: off the top breaks a line as a gap does, but
 * is not hatched.
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
