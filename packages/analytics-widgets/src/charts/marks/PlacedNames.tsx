import { useLayoutEffect } from 'react';
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
  /** Receives how many names have room. */
  onPlaced?: (count: number) => void;
}

/** Names beside their marks, as many as do not overlap. */
export function PlacedNames({ wanted, places, field, onPlaced }: PlacedNamesProps) {
  const { dataText } = useWidgets();
  const placed = placeNames(wanted, places, field);
  const count = placed.length;
  useLayoutEffect(() => onPlaced?.(count), [onPlaced, count]);
  return placed.map(({ index, text, x, y, anchor }) => (
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
