import { useId } from 'react';
import { Area } from 'recharts';
import type { ColoredSeries } from '../internal/assignSeriesColors.ts';
import { groundColor } from '../internal/colors.ts';
import * as css from '../internal/TimeChart.css.ts';

interface ShareAreaProps {
  series: ColoredSeries;
  /** True when it is highlighted or nothing is. */
  isLit: boolean;
}

/** Distance between stripes in pixels. */
const STRIPE_STEP_PX = 7;

/** Renders one part of the total; striped with ground where its line would be dashed. */
export function ShareArea({ series, isLit }: ShareAreaProps) {
  const stripes = useId();
  const { id, label, color, dash } = series;
  return (
    <g data-series={id}>
      {dash !== undefined && (
        <defs>
          <pattern
            id={stripes}
            width={STRIPE_STEP_PX}
            height={STRIPE_STEP_PX}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-45)"
          >
            <rect width={STRIPE_STEP_PX} height={STRIPE_STEP_PX} fill={color} />
            <line x1={0} y1={0} x2={0} y2={STRIPE_STEP_PX} className={css.stripe} />
          </pattern>
        </defs>
      )}
      <Area
        className={css.layer}
        dataKey={id}
        name={label}
        stackId="shares"
        type="linear"
        fill={dash === undefined ? color : `url(#${stripes})`}
        fillOpacity={isLit ? 0.85 : 0.25}
        stroke={groundColor}
        connectNulls={false}
        dot={false}
        activeDot={false}
        isAnimationActive={false}
        // Its group is in the layer of areas already.
        zIndex={0}
      />
    </g>
  );
}

/** A hidden part: it has its space in the stack and is invisible. */
export function HiddenShare({ id }: { id: string }) {
  return (
    <Area
      dataKey={id}
      stackId="shares"
      type="linear"
      fill="none"
      stroke="none"
      dot={false}
      activeDot={false}
      isAnimationActive={false}
      legendType="none"
      tooltipType="none"
      zIndex={0}
    />
  );
}
