import { DAY_MS } from '../../internal/days.ts';
import type { PlotBox } from '../internal/plotBox.ts';

export interface BarPairProps {
  box: PlotBox;
  time: number;
  up: number | null;
  down: number | null;
  colors: { up: string; down: string };
}

const WIDEST = 22;

/**
 * A day's two bars. Drawn here: the library has bars for categories, and on a numeric axis, which
 * keeps missing days wide, it cannot tell how wide a day is.
 */
export function BarPair({ box, time, up, down, colors }: BarPairProps) {
  const dayWidth = box.x(DAY_MS) - box.x(0);
  const width = Math.max(1, Math.min(WIDEST, dayWidth * 0.7));
  const x = box.x(time) - width / 2;
  const zero = box.y(0);
  return (
    <g>
      {up !== null && up > 0 && (
        <rect x={x} y={box.y(up)} width={width} height={zero - box.y(up) - 0.5} fill={colors.up} />
      )}
      {down !== null && down > 0 && (
        <rect
          x={x}
          y={zero + 0.5}
          width={width}
          height={box.y(-down) - zero - 0.5}
          fill={colors.down}
        />
      )}
    </g>
  );
}
