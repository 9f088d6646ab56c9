import { vars } from '../../internal/theme.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { seriesColor } from '../internal/colors.ts';
import { cutToWidth } from '../internal/textWidth.ts';
import * as css from '../marks/MarkPlot.css.ts';
import type { Place } from '../marks/MarkPlot.tsx';

/** Pixels of a line; a tile that is lower has no name. */
const LINE = 18;
/** A change from which the hue is full. */
const REACH = 0.3;
/** Percent of the hue: names stand on it in the ink of texts. */
const FULL = 45;

/** Blue where it grew, orange where it shrank; null: not known. A CSS colour. */
export function fillOf(change: number | null | undefined): string {
  const share = change === undefined ? 0.5 : Math.min(1, Math.abs(change ?? 0) / REACH);
  const hue = seriesColor((change ?? 0) < 0 ? 1 : 0);
  const percent = change === null ? 0 : 8 + share * (FULL - 8);
  return `color-mix(in oklab, ${hue} ${Math.round(percent)}%, ${vars.color.surface.sunken})`;
}

interface TileProps {
  place: Place;
  label: string;
  value: string;
  fill: string;
  isRtl: boolean;
}

/** A part of the whole, with its name and value where they have room. */
export function Tile({ place: { x, y, width, height }, label, value, fill, isRtl }: TileProps) {
  const { dataText } = useWidgets();
  const room = width - 2 * 8;
  const start = isRtl ? x + width - 8 : x + 8;
  const anchor = isRtl ? 'end' : 'start';
  const isNamed = room > 3 * LINE && height >= LINE + 4;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={2} style={{ fill }} />
      {isNamed && (
        <text
          className={css.rowText}
          x={start}
          y={y + LINE}
          textAnchor={anchor}
          {...dataText.name(cutToWidth(label, room), 'tspan')}
        />
      )}
      {isNamed && height >= 2 * LINE + 6 && (
        <text className={css.rowText} x={start} y={y + 2 * LINE} textAnchor={anchor}>
          {value}
        </text>
      )}
    </g>
  );
}
