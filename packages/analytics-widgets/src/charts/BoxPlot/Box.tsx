import { seriesColor } from '../internal/colors.ts';
import * as css from '../marks/MarkPlot.css.ts';
import type { BoxGroup } from './BoxPlot.tsx';

const BOX = 12;

export interface BoxProps {
  group: BoxGroup;
  y: number;
  toX: (value: number) => number;
  isSmall: boolean;
}

/** Whiskers, the middle half and the median of a group; nothing without a median. */
export function Box({ group, y, toX, isSmall }: BoxProps) {
  const { p10, p25, p50, p75, p90 } = group;
  const hue = seriesColor(0);
  if (p50 === null) return null;
  const [start, end] = [toX(p25 ?? p50), toX(p75 ?? p50)];
  return (
    <>
      {p10 !== null && p90 !== null && (
        <line x1={toX(p10)} x2={toX(p90)} y1={y} y2={y} stroke={hue} strokeWidth={1.5} />
      )}
      <rect
        className={css.box}
        data-small={isSmall}
        x={Math.min(start, end)}
        y={y - BOX / 2}
        width={Math.max(2, Math.abs(end - start))}
        height={BOX}
        rx={2}
        stroke={hue}
      />
      <line
        x1={toX(p50)}
        x2={toX(p50)}
        y1={y - BOX / 2 - 2}
        y2={y + BOX / 2 + 2}
        stroke={hue}
        strokeWidth={3}
      />
    </>
  );
}
