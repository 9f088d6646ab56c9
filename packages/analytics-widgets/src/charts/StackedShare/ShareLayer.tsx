import { useId } from 'react';
import type { DrawnSeries } from '../internal/SeriesLines.tsx';
import * as css from '../internal/TimeChart.css.ts';

interface ShareLayerProps {
  one: DrawnSeries;
  /** Neither it nor any other is chosen, or it is. */
  stands: boolean;
  /** Its area as an SVG path. */
  d: string;
}

/** Pixels from stripe to stripe. */
const STEP = 7;

/** One part of the whole; striped with ground where its line would be dashed. */
export function ShareLayer({ one, stands, d }: ShareLayerProps) {
  const stripes = useId();
  return (
    <g data-series={one.id}>
      <path className={css.layer} fill={one.color} fillOpacity={stands ? 0.85 : 0.25} d={d} />
      {one.dash !== undefined && (
        <>
          <pattern
            id={stripes}
            width={STEP}
            height={STEP}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-45)"
          >
            <line x1={0} y1={0} x2={0} y2={STEP} className={css.stripe} />
          </pattern>
          <path fill={`url(#${stripes})`} d={d} />
        </>
      )}
    </g>
  );
}
