import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ComposedChart } from 'recharts';
import { useElementBox } from '../../internal/useElementBox.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { ColoredSeries } from './assignSeriesColors.ts';
import { CursorReadout } from './CursorReadout.tsx';
import { CursorSlider } from './CursorSlider.tsx';
import type { RechartsProps } from './chartProps.ts';
import type { ChartRow } from './chartRows.ts';
import { type DaySpan, spanWithin, useCursor } from './cursor.ts';
import { type EndLabel, EndLabels, haveRoom } from './EndLabels.tsx';
import { type ChartEvent, eventsOn } from './EventMarkers.tsx';
import { Legend } from './Legend.tsx';
import { MAX_LISTED_MARKS, MarkList, type NamedMark } from './MarkList.tsx';
import { nearestSeries } from './nearest.ts';
import { PartialNote } from './PartialHatch.tsx';
import { usePartialRemark } from './partialDays.ts';
import { type PlotBox, textRoom, type YAxisModel } from './plotBox.ts';
import type { ReadoutRow } from './Readout.tsx';
import * as css from './TimeChart.css.ts';
import { TimePlot } from './TimePlot.tsx';
import { lastDayOf, pointName, spanText, type Timeline } from './timeline.ts';
import { useTimePointer } from './useTimePointer.ts';

export interface TimeChartProps {
  /** Accessible name of the cursor: the chart's title. */
  label: string;
  describedBy: string | undefined;
  height: number;
  timeline: Timeline;
  axis: YAxisModel;
  /** Data of the Recharts chart. */
  rows: readonly ChartRow[];
  /** The Recharts chart. @default ComposedChart */
  base?: typeof ComposedChart;
  /** Props and children that a developer passes on to it. */
  chart: RechartsProps;
  /** Lines that the cursor marks and that a pointer can highlight. */
  lines?: readonly ColoredSeries[];
  /** Series that the keys move between. @default those of `lines` */
  seriesIds?: readonly string[];
  /** Returns the values of a day as texts; `series` is the highlighted one, null: none. */
  describeDay: (day: number, series: string | null) => readonly string[];
  readout: (day: number, series: string | null) => readonly ReadoutRow[];
  /** Names at the ends of the lines; on narrow screens they are above as a legend. */
  labels?: readonly EndLabel[];
  onToggle?: ((id: string) => void) | undefined;
  /** Returns the series at a place of the pointer, null where none is near. @default the nearest line */
  seriesAt?: (box: PlotBox, day: number, y: number) => string | null;
  grid?: boolean;
  events?: readonly ChartEvent[] | undefined;
  /** Receives a range of days selected with the pointer, or with Shift and the arrows and Enter. */
  onRangeChange?: ((range: { from: string; to: string }) => void) | undefined;
  /** Receives the line that was pressed, or that is highlighted by keys at Enter. */
  onChoose?: ((series: string) => void) | undefined;
  /** How many values there are; up to 500 each is named for assistive technology. */
  valueCount: number;
  /** Those values, where they are rendered. */
  namedMarks: (box: PlotBox) => readonly NamedMark[];
  /** Recharts children of the kind; they render only when another series is highlighted. */
  children: (series: string | null) => ReactNode;
}

/** Below this width names are above the plot. */
const ROOM_FOR_LABELS = 520;
/** Lower charts are part of a set, and their owner shows the note. */
const ROOM_FOR_NOTE = 180;
const FALLBACK_ROOM = { width: 640, direction: 'ltr' } as const;
const NO_EVENTS: readonly ChartEvent[] = [];
const NO_LINES: readonly ColoredSeries[] = [];
/**
 * A Recharts chart over days with what Recharts lacks: hatched gaps, events, a cursor for pointer and
 * keys with announced values, a range selection, named marks and names at the ends of lines.
 */
