import { type ReactNode, use, useCallback, useMemo } from 'react';
import { useElementWidth } from '../../internal/useElementWidth.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { CursorLayer } from './CursorLayer.tsx';
import { CursorSlider } from './CursorSlider.tsx';
import { type Cursor, type DaySpan, spanWithin, useChosen, useCursor } from './cursor.ts';
import { type EndLabel, EndLabels, haveRoom } from './EndLabels.tsx';
import { type ChartEvent, eventsOn } from './EventMarks.tsx';
import { Legend } from './Legend.tsx';
import { MarkList, MOST_NAMED, type NamedMark } from './MarkList.tsx';
import { PartialNote } from './PartialHatch.tsx';
import { usePartialRemark } from './partialDays.ts';
import { type PlotBox, plotBox, textRoom, valueRoom, type YAxisModel } from './plotBox.ts';
import type { ReadoutRow } from './Readout.tsx';
import { SketchContext } from './sketch.ts';
import * as css from './TimeChart.css.ts';
import { TimePlot } from './TimePlot.tsx';
import { lastDayOf, spanText, type Timeline } from './timeline.ts';
import { useTimePointer } from './useTimePointer.ts';

export interface TimeChartProps {
  /** Accessible name of the cursor: the chart's title. */
  label: string;
  describedBy?: string;
  height: number;
  timeline: Timeline;
  axis: YAxisModel;
  /** Series to walk among, in the order of the eye. */
  seriesIds?: readonly string[];
  /** A day in words; `series` is the line that stands out, null: all alike. */
  announce: (day: number, series: string | null) => string;
  readout: (day: number, series: string | null) => readonly ReadoutRow[];
  /** Names at the ends of the lines; on narrow screens they stand above as a legend. */
  labels?: readonly EndLabel[];
  onToggle?: (id: string) => void;
  /** The series next to a place of the pointer, null where none is near. */
  seriesAt?: (box: PlotBox, day: number, y: number) => string | null;
  grid?: boolean;
  events?: readonly ChartEvent[];
  /** Takes a range of days drawn with the pointer, or with Shift and the arrows and Enter. */
  onRangeChange?: (range: { from: string; to: string }) => void;
  /** Takes the line that was pressed, or that the keys stand on at Enter. */
  onChoose?: (series: string) => void;
  /** How many values there are; up to 500 each is named for assistive technology. */
  valueCount: number;
  /** Those values, where they are drawn. */
  namedMarks: (box: PlotBox) => readonly NamedMark[];
  /** Under the lines. */
  under?: (box: PlotBox) => ReactNode;
  /** On the day under the cursor, drawn anew with every move: keep it light. */
  over?: (box: PlotBox, day: number, series: string | null) => ReactNode;
  /** Lines and marks as plain SVG; drawn anew only when the chosen series changes. */
  children: (box: PlotBox, series: string | null) => ReactNode;
}

/** Below this width names stand above the lines. */
const ROOM_FOR_LABELS = 520;
/** Lower ones stand among others that are alike: their owner has the words. */
const ROOM_FOR_NOTE = 180;
const DEFAULT_WIDTH = 640;
const NO_EVENTS: readonly ChartEvent[] = [];

/** A chart over days; only its sketch where nothing can be measured. */
export function TimeChart(props: TimeChartProps) {
  const sketch = use(SketchContext);
  return sketch === null ? <LivingTimeChart {...props} /> : sketch.time(props);
}

/**
 * Everything over days: numeric axes, hatched gaps, events, the cursor with its readout, its slider
 * and its range, and names beside the lines. The scales are known here, so everything is drawn in one
 * go, and a move of the cursor draws only what moves with it.
 */
