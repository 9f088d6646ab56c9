import { usePlotArea, useXAxisScale } from 'recharts';
import { textWidth, within } from '../internal/textWidth.ts';
import * as css from '../marks/MarkPlot.css.ts';

export interface MarkerNameProps {
  value: number;
  label: string;
  /** Width of the chart in pixels. */
  width: number;
}

/**
 * The name above the line of a marker; the label of `ReferenceLine` would overflow the chart at its
 * edges.
 */
export function MarkerName({ value, label, width }: MarkerNameProps) {
  const x = useXAxisScale()?.(value);
  const area = usePlotArea();
  if (x === undefined || area === undefined) return null;
  return (
    <text
      className={css.rowText}
      x={within(x, textWidth(label) / 2, width)}
      y={area.y - 4}
      textAnchor="middle"
    >
      {label}
    </text>
  );
}
