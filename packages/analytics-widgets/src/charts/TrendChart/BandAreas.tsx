import { useMemo } from 'react';
import { Area, DefaultZIndexes, ZIndexLayer } from 'recharts';
import type { ColoredSeries } from '../internal/assignSeriesColors.ts';
import type { ChartRow } from '../internal/chartRows.ts';

/** Low, so that the line remains the dominant mark. */
const BAND_OPACITY = 0.16;

/** Renders the area between the lower and the upper bound of each line, in its colour. */
export function BandAreas({ series }: { series: readonly ColoredSeries[] }) {
  const bands = series.flatMap((low) => {
    if (low.bound?.side !== 'low') return [];
    const { of } = low.bound;
    const high = series.find(({ bound }) => bound?.of === of && bound.side === 'high');
    return high === undefined ? [] : [<BandArea key={of} of={of} low={low} high={high} />];
  });
  return bands.length > 0 && <ZIndexLayer zIndex={DefaultZIndexes.area}>{bands}</ZIndexLayer>;
}

function BandArea({ of, low, high }: { of: string; low: ColoredSeries; high: ColoredSeries }) {
  // A missing bound ends the area.
  const range = useMemo(
    () => (row: ChartRow) => {
      const [from, to] = [row[low.id], row[high.id]];
      return typeof from === 'number' && typeof to === 'number' ? [from, to] : null;
    },
    [low.id, high.id],
  );
  return (
    <g data-band={of}>
      <Area
        dataKey={range}
        name={low.label}
        type="linear"
        fill={low.color}
        fillOpacity={BAND_OPACITY}
        // A single day has no width: the stroke makes it visible.
        stroke={low.color}
        strokeOpacity={BAND_OPACITY}
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
