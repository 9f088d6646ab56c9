import { memo, type ReactNode, useLayoutEffect } from 'react';
import { CartesianGrid, type ComposedChart, ReferenceLine, XAxis, YAxis } from 'recharts';
import { DAY_MS, dayToTime, timeToDay } from '../../internal/days.ts';
import type { Room } from '../../provider/ChartRoom.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { ColoredSeries } from './assignSeriesColors.ts';
import * as axes from './axis.css.ts';
import type { RechartsProps } from './chartProps.ts';
import type { ChartRow } from './chartRows.ts';
import { type Cursor, useChosen } from './cursor.ts';
import { type ChartEvent, EventMarkers } from './EventMarkers.tsx';
import { GapArea } from './GapArea.tsx';
import { horizontalLines } from './gridLines.ts';
import { PartialAreas } from './PartialHatch.tsx';
import { PlotCursor } from './PlotCursor.tsx';
import { type PlotBox, textRoom, type YAxisModel } from './plotBox.ts';
import { dayTicks, pointTicks } from './ticks.ts';
import type { Timeline } from './timeline.ts';
import { usePlotBox } from './usePlotBox.ts';

export interface TimePlotProps {
  /** The Recharts chart, and what a developer passes on to it. */
  base: typeof ComposedChart;
  chart: RechartsProps;
  rows: readonly ChartRow[];
  size: Room & { height: number };
  /** Pixels for names at the ends of lines. */
  nameRoom: number;
  timeline: Timeline;
  axis: YAxisModel;
  grid: boolean;
  events: readonly ChartEvent[];
  cursor: Cursor;
  lines: readonly ColoredSeries[];
  onBox: (box: PlotBox | null) => void;
  /** Renders the series; `active` is the highlighted one. */
  children: (active: string | null) => ReactNode;
}

/** Pixels that a day's label takes on the axis. */
const DAY_LABEL_WIDTH_PX = 64;

/**
 * The Recharts chart itself. It is large and the cursor moves often: it is rendered again only when
 * one of its props changes.
 */
export const TimePlot = memo(function TimePlot(props: TimePlotProps) {
  const { base: Chart, chart, rows, size, nameRoom, timeline, axis, grid, events } = props;
  const { cursor, lines, onBox, children } = props;
  const { width, height, direction } = size;
  const { formats, strings } = useWidgets();
  const side = axisSideOf(direction, nameRoom);
  // Recharts measures the texts for `width="auto"` before the fonts of the page are loaded.
  const axisRoom = textRoom(axis.ticks.map(axis.format), Math.round(width / 4));
  return (
    <Chart
      accessibilityLayer={false}
      {...chart}
      data={rows}
      width={width}
      height={height}
      margin={{ ...marginsOf(side, nameRoom), ...chart.margin }}
    >
      {grid && (
        <CartesianGrid {...horizontalLines} syncWithTicks className={axes.gridLine} stroke="" />
      )}
      <XAxis
        dataKey="time"
        type="number"
        scale="time"
        domain={timeline.domain}
        allowDataOverflow
        {...timeTicks(timeline, width - nameRoom - axisRoom, formats.formatDayTick)}
        interval="preserveStartEnd"
        height={28}
        // Below the lowest label of the other axis, which may reach under the first day.
        tickMargin={10}
        tickSize={0}
        tick={AXIS_TEXT}
        tickLine={false}
        axisLine={false}
      />
      <YAxis
        type="number"
        scale={axis.scale ?? 'linear'}
        domain={axis.domain}
        allowDataOverflow
        ticks={axis.ticks}
        tickFormatter={axis.format}
        interval={0}
        reversed={axis.reversed}
        orientation={side}
        width={axisRoom}
        tickMargin={8}
        tickSize={0}
        tick={AXIS_TEXT}
        tickLine={false}
        axisLine={false}
      />
      {timeline.gaps.map((gap) => (
        <GapArea
          key={gap.from}
          from={dayToTime(gap.after) + timeline.pad * DAY_MS}
          to={dayToTime(gap.before) - timeline.pad * DAY_MS}
          data-gap={gap.days}
          title={strings.chart.gap(formats.formatDays(gap.from, gap.to, 'short'), gap.days)}
        />
      ))}
      {!axis.reversed && axis.scale !== 'log' && axis.domain[0] <= 0 && (
        <ReferenceLine y={0} className={axes.baseLine} zIndex={BASE_LINE_Z_INDEX} />
      )}
      <EventMarkers events={events} />
      <Highlighted cursor={cursor} render={children} />
      <PartialAreas timeline={timeline} />
      {chart.children}
      <PlotCursor cursor={cursor} timeline={timeline} lines={lines} />
      <PlotProbe timeline={timeline} onBox={onBox} />
    </Chart>
  );
});

const AXIS_TEXT = { className: axes.axisText };
/** Above areas and bars, below lines. */
const BASE_LINE_Z_INDEX = 350;

/** Renders again when another series is highlighted. */
function Highlighted(props: { cursor: Cursor; render: TimePlotProps['children'] }) {
  return props.render(useChosen(props.cursor));
}

/** Reports where Recharts has laid the plot out to what is rendered around it in HTML. */
function PlotProbe(props: { timeline: Timeline; onBox: (box: PlotBox | null) => void }) {
  const { timeline, onBox } = props;
  const box = usePlotBox(timeline);
  useLayoutEffect(() => onBox(box), [box, onBox]);
  return null;
}

/**
 * Returns the side of the value axis: the start of the text direction. Time runs left to right in every
 * language, so names at the ends of lines are on the right, where no axis and no grid line may cross them.
 */
const axisSideOf = (direction: 'ltr' | 'rtl', nameRoom: number): 'left' | 'right' =>
  direction === 'rtl' && nameRoom === 0 ? 'right' : 'left';

function marginsOf(side: 'left' | 'right', nameRoom: number) {
  return side === 'left'
    ? { top: 8, right: Math.max(16, nameRoom), bottom: 0, left: 0 }
    : { top: 8, right: 0, bottom: 0, left: 16 };
}

/** Returns the ticks of the time axis for a width in pixels, and their texts. */
function timeTicks(
  { days, spans }: Timeline,
  pixels: number,
  format: (day: string, previous: string | null) => string,
) {
  const [first, last] = [days[0], days.at(-1)];
  const most = Math.max(1, Math.floor(pixels / DAY_LABEL_WIDTH_PX));
  const labelled =
    spans !== null
      ? pointTicks(days, most)
      : first !== undefined && last !== undefined
        ? dayTicks(first, last, most)
        : [];
  const ticks = labelled.map(dayToTime);
  const tickFormatter = (time: number) =>
    format(timeToDay(time), labelled[ticks.indexOf(time) - 1] ?? null);
  return { ticks, tickFormatter };
}
