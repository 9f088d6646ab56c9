import { CartesianGrid, XAxis, YAxis } from 'recharts';
import { timeToDay } from '../../internal/days.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as lines from './axis.css.ts';
import type { Edges, YAxisModel } from './plotBox.ts';
import type { Timeline } from './timeline.ts';

/**
 * Axes are functions, not components: recharts reads them as its own children.
 * Both axes are numeric; a category axis would space missing days away.
 */
export interface AxesOptions {
  timeline: Timeline;
  /** Times of the labelled days. */
  dayTicks: readonly string[];
  times: readonly number[];
  axis: YAxisModel;
  edges: Edges;
  /** Without a grid the lines themselves carry the eye. */
  grid: boolean;
}

interface TickProps {
  x: number | string;
  y: number | string;
  payload: { value: number };
  index: number;
}

export function Axes({ timeline, dayTicks, times, axis, edges, grid }: AxesOptions) {
  const { formats } = useWidgets();
  const dayTick = ({ x, y, payload, index }: TickProps) => (
    <text x={x} y={y} dy={12} textAnchor="middle" className={lines.axisText} direction="inherit">
      {formats.formatDayTick(timeToDay(payload.value), dayTicks[index - 1] ?? null)}
    </text>
  );
  const valueTick = ({ x, y, payload }: TickProps) => (
    <text x={x} y={y} dx={-2} dy={4} textAnchor="end" className={lines.axisText}>
      {axis.format(payload.value)}
    </text>
  );
  return (
    <>
      {grid && <CartesianGrid vertical={false} syncWithTicks className={lines.gridLine} />}
      <XAxis
        type="number"
        dataKey="time"
        domain={timeline.domain}
        allowDataOverflow
        ticks={[...times]}
        tick={dayTick}
        interval={0}
        height={edges.bottom}
        axisLine={false}
        tickLine={false}
      />
      <YAxis
        type="number"
        domain={axis.domain}
        allowDataOverflow
        reversed={axis.reversed}
        ticks={[...axis.ticks]}
        tick={valueTick}
        interval={0}
        width={edges.left}
        axisLine={false}
        tickLine={false}
      />
    </>
  );
}
