import { useId } from 'react';
import { type RectangleProps, ReferenceArea } from 'recharts';
import { HatchPattern } from './GapHatch.tsx';

export interface GapAreaProps {
  /** Where it begins and ends on the x axis, in the axis' own unit. */
  from: number;
  to: number;
  /** Browser tooltip. */
  title?: string;
  /** z-index of the Recharts layer. @default 100 */
  zIndex?: number;
  /** Days that are missing; written out as `data-gap`. */
  'data-gap'?: number;
  /** A day that was captured in part. */
  'data-partial'?: string;
}

/**
 * Hatches a part of the x axis over the full height of the plot. A child of any Recharts chart whose
 * x axis is numeric.
 *
 * @example
 * <GapArea from={Date.UTC(2026, 7, 3)} to={Date.UTC(2026, 7, 6)} title="No data: 4 to 5 August" />
 */
export function GapArea({ from, to, title, zIndex, ...data }: GapAreaProps) {
  const pattern = useId();
  return (
    <ReferenceArea
      x1={from}
      x2={to}
      ifOverflow="hidden"
      {...(zIndex !== undefined && { zIndex })}
      shape={({ x, y, width, height }: RectangleProps) => (
        <>
          <HatchPattern id={pattern} />
          <rect x={x} y={y} width={width} height={height} fill={`url(#${pattern})`} {...data}>
            {title !== undefined && <title>{title}</title>}
          </rect>
        </>
      )}
    />
  );
}
