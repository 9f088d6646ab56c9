import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './MarkPlot.css.ts';
import type { Place } from './MarkPlot.tsx';
import { placeNames } from './placeNames.ts';

export interface PlacedNamesProps {
  /** Names to place, the more important first; `index` is that of the mark. */
  wanted: readonly { index: number; label: string }[];
  places: readonly Place[];
  /** `texts`: other texts in the field. */
  field: { left: number; right: number; top: number; bottom: number; texts?: readonly Place[] };
}

/** Names beside their marks, as many as do not overlap. */
export function PlacedNames({ wanted, places, field }: PlacedNamesProps) {
  const { dataText } = useWidgets();
  return placeNames(wanted, places, field).map(({ index, text, x, y, anchor }) => (
    <text
      key={index}
      className={css.placeName}
      x={x}
      y={y}
      dy="0.32em"
      textAnchor={anchor}
      {...dataText.name(text, 'tspan')}
    />
  ));
}
