import { type BarShapeProps, useXAxisScale } from 'recharts';
import { mutedColor } from '../internal/colors.ts';
import * as css from '../marks/MarkPlot.css.ts';
import type { BinEntry, HistogramBin } from './types.ts';

export interface BinBarProps extends BarShapeProps {
  color: string;
  /** True when the marker is in the bin: bars of the other bins are grey then. */
  isMeant: (bin: HistogramBin) => boolean;
}

/** A bar from one edge of its bin to the other; Recharts' own bars are centred on a value. */
export function BinBar({ y, height, payload, color, isMeant }: BinBarProps) {
  const toX = useXAxisScale();
  const { bin } = payload as BinEntry;
  if (toX === undefined || bin === undefined) return null;
  const [a = 0, b = 0] = [toX(bin.from), toX(bin.to)];
  return (
    <rect
      x={Math.min(a, b) + 0.5}
      y={y}
      width={Math.max(0.5, Math.abs(b - a) - 1)}
      height={height}
      fill={isMeant(bin) ? color : mutedColor}
      className={isMeant(bin) ? undefined : css.faded}
    />
  );
}
