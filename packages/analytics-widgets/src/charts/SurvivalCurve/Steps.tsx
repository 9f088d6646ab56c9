import { area, curveStepAfter, line } from 'd3-shape';
import * as css from '../marks/MarkPlot.css.ts';
import type { SurvivalGroup, SurvivalPoint } from './survival.ts';

export interface StepsProps extends SurvivalGroup {
  color: string;
  /** Draws the band that the truth lies in. */
  hasBand: boolean;
  toX: (age: number) => number;
  toY: (share: number) => number;
}

/** A group's steps on its band; an estimate at one age alone is a dot with its band upright. */
export function Steps({ id, points, color, hasBand, toX, toY }: StepsProps) {
  const [only] = points;
  if (points.length === 1 && only !== undefined) {
    const x = toX(only.age);
    return (
      <g data-series={id}>
        <path className={css.own} stroke={color} d={`M${x} ${toY(only.low)}V${toY(only.high)}`} />
        <circle className={css.end} cx={x} cy={toY(only.share)} r={4} fill={color} />
      </g>
    );
  }
  const band = area<SurvivalPoint>()
    .curve(curveStepAfter)
    .x(({ age }) => toX(age))
    .y0(({ low }) => toY(low))
    .y1(({ high }) => toY(high));
  const steps = line<SurvivalPoint>()
    .curve(curveStepAfter)
    .x(({ age }) => toX(age))
    .y(({ share }) => toY(share));
  return (
    <g data-series={id}>
      {hasBand && <path className={css.interval} fill={color} d={band([...points]) ?? ''} />}
      <path className={css.own} stroke={color} d={steps([...points]) ?? ''} />
    </g>
  );
}
