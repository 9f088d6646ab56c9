import { timeToDay } from '../../internal/days.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as lines from './axis.css.ts';
import type { PlotBox, YAxisModel } from './plotBox.ts';

export interface AxesProps {
  box: PlotBox;
  /** Times of the labelled days. */
  times: readonly number[];
  axis: YAxisModel;
  /** Without a grid the lines themselves carry the eye. */
  grid: boolean;
}

/** From the plot's edge to the texts of an axis, in pixels: down to the line they stand on. */
const ASIDE = 10;
const BELOW = 20;

/**
 * Grid and texts of both axes. Days stand on a scale of time: one of categories would space missing
 * days away. Scales and ticks are known before, so nothing is measured and nothing drawn twice.
 */
export function Axes({ box, times, axis, grid }: AxesProps) {
  const { formats } = useWidgets();
  const { width, height, edges } = box;
  return (
    <>
      {grid &&
        axis.ticks.map((tick) => (
          <line
            key={`line ${tick}`}
            className={lines.gridLine}
            x1={edges.left}
            x2={width - edges.right}
            y1={box.y(tick)}
            y2={box.y(tick)}
          />
        ))}
      {times.map((time, index) => (
        <text
          key={`day ${time}`}
          className={lines.axisText}
          x={box.x(time)}
          y={height - edges.bottom + BELOW}
          textAnchor="middle"
          direction="inherit"
        >
          {formats.formatDayTick(timeToDay(time), dayBefore(times, index))}
        </text>
      ))}
      {axis.ticks.map((tick) => (
        <text
          key={`value ${tick}`}
          className={lines.axisText}
          x={edges.left - ASIDE}
          y={box.y(tick)}
          dy={4}
          textAnchor="end"
        >
          {axis.format(tick)}
        </text>
      ))}
    </>
  );
}

function dayBefore(times: readonly number[], index: number): string | null {
  const before = times[index - 1];
  return before === undefined ? null : timeToDay(before);
}
