import type { PointerEvent, ReactNode } from 'react';
import { ComposedChart } from 'recharts';
import { dayToTime } from '../../internal/days.ts';
import { useElementWidth } from '../../internal/useElementWidth.ts';
import { Axes } from './Axes.tsx';
import { CursorSlider } from './CursorSlider.tsx';
import { type EndLabel, EndLabels } from './EndLabels.tsx';
import { GapHatch } from './GapHatch.tsx';
import { Legend } from './Legend.tsx';
import { type PlotBox, plotBox, textRoom, type YAxisModel } from './plotBox.ts';
import { Readout, type ReadoutRow } from './Readout.tsx';
import * as css from './TimeChart.css.ts';
import { dayTicks } from './ticks.ts';
import type { ChartRow, Timeline } from './timeline.ts';
import type { Cursor } from './useCursor.ts';

export interface TimeChartProps {
  /** Accessible name of the cursor: the chart's title. */
  label: string;
  describedBy?: string;
  height: number;
  timeline: Timeline;
  rows: readonly ChartRow[];
  axis: YAxisModel;
  cursor: Cursor;
  /** Series to walk among, in the order of the eye. */
  seriesIds?: readonly string[];
  announce: (day: number) => string;
  readout: (day: number) => readonly ReadoutRow[];
  /** Names at the ends of the lines; on narrow screens they stand above as a legend. */
  labels?: readonly EndLabel[];
  /** The series next to a place of the pointer, null where none is near. */
  seriesAt?: (box: PlotBox, day: number, y: number) => string | null;
  grid?: boolean;
  stackOffset?: 'sign';
  /** Under the lines. */
  under?: (box: PlotBox) => ReactNode;
  /** Lines and marks: recharts' own elements and plain SVG. */
  children: (box: PlotBox) => ReactNode;
}

/** Below this width names stand above the lines. */
const ROOM_FOR_LABELS = 520;
const DEFAULT_WIDTH = 640;

/**
 * Everything over days: numeric axes, hatched gaps, the cursor with its readout and its slider,
 * and names beside the lines. Recharts draws axes and lines; the scales are known here, so the rest
 * is drawn without asking it.
 */
export function TimeChart(props: TimeChartProps) {
  const { timeline, axis, cursor, height, labels = [], grid = true } = props;
  const [ref, measured] = useElementWidth(DEFAULT_WIDTH);
  const width = measured ?? DEFAULT_WIDTH;
  const beside = labels.length > 0 && width >= ROOM_FOR_LABELS;
  const edges = {
    left: textRoom(axis.ticks.map(axis.format), 88),
    right: beside
      ? textRoom(
          labels.map(({ text, prefix = '' }) => `${prefix} ${text}`),
          Math.round(width * 0.3),
        ) + 24
      : 16,
    top: 8,
    bottom: 24,
  };
  const box = plotBox(width, height, edges, timeline, axis);
  const first = timeline.days[0];
  const last = timeline.days.at(-1);
  const room = Math.floor((width - edges.left - edges.right) / 64);
  const ticks = first && last ? dayTicks(first, last, room) : [];
  const day = cursor.day;
  const here = day === null ? undefined : timeline.days[day];

  const legend = !beside && labels.length > 0 && <Legend labels={labels} />;
  // Places are read after the lines that lead to them, hues before.
  const ordered = labels.some(({ prefix }) => prefix !== undefined);

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const frame = event.currentTarget.getBoundingClientRect();
    const next = box.dayAt(event.clientX - frame.left);
    cursor.moveTo(next, props.seriesAt?.(box, next, event.clientY - frame.top));
  };

  return (
    <>
      {!ordered && legend}
      <div
        ref={ref}
        className={css.root}
        style={{ height }}
        onPointerMove={onPointerMove}
        onPointerLeave={cursor.clear}
      >
        <ComposedChart
          width={width}
          height={height}
          data={[...props.rows]}
          margin={{ top: edges.top, right: edges.right, bottom: 0, left: 0 }}
          accessibilityLayer={false}
          stackOffset={props.stackOffset}
          aria-hidden="true"
        >
          <GapHatch box={box} timeline={timeline} />
          {props.under?.(box)}
          <Axes
            timeline={timeline}
            dayTicks={ticks}
            times={ticks.map(dayToTime)}
            axis={axis}
            edges={edges}
            grid={grid}
          />
          {!axis.reversed && axis.domain[0] <= 0 && (
            <line
              className={css.baseLine}
              x1={edges.left}
              x2={width - edges.right}
              y1={box.y(0)}
              y2={box.y(0)}
            />
          )}
          {here !== undefined && (
            <line
              className={css.cursorLine}
              x1={box.x(dayToTime(here))}
              x2={box.x(dayToTime(here))}
              y1={edges.top}
              y2={height - edges.bottom}
            />
          )}
          {props.children(box)}
        </ComposedChart>
        {beside && (
          <EndLabels box={box} labels={labels} active={cursor.series} onPoint={cursor.choose} />
        )}
        {day !== null && here !== undefined && (
          <Readout
            day={here}
            x={box.x(dayToTime(here))}
            box={box}
            rows={props.readout(day)}
            active={cursor.series}
          />
        )}
        <CursorSlider
          label={props.label}
          describedBy={props.describedBy}
          cursor={cursor}
          count={timeline.days.length}
          announce={props.announce}
          seriesIds={props.seriesIds}
        />
      </div>
      {ordered && legend}
    </>
  );
}
