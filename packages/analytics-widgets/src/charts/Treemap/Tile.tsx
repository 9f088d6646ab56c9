import { useLayoutEffect } from 'react';
import { vars } from '../../internal/theme.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { areaColor } from '../internal/colors.ts';
import { cutToWidth } from '../internal/textWidth.ts';
import * as css from '../marks/MarkPlot.css.ts';
import { type Place, useReportPlaces } from '../marks/MarkPlot.tsx';
import { nearestPlace } from '../marks/nearestPlace.ts';

/** Height of a line in pixels; a lower tile has no name. */
const LINE_HEIGHT_PX = 18;
/** A change of this size or more has the full hue. */
const FULL_HUE_CHANGE = 0.3;
/**
 * Strongest tint in percent: names on the tile are in the normal text colour and must stay legible.
 */
const FULL_HUE_PERCENT = 45;

/** Blue where it grew, orange where it shrank; null: not known. A CSS colour. */
export function fillOf(change: number | null | undefined): string {
  const share = change === undefined ? 0.5 : Math.min(1, Math.abs(change ?? 0) / FULL_HUE_CHANGE);
  const hue = areaColor((change ?? 0) < 0 ? 1 : 0);
  const percent = change === null ? 0 : 8 + share * (FULL_HUE_PERCENT - 8);
  return `color-mix(in oklab, ${hue} ${Math.round(percent)}%, ${vars.color.surface.sunken})`;
}

interface TileProps {
  index: number;
  place: Place;
  /** Collects the positions of the tiles from Recharts, by index. */
  places: Map<number, Place>;
  label: string;
  value: string;
  fill: string;
  isRtl: boolean;
}

/** A tile with its name and value where they fit. */
export function Tile({ index, place, places, label, value, fill, isRtl }: TileProps) {
  const { dataText } = useWidgets();
  const report = useReportPlaces();
  const { x, y, width, height } = place;
  useLayoutEffect(() => {
    places.set(index, { x, y, width, height });
    report({
      place: (at) => places.get(at) ?? null,
      at: (left, top) => {
        const known = [...places];
        const found = nearestPlace(
          known.map(([, of]) => of),
          left,
          top,
        );
        return found === null ? null : (known[found]?.[0] ?? null);
      },
    });
  }, [report, places, index, x, y, width, height]);
  const room = width - 2 * 8;
  const start = isRtl ? x + width - 8 : x + 8;
  const anchor = isRtl ? 'end' : 'start';
  const isNamed = room > 3 * LINE_HEIGHT_PX && height >= LINE_HEIGHT_PX + 4;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx={2} style={{ fill }} />
      {isNamed && (
        <text
          className={css.rowText}
          x={start}
          y={y + LINE_HEIGHT_PX}
          textAnchor={anchor}
          {...dataText.name(cutToWidth(label, room), 'tspan')}
        />
      )}
      {isNamed && height >= 2 * LINE_HEIGHT_PX + 6 && (
        <text className={css.rowText} x={start} y={y + 2 * LINE_HEIGHT_PX} textAnchor={anchor}>
          {value}
        </text>
      )}
    </g>
  );
}