export function TimeChart(props: TimeChartProps) {
  const { timeline, axis, height, labels = [], grid = true, events = NO_EVENTS, rows } = props;
  const { chart, children, namedMarks, valueCount, onRangeChange, lines = NO_LINES } = props;
  const { base = ComposedChart } = props;
  const { formats } = useWidgets();
  const remarkOn = usePartialRemark();
  const [ref, room] = useElementBox(FALLBACK_ROOM);
  const [box, setBox] = useState<PlotBox | null>(null);
  const cursor = useCursor();
  const count = timeline.days.length;
  const { width, direction } = room ?? FALLBACK_ROOM;
  const size = useMemo(() => ({ width, height, direction }), [width, height, direction]);
  const beside = labels.length > 0 && width >= ROOM_FOR_LABELS;
  const nameRoom = beside ? roomForNames(labels, width) : 0;
  const marks = useCallback(
    () => (box === null ? [] : namedMarks(box).map(withRemark(remarkOn))),
    [namedMarks, box, remarkOn],
  );
  const selectSpan = () => {
    const span = spanWithin(cursor.read(), count);
    if (span === null) return;
    const from = timeline.days[span.from];
    const to = timeline.days[span.to];
    cursor.clear();
    if (from !== undefined && to !== undefined) {
      onRangeChange?.({ from, to: lastDayOf(to, timeline.spans) });
    }
  };
  const chooseSeries = () => {
    const { series } = cursor.read();
    if (series !== null) props.onChoose?.(series);
  };
  const seriesAt =
    props.seriesAt ??
    ((at: PlotBox, day: number, y: number) => nearestSeries(lines, timeline.days[day], at, y));
  const pointer = useTimePointer({
    box,
    cursor,
    count,
    seriesAt,
    ...(onRangeChange && { onSpan: selectSpan }),
    ...(props.onChoose && { onPress: chooseSeries }),
  });
  // Names with ranks follow the plot in reading order, colour legends precede it.
  const isOrdered = labels.some(({ prefix }) => prefix !== undefined);
  // Names too close together for touch are buttons above the plot instead.
  const arePressed =
    beside && box !== null && haveRoom(labels.length, height - box.edges.top - box.edges.bottom);
  const above = arePressed || !props.onToggle ? hiddenOf(labels, beside) : labels;
  const toggle = props.onToggle && { onToggle: props.onToggle };
  const legend = room !== null && above.length > 0 && <Legend labels={above} {...toggle} />;
  const notesOn = (day: string) => [...eventsOn(events, day), ...remarkOn(day)];
  const announce = (index: number, series: string | null, span: DaySpan | null) => {
    const day = timeline.days[index] ?? '';
    const name = pointName({ formats, spans: timeline.spans }, day, 'weekday');
    const values = formats.formatList(props.describeDay(index, series));
    const parts = [`${name}: ${values}`, ...notesOn(day)];
    if (span !== null) parts.unshift(spanText(timeline, span, formats));
    return parts.join('. ');
  };

  return (
    <div ref={ref}>
      {!isOrdered && legend}
      <div className={css.root} style={{ height }} {...pointer}>
        {/* Without a size nothing is rendered: on the server, and before the first layout. */}
        {room !== null && (
          <>
            <div aria-hidden="true">
              <TimePlot
                base={base}
                chart={chart}
                rows={rows}
                size={size}
                nameRoom={nameRoom}
                timeline={timeline}
                axis={axis}
                grid={grid}
                events={events}
                cursor={cursor}
                lines={lines}
                onBox={setBox}
              >
                {children}
              </TimePlot>
            </div>
            {box !== null && (
              <>
                {beside && (
                  <EndLabels
                    box={box}
                    room={nameRoom}
                    labels={labels}
                    cursor={cursor}
                    {...(arePressed && toggle)}
                  />
                )}
                <CursorReadout
                  cursor={cursor}
                  box={box}
                  timeline={timeline}
                  readout={props.readout}
                  notesOn={notesOn}
                />
                <MarkList label={props.label} count={valueCount} marks={marks} />
              </>
            )}
            <CursorSlider
              label={props.label}
              {...(props.describedBy !== undefined && { describedBy: props.describedBy })}
              cursor={cursor}
              count={count}
              announce={announce}
              seriesIds={props.seriesIds ?? lines.map(({ id }) => id)}
              isLarge={valueCount > MAX_LISTED_MARKS}
              {...(onRangeChange && { onSpan: selectSpan })}
              {...(props.onChoose && { onChoose: chooseSeries })}
            />
          </>
        )}
      </div>
      {isOrdered && legend}
      {height >= ROOM_FOR_NOTE && <PartialNote days={timeline.days} spans={timeline.spans} />}
    </div>
  );
}

/** Values of a partial day are announced with a remark. */
const withRemark =
  (remarkOn: (day: string) => readonly string[]) =>
  (mark: NamedMark): NamedMark => {
    const remark = remarkOn(mark.day ?? '');
    return remark.length === 0 ? mark : { ...mark, name: [mark.name, ...remark].join('. ') };
  };

/** Names above the plot: those of hidden lines, or all where there is no room beside. */
const hiddenOf = (labels: readonly EndLabel[], beside: boolean): readonly EndLabel[] =>
  beside ? labels.filter(({ value }) => value === null) : labels;

/** Pixels for the names beside the lines. */
function roomForNames(labels: readonly EndLabel[], width: number): number {
  // A name that is a link has the toggle of its line before it.
  const isSwitched = labels.some(({ href }) => href !== undefined);
  const texts = labels.map(({ text, prefix = '' }) => `${prefix} ${text}`);
  return textRoom(texts, Math.round(width * 0.3)) + (isSwitched ? 48 : 24);
}
