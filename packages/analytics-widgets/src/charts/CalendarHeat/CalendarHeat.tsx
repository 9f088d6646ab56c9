import { useCallback, useMemo } from 'react';
import { DAY_MS, type DayPoint, dayToTime, timeToDay } from '../../internal/days.ts';
import { findGaps } from '../../internal/gaps.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { usePartialDays } from '../../provider/PartialDays.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { daysOver } from '../internal/daysOver.ts';
import { useDayTable } from '../internal/dayTable.ts';
import { PartialNote } from '../internal/PartialHatch.tsx';
import { usePartialRemark } from '../internal/partialDays.ts';
import { useValueText } from '../internal/useValueText.ts';
import { ColorKey } from '../marks/ColorKey.tsx';
import { GridPlot } from '../marks/GridPlot.tsx';
import { MISSING_PAINT } from '../marks/gridPaths.ts';
import { diverging, sequential } from '../marks/scales.ts';

export interface CalendarHeatProps extends ChartProps {
  /** Captured days, ascending; a day between them that is absent is hatched. */
  points: readonly DayPoint[];
  valueLabel: string;
  /** How many things the value of each day is of, shown beside it in the readout, the table and the file. */
  samples?: { label: string; points: readonly DayPoint[] };
  format?: ValueFormat;
  onChoose?: (day: string) => void;
}

const ROW_HEIGHT_PX = 18;
/** Rows of a season are higher: its days are wider, and would be bars in the rows of a year. */
const SEASON_ROW_HEIGHT_PX = 26;
/** Weeks of a season, at most. */
const SEASON_WEEKS = 27;
/** Maximum width of a day in pixels, so that the days of a few weeks do not become bars. */
const MAX_DAY_WIDTH_PX = 80;
const DAYS_PER_WEEK = 7;
/** 1970-01-05: weeks begin on Monday, as ISO 8601 has it. */
const FIRST_MONDAY = 4 * DAY_MS;

/**
 * A value a day, a week a column: how it changes over the week and the season. Recharts has no
 * calendar; the cells are those of `GridPlot`.
 */
export function CalendarHeat(props: CalendarHeatProps) {
  const {
    points,
    valueLabel,
    samples,
    format = 'number',
    onChoose,
    height: requestedHeight,
    ...frame
  } = props;
  const { formats, strings } = useWidgets();
  const dayTable = useDayTable();
  const { text, spoken } = useValueText(format);
  const count = useValueText('number');
  const values = useMemo(() => new Map(points.map(({ day, value }) => [day, value])), [points]);
  const known = points.flatMap(({ value }) => value ?? []);
  const low = known.length > 0 ? Math.min(...known) : 0;
  const high = known.length > 0 ? Math.max(...known) : 0;
  const reach = Math.max(Math.abs(low), Math.abs(high));
  const days = daysOver(points.map(({ day }) => day));
  const monday = mondayOf(days[0] ?? '1970-01-05');
  const last = days.at(-1) ?? days[0] ?? '1970-01-05';
  const weeks =
    days.length === 0 ? 0 : Math.floor((dayToTime(last) - monday) / DAY_MS / DAYS_PER_WEEK) + 1;
  const rowHeight = weeks > SEASON_WEEKS ? ROW_HEIGHT_PX : SEASON_ROW_HEIGHT_PX;
  const height = requestedHeight ?? DAYS_PER_WEEK * rowHeight + 24;
  const dayAt = (row: number, column: number) =>
    timeToDay(monday + (column * DAYS_PER_WEEK + row) * DAY_MS);
  const from = points[0]?.day ?? '';
  const to = points.at(-1)?.day ?? '';
  const paint = useCallback(
    (row: number, column: number) => {
      const day = timeToDay(monday + (column * DAYS_PER_WEEK + row) * DAY_MS);
      if (day < from || day > to) return null;
      const value = values.get(day) ?? null;
      if (value === null) return MISSING_PAINT;
      // Losses have a separate hue.
      if (low < 0) return diverging(value / reach);
      return sequential(high === low ? 1 : (value - low) / (high - low));
    },
    [from, to, values, monday, low, high, reach],
  );
  const partial = usePartialDays();
  const remarkOn = usePartialRemark();
  const isPartial = useCallback(
    (row: number, column: number) =>
      partial.has(timeToDay(monday + (column * DAYS_PER_WEEK + row) * DAY_MS)),
    [partial, monday],
  );
  const remarksOn = (day: string) => {
    const sample = samples?.points.find((point) => point.day === day);
    return samples === undefined || sample === undefined
      ? remarkOn(day)
      : [strings.chart.reading(samples.label, count.text(sample.value)), ...remarkOn(day)];
  };
  const weekdays = Array.from({ length: DAYS_PER_WEEK }, (_, row) =>
    formats.formatWeekday(dayAt(row, 0)),
  );
  const months = Array.from({ length: weeks }, (_, column) => {
    const first = dayAt(0, column);
    const before = column === 0 ? null : dayAt(0, column - 1);
    return first.slice(0, 7) === before?.slice(0, 7) ? '' : formats.formatMonth(first);
  });

  return (
    <ChartFrame
      {...frame}
      height={height}
      gaps={findGaps(points.map(({ day }) => day))}
      isEmpty={known.length === 0}
      table={() =>
        dayTable(
          points.map(({ day }) => day),
          [{ id: 'value', label: valueLabel, points }, ...(samples ? [sampleSeries(samples)] : [])],
          (value, { id }) => (id === SAMPLES ? count.text(value) : text(value)),
        )
      }
    >
      {(plot) => (
        <>
          <GridPlot
            {...plot}
            label={frame.title}
            isTime
            rows={weekdays}
            columns={months}
            paint={paint}
            {...(partial.size > 0 && { isPartial })}
            gap={2}
            widest={MAX_DAY_WIDTH_PX}
            name={(row, column) => {
              const day = dayAt(row, column);
              // The first and the last week may be incomplete.
              if (day < from || day > to) return null;
              const said = strings.chart.reading(
                formats.formatDay(day, 'weekday'),
                spoken(values.get(day)),
              );
              return [said, ...remarksOn(day)].join('. ');
            }}
            readout={(row, column) => ({
              title: formats.formatDay(dayAt(row, column), 'weekday'),
              rows: [
                {
                  id: 'value',
                  label: valueLabel,
                  text: text(values.get(dayAt(row, column))),
                  color: paint(row, column) ?? 'transparent',
                },
              ],
              notes: remarksOn(dayAt(row, column)),
            })}
            {...(onChoose && { onPress: (row, column) => onChoose(dayAt(row, column)) })}
          />
          <PartialNote days={days} />
          <ColorKey
            scale={low < 0 ? 'diverging' : 'sequential'}
            low={text(low < 0 ? -reach : low)}
            high={text(low < 0 ? reach : high)}
            {...(low < 0 && { middle: text(0) })}
            missing={known.length < days.length ? strings.value.missing : null}
          />
        </>
      )}
    </ChartFrame>
  );
}

const SAMPLES = 'samples';

const sampleSeries = ({ label, points }: NonNullable<CalendarHeatProps['samples']>) => ({
  id: SAMPLES,
  label,
  points,
});

function mondayOf(day: string): number {
  const time = dayToTime(day);
  const past = (((time - FIRST_MONDAY) / DAY_MS) % DAYS_PER_WEEK) + DAYS_PER_WEEK;
  return time - (past % DAYS_PER_WEEK) * DAY_MS;
}
