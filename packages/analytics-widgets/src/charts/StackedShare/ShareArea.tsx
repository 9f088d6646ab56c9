import { Area } from 'recharts';
import type { ColoredSeries } from '../internal/assignSeriesColors.ts';
import { groundColor, mutedColor } from '../internal/colors.ts';

interface ShareAreaProps {
  series: ColoredSeries;
  /** True when it is highlighted or nothing is. */
  isLit: boolean;
  /** True when another part is the subject of the chart. */
  isBack: boolean;
}

const FADED = 0.25;
const BACK = 0.7;

/** Renders one part of the total. Grey parts have no edges, so that neighbours are one area. */
export function ShareArea({ series, isLit, isBack }: ShareAreaProps) {
  const { id, label, color } = series;
  return (
    <g data-series={id}>
      <Area
        dataKey={id}
        name={label}
        stackId="shares"
        type="linear"
        fill={color}
        fillOpacity={isLit ? (isBack ? BACK : 1) : FADED}
        stroke={color === mutedColor ? 'none' : groundColor}
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
