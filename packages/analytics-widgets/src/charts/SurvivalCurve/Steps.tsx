import { Area, ErrorBar, Line } from 'recharts';
import type { AgeEntry } from '../marks/AgePlot.tsx';
import type { SurvivalGroup } from './survival.ts';

export interface StepsProps extends SurvivalGroup {
  color: string;
  /** Renders the 95 % interval behind the line. */
  hasBand: boolean;
}

/**
 * The steps of a group with their interval; a single estimate is a dot with a vertical interval.
 */
export function Steps({ id, points, color, hasBand }: StepsProps) {
  const at = new Map(points.map((point) => [point.age, point]));
  const isAlone = points.length === 1;
  // An estimate holds between its ages: ages of other groups do not break the line.
  const steps = { type: 'stepAfter', connectNulls: true, isAnimationActive: false } as const;
  return (
    <>
      {hasBand && !isAlone && (
        <Area
          {...steps}
          dataKey={({ age }: AgeEntry) => {
            const point = at.get(age);
            return point && [point.low, point.high];
          }}
          fill={color}
          fillOpacity={0.18}
          stroke="none"
          activeDot={false}
        />
      )}
      <Line
        {...steps}
        data-series={id}
        dataKey={({ age }: AgeEntry) => at.get(age)?.share}
        stroke={color}
        strokeWidth={2}
        dot={isAlone && { r: 4, fill: color }}
        activeDot={false}
      >
        {isAlone && (
          <ErrorBar
            dataKey={({ age }: AgeEntry) => {
              const point = at.get(age);
              return point && [point.share - point.low, point.high - point.share];
            }}
            width={0}
            stroke={color}
            strokeWidth={2}
            isAnimationActive={false}
          />
        )}
      </Line>
    </>
  );
}
