import { useXAxisScale, useYAxisScale } from 'recharts';
import { seriesColor } from '../internal/colors.ts';
import type { ScatterPoint } from './scatter.ts';

/** Number of points above which those that look alike are one path. */
export const DENSE_POINTS = 1_000;

interface DensePointsProps {
  points: readonly ScatterPoint[];
  radiusOf: (point: ScatterPoint) => number;
}

const circle = (x: number, y: number, radius: number): string =>
  `M${(x - radius).toFixed(1)},${y.toFixed(1)}a${radius},${radius} 0 1,0 ${2 * radius},0a${radius},${radius} 0 1,0 ${-2 * radius},0`;

/**
 * Renders points in as many paths as there are looks. Recharts makes a component and three elements
 * of each point: 10,000 of them took 14 s, as paths 1 s.
 */
export function DensePoints({ points, radiusOf }: DensePointsProps) {
  const toX = useXAxisScale();
  const toY = useYAxisScale();
  if (!toX || !toY) return null;
  const byLook = Map.groupBy(points, ({ hue = 0, isTentative = false }) => `${hue} ${isTentative}`);
  return [...byLook].map(([look, alike]) => {
    const { hue = 0, isTentative = false } = alike[0] ?? {};
    const color = seriesColor(hue);
    const circles = alike.map((point) =>
      circle(toX(point.x) ?? 0, toY(point.y) ?? 0, radiusOf(point)),
    );
    return (
      <path
        key={look}
        d={circles.join('')}
        fill={color}
        fillOpacity={isTentative ? 0 : 0.55}
        stroke={color}
        strokeWidth={1.5}
      />
    );
  });
}
