import type { DayPoint } from '../../internal/days.ts';
import { MissingValue } from '../../internal/MissingValue.tsx';
import * as css from './Sparkline.css.ts';
import { sparkPaths } from './sparkPaths.ts';

export interface SparklineProps {
  /** Captured days, ascending; null where there is no value. */
  points: readonly DayPoint[];
  /** What the eye sees, in words: 'place over 30 days, from 12 to 3'. */
  label: string;
  /** Ranks: the first place is on top. */
  inverted?: boolean;
  /** Pixels. */
  width?: number;
  height?: number;
}

/** A line without axes. It breaks where days are missing; its last value is marked. */
export function Sparkline({
  points,
  label,
  inverted = false,
  width = 96,
  height = 24,
}: SparklineProps) {
  const { lines, dots, end } = sparkPaths(points, { width, height, inset: 3, inverted });
  if (end === null) return <MissingValue />;
  return (
    // Time runs left to right in every language, so the drawing never mirrors.
    <svg
      role="img"
      aria-label={label}
      className={css.root}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {lines.map((path) => (
        <path key={path} d={path} className={css.line} />
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={1.25} className={css.dot} />
      ))}
      <circle cx={end.x} cy={end.y} r={2.25} className={css.dot} />
    </svg>
  );
}
