import { area, line } from 'd3-shape';
import { ageRuns } from '../marks/ageRuns.ts';
import * as css from '../marks/MarkPlot.css.ts';
import type { BandLine, BandPoint } from './band.ts';

export interface BandDrawingProps {
  band: readonly BandPoint[];
  lines: readonly (BandLine & { color: string })[];
  toX: (age: number) => number;
  toY: (value: number) => number;
}

/** Wide and narrow band, the median, and the lines over them; nothing is joined over a hole. */
export function BandDrawing({ band, lines, toX, toY }: BandDrawingProps) {
  const between = (low: 'p10' | 'p25', high: 'p75' | 'p90') => {
    const path = area<BandPoint>()
      .x(({ age }) => toX(age))
      .y0((point) => toY(point[low] ?? 0))
      .y1((point) => toY(point[high] ?? 0));
    const runs = ageRuns(band, (point) => point[low] !== null && point[high] !== null);
    return runs.map((run) => path(widened(run, toX)) ?? '').join('');
  };
  const median = line<BandPoint>()
    .x(({ age }) => toX(age))
    .y(({ p50 }) => toY(p50 ?? 0));
  return (
    <>
      <path className={css.bandWide} d={between('p10', 'p90')} />
      <path className={css.bandNarrow} d={between('p25', 'p75')} />
      <path
        className={css.median}
        d={ageRuns(band, ({ p50 }) => p50 !== null)
          .map((run) => median(widened(run, toX)) ?? '')
          .join('')}
      />
      {lines.map((one) => (
        <OwnLine key={one.id} one={one} toX={toX} toY={toY} />
      ))}
    </>
  );
}

/** Pixels on each side of an age that stands alone. */
const ALONE = 6;

/** A cohort known at one age alone would have no width: it is drawn some pixels to both sides. */
function widened(run: readonly BandPoint[], toX: (age: number) => number): BandPoint[] {
  const [only] = run;
  if (run.length !== 1 || only === undefined) return [...run];
  const day = Math.abs(toX(1) - toX(0)) || 1;
  return [-1, 1].map((side) => ({ ...only, age: only.age + (side * ALONE) / day }));
}

interface OwnLineProps extends Pick<BandDrawingProps, 'toX' | 'toY'> {
  one: BandLine & { color: string };
}

/** A book's line; an age between two holes is a dot, and so is the last one. */
function OwnLine({ one, toX, toY }: OwnLineProps) {
  const runs = ageRuns(one.points, ({ value }) => value !== null);
  const last = runs.at(-1)?.at(-1);
  const path = line<{ age: number; value: number | null }>()
    .x(({ age }) => toX(age))
    .y(({ value }) => toY(value ?? 0));
  const dots = runs.flatMap((run) => run.filter((point) => run.length === 1 || point === last));
  return (
    <g data-series={one.id}>
      <path
        className={css.own}
        stroke={one.color}
        d={runs.map((run) => path(run) ?? '').join('')}
      />
      {dots.map(({ age, value }) => (
        <circle
          key={age}
          className={css.end}
          cx={toX(age)}
          cy={toY(value ?? 0)}
          r={3.5}
          fill={one.color}
        />
      ))}
    </g>
  );
}
