import { Area, Line, ReferenceDot, useXAxisScale, useYAxisScale } from 'recharts';
import { vars } from '../../internal/theme.ts';
import type { AgeEntry } from '../marks/AgePlot.tsx';
import { ageRuns } from '../marks/ageRuns.ts';
import * as css from '../marks/MarkPlot.css.ts';
import type { BandLine, BandPoint } from './band.ts';

const { color } = vars;

const BANDS = [
  { low: 'p10', high: 'p90', fill: color.border.subtle, fillOpacity: 0.6 },
  { low: 'p25', high: 'p75', fill: color.border.strong, fillOpacity: 0.35 },
] as const;

/** Returns the `dataKey` of the ages of a run: values of other ages are not joined to it. */
function keyOf<Point extends { age: number }, Value>(
  run: readonly Point[],
  read: (point: Point) => Value,
) {
  const values = new Map(run.map((point) => [point.age, read(point)]));
  return ({ age }: AgeEntry) => values.get(age);
}

/** Renders the wide and the narrow band of a cohort and its median; gaps are not bridged. */
export function CohortBand({ band }: { band: readonly BandPoint[] }) {
  return (
    <>
      {BANDS.map(({ low, high, ...paint }) =>
        ageRuns(band, (point) => point[low] !== null && point[high] !== null).map((run) =>
          run.length === 1 ? (
            <LoneBand key={run[0]?.age} point={run[0]} low={low} high={high} paint={paint} />
          ) : (
            <Area
              key={`${low} ${run[0]?.age}`}
              dataKey={keyOf(run, (point) => [point[low] ?? 0, point[high] ?? 0])}
              {...paint}
              stroke="none"
              connectNulls
              activeDot={false}
              isAnimationActive={false}
            />
          ),
        ),
      )}
      {ageRuns(band, ({ p50 }) => p50 !== null).map((run) => (
        <Line
          key={run[0]?.age}
          dataKey={keyOf(run, ({ p50 }) => p50)}
          stroke={color.chart.axis}
          strokeWidth={1.5}
          strokeDasharray="5 4"
          dot={run.length === 1}
          activeDot={false}
          connectNulls
          isAnimationActive={false}
        />
      ))}
    </>
  );
}

/** Pixels on each side of an age without neighbours. */
const LONE_BAND_HALF_WIDTH_PX = 6;

interface LoneBandProps {
  point: BandPoint | undefined;
  low: 'p10' | 'p25';
  high: 'p75' | 'p90';
  paint: { fill: string; fillOpacity: number };
}

/** A cohort known at a single age: an area would have no width. */
function LoneBand({ point, low, high, paint }: LoneBandProps) {
  const toX = useXAxisScale();
  const toY = useYAxisScale();
  if (!point || !toX || !toY) return null;
  const [x = 0, top = 0, bottom = 0] = [toX(point.age), toY(point[high]), toY(point[low])];
  return (
    <rect
      {...paint}
      x={x - LONE_BAND_HALF_WIDTH_PX}
      y={top}
      width={2 * LONE_BAND_HALF_WIDTH_PX}
      height={Math.max(1, bottom - top)}
    />
  );
}

export interface OwnLineProps {
  line: BandLine;
  color: string;
}

/** The line of a book; an age between two gaps is a dot, and so is the last one. */
export function OwnLine({ line, color: ink }: OwnLineProps) {
  const runs = ageRuns(line.points, ({ value }) => value !== null);
  const last = runs.at(-1)?.at(-1);
  return (
    <>
      {runs.map((run) => (
        <Line
          key={run[0]?.age}
          data-series={line.id}
          dataKey={keyOf(run, ({ value }) => value)}
          type="linear"
          stroke={ink}
          strokeWidth={2}
          dot={false}
          activeDot={false}
          connectNulls
          isAnimationActive={false}
        />
      ))}
      {runs
        .flatMap((run) => run.filter((point) => run.length === 1 || point === last))
        .map(({ age, value }) => (
          <ReferenceDot key={age} x={age} y={value ?? 0} r={4} fill={ink} className={css.end} />
        ))}
    </>
  );
}
