import type { ReactNode } from 'react';
import { Surface } from 'recharts';
import { dayToTime } from '../../internal/days.ts';
import { Axes } from './Axes.tsx';
import * as lines from './axis.css.ts';
import { type ChartEvent, EventMarks } from './EventMarks.tsx';
import { GapHatch } from './GapHatch.tsx';
import { PartialHatch } from './PartialHatch.tsx';
import type { PlotBox, YAxisModel } from './plotBox.ts';
import { dayTicks, pointTicks } from './ticks.ts';
import type { Timeline } from './timeline.ts';

export interface TimePlotProps {
  box: PlotBox;
  timeline: Timeline;
  axis: YAxisModel;
  grid: boolean;
  events: readonly ChartEvent[];
  /** Under the lines. */
  under?: (box: PlotBox) => ReactNode;
  children: ReactNode;
}

/** Pixels that a day's label takes on the axis. */
const LABEL = 64;

/** The room of a text is reckoned, not measured: one that is a pixel wider is not cut. */
const SURFACE = { display: 'block', overflow: 'visible' } as const;

/** What stands still while the cursor moves: axes, hatched gaps, events and lines. */
export function TimePlot({ box, timeline, axis, grid, events, under, children }: TimePlotProps) {
  const { width, height, edges } = box;
  const first = timeline.days[0];
  const last = timeline.days.at(-1);
  const room = Math.floor((width - edges.left - edges.right) / LABEL);
  const ticks =
    timeline.spans !== null
      ? pointTicks(timeline.days, room)
      : first && last
        ? dayTicks(first, last, room)
        : [];
  return (
    <Surface width={width} height={height} style={SURFACE} aria-hidden="true">
      <Axes box={box} times={ticks.map(dayToTime)} axis={axis} grid={grid} />
      <GapHatch box={box} timeline={timeline} />
      {under?.(box)}
      {!axis.reversed && axis.domain[0] <= 0 && (
        <line
          className={lines.baseLine}
          x1={edges.left}
          x2={width - edges.right}
          y1={box.y(0)}
          y2={box.y(0)}
        />
      )}
      <EventMarks box={box} events={events} />
      {children}
      {/* Over what is drawn: areas would hide it. */}
      <PartialHatch box={box} timeline={timeline} />
    </Surface>
  );
}
