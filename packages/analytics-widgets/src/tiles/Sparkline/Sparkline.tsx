import type { DayPoint } from '../../internal/days.ts';
import { MissingValue } from '../../internal/MissingValue.tsx';
import type { ValueFormat } from '../../provider/formats.ts';
import { usePartialDays } from '../../provider/PartialDays.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './Sparkline.css.ts';
import { sparkPaths } from './sparkPaths.ts';

export interface SparklineProps {
  /** Captured days, ascending; null where there is no value. */
  points: readonly DayPoint[];
  /** Summary of the line as text: 'rank over 30 days, from 12 to 3'. */
  label: string;
  format?: ValueFormat;
  /** Ranks: 1 is on top. */
  inverted?: boolean;
  /** Pixels. */
  width?: number;
  height?: number;
}

/**
 * A line without axes. It breaks where days are missing; its last value is marked. Its name is what
 * the eye sees at a glance, its description every value: a row of a table is read without them.
 */
export function Sparkline({
  points,
  label,
  format = 'number',
  inverted = false,
  width = 96,
  height = 24,
}: SparklineProps) {
  const { formats, strings } = useWidgets();
  const partial = usePartialDays();
  const { lines, dots, end, xOf } = sparkPaths(points, { width, height, inset: 3, inverted });
  if (end === null) return <MissingValue />;
  const [first, last] = [points[0]?.day ?? '', points.at(-1)?.day ?? ''];
  const values = points.map(({ value }) =>
    value === null ? strings.value.missing : formats.formatValue(value, format),
  );
  const halves = points.flatMap(({ day }) => (partial.has(day) ? [day] : []));
  const descriptions = [
    strings.chart.reading(
      formats.formatDays(first, last, 'short'),
      values.join(formats.listSeparator),
    ),
    ...(halves.length === 0
      ? []
      : [
          strings.chart.partial(
            halves.map((day) => formats.formatDay(day, 'short')).join(formats.listSeparator),
          ),
        ]),
  ];
  return (
    // Time runs left to right in every language, so the plot never mirrors.
    <svg
      role="img"
      aria-label={label}
      aria-description={descriptions.join('. ')}
      className={css.root}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {halves.map((day) => (
        <line
          key={day}
          data-partial={day}
          className={css.partial}
          x1={xOf(day)}
          x2={xOf(day)}
          y1={0}
          y2={height}
        />
      ))}
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