function LivingTimeChart(props: TimeChartProps) {
  const { timeline, axis, height, labels = [], grid = true, events = NO_EVENTS, under } = props;
  const { children, namedMarks, valueCount, onRangeChange } = props;
  const { formats } = useWidgets();
  const remarkOn = usePartialRemark();
  const [ref, measured] = useElementWidth(DEFAULT_WIDTH);
  const cursor = useCursor();
  const count = timeline.days.length;
  const width = measured ?? DEFAULT_WIDTH;
  // Nothing is drawn before there is a place to draw in: it would be drawn again at once.
  const isLaidOut = measured !== null;
  const beside = labels.length > 0 && width >= ROOM_FOR_LABELS;
  const box = useMemo(
    () => plotBox(width, height, edgesOf(axis, beside ? labels : [], width), timeline, axis),
    [width, height, axis, beside, labels, timeline],
  );
  // The cursor moves often and the plot is large: it is drawn only for what changes it.
  const plot = useMemo(
    () =>
      isLaidOut && (
        <TimePlot
          box={box}
          timeline={timeline}
          axis={axis}
          grid={grid}
          events={events}
          {...(under && { under })}
        >
          <Lines box={box} cursor={cursor} draw={children} />
        </TimePlot>
      ),
    [isLaidOut, box, timeline, axis, grid, events, under, children, cursor],
  );
  const marks = useCallback(
    () => namedMarks(box).map(withRemark(remarkOn)),
    [namedMarks, box, remarkOn],
  );
  const takeSpan = () => {
    const span = spanWithin(cursor.read(), count);
    if (span === null) return;
    const from = timeline.days[span.from];
    const to = timeline.days[span.to];
    cursor.clear();
    if (from !== undefined && to !== undefined) {
      onRangeChange?.({ from, to: lastDayOf(to, timeline.spans) });
    }
  };
  const takeLine = () => {
    const { series } = cursor.read();
    if (series !== null) props.onChoose?.(series);
  };
  const pointer = useTimePointer({
    box,
    cursor,
    count,
    ...(props.seriesAt && { seriesAt: props.seriesAt }),
    ...(onRangeChange && { onSpan: takeSpan }),
    ...(props.onChoose && { onPress: takeLine }),
  });
  // Places are read after the lines that lead to them, hues before.
  const ordered = labels.some(({ prefix }) => prefix !== undefined);
  // Names too close to each other to be pressed are pressed above the lines.
  const { top, bottom } = box.edges;
  const arePressed = beside && haveRoom(labels.length, height - top - bottom);
  const above = arePressed || !props.onToggle ? hiddenOf(labels, beside) : labels;
  const legend = isLaidOut && above.length > 0 && (
    <Legend labels={above} {...(props.onToggle && { onToggle: props.onToggle })} />
  );
  const notesOn = (day: string) => [...eventsOn(events, day), ...remarkOn(day)];
  const announce = (index: number, series: string | null, span: DaySpan | null) => {
    const told = [props.announce(index, series), ...notesOn(timeline.days[index] ?? '')];
    if (span !== null) told.unshift(spanText(timeline, span, formats));
    return told.join('. ');
  };

  return (
    <>
      {!ordered && legend}
      <div ref={ref} className={css.root} style={{ height }} {...pointer}>
        {plot}
        {isLaidOut && beside && (
          <EndLabels
            box={box}
            labels={labels}
            cursor={cursor}
            {...(props.onToggle && arePressed && { onToggle: props.onToggle })}
          />
        )}
        {isLaidOut && (
          <>
            <CursorLayer
              cursor={cursor}
              box={box}
              timeline={timeline}
              readout={props.readout}
              notesOn={notesOn}
              {...(props.over && { over: props.over })}
            />
            <MarkList label={props.label} count={valueCount} marks={marks} />
            <CursorSlider
              label={props.label}
              describedBy={props.describedBy}
              cursor={cursor}
              count={count}
              announce={announce}
              seriesIds={props.seriesIds}
              isLarge={valueCount > MOST_NAMED}
              {...(onRangeChange && { onSpan: takeSpan })}
              {...(props.onChoose && { onChoose: takeLine })}
            />
          </>
        )}
      </div>
      {ordered && legend}
      {height >= ROOM_FOR_NOTE && <PartialNote days={timeline.days} spans={timeline.spans} />}
    </>
  );
}

/** The lines, drawn anew when another one stands out. */
function Lines(props: { box: PlotBox; cursor: Cursor; draw: TimeChartProps['children'] }) {
  return props.draw(props.box, useChosen(props.cursor));
}

/** A value of a day that is not whole is not told without that. */
const withRemark =
  (remarkOn: (day: string) => readonly string[]) =>
  (mark: NamedMark): NamedMark => {
    const remark = remarkOn(mark.day ?? '');
    return remark.length === 0 ? mark : { ...mark, name: [mark.name, ...remark].join('. ') };
  };

/** Names that stand above the lines: those of hidden lines, or all where there is no room beside. */
const hiddenOf = (labels: readonly EndLabel[], beside: boolean): readonly EndLabel[] =>
  beside ? labels.filter(({ value }) => value === null) : labels;

function edgesOf(axis: YAxisModel, beside: readonly EndLabel[], width: number) {
  // A name that is a link has the switch of its line before it.
  const isSwitched = beside.some(({ href }) => href !== undefined);
  const texts = beside.map(({ text, prefix = '' }) => `${prefix} ${text}`);
  return {
    left: valueRoom(axis, width),
    right:
      beside.length > 0 ? textRoom(texts, Math.round(width * 0.3)) + (isSwitched ? 48 : 24) : 16,
    top: 8,
    bottom: 24,
  };
}
