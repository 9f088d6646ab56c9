import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './MarkPlot.css.ts';
import type { Place } from './MarkPlot.tsx';
import { placeNames } from './placeNames.ts';

export interface PlacedNamesProps {
  /** Names to place, the more important first; `index` is that of the mark. */
  wanted: readonly { index: number; label: string }[];
  places: readonly Place[];
  /** Whether names may cover a mark, because it is faded. By default they cover none. */
  isFaded?: (index: number) => boolean;
  /** `texts`: other texts in the field. */
  field: { left: number; right: number; top: number; bottom: number; texts?: readonly Place[] };
}

/** Names beside their marks, as many as do not overlap. */
export function PlacedNames({ wanted, places, isFaded, field }: PlacedNamesProps) {
  const { dataText } = useWidgets();
  const avoided = places.map((place, index) => (isFaded?.(index) === true ? NOWHERE : place));
  return placeNames(wanted, avoided, field).map(({ index, text, x, y, anchor }) => (
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

/** Place of a mark that no name has to avoid. */
const NOWHERE: Place = { x: 0, y: 0, width: 0, height: 0 };
