import { bisectCenter } from 'd3-array';
import { useMemo } from 'react';
import { useChartHeight, useChartWidth, usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import type { PlotBox } from './plotBox.ts';
import type { Timeline } from './timeline.ts';

/** Returns positions in the surrounding Recharts chart; null until it has its scales. */
export function usePlotBox({ times, domain }: Pick<Timeline, 'times' | 'domain'>): PlotBox | null {
  const area = usePlotArea();
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  const width = useChartWidth();
  const height = useChartHeight();
  const [from, to] = domain;
  return useMemo(() => {
    const left = xScale?.(from);
    const right = xScale?.(to);
    if (area === undefined || yScale === undefined) return null;
    if (left === undefined || right === undefined || width === undefined) return null;
    if (height === undefined) return null;
    const wide = Math.max(1, right - left);
    return {
      width,
      height,
      edges: {
        left,
        right: width - right,
        top: area.y,
        bottom: height - area.y - area.height,
      },
      x: (time) => left + ((time - from) / Math.max(1, to - from)) * wide,
      y: (value) => yScale(value) ?? Number.NaN,
      dayAt: (place) => bisectCenter(times, from + ((place - left) / wide) * (to - from)),
    };
  }, [area, xScale, yScale, width, height, from, to, times]);
}
