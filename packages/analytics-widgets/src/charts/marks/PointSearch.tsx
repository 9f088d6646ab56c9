import { SearchField } from '@litometr/ui/form';
import { type ReactNode, useMemo, useState } from 'react';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './PointSearch.css.ts';

export interface PointSearch<Point> {
  /** The points whose name contains the text of the field; null: the field is empty. */
  found: ReadonlySet<Point> | null;
  /** The field, and the number of points that it has found. */
  field: ReactNode;
}

/** Fewer points are found faster with the cursor. */
const MIN_SEARCHED_POINTS = 8;

/** Finds points by their names: not each name has room beside its point. */
export function usePointSearch<Point extends { label: string }>(
  points: readonly Point[],
): PointSearch<Point> {
  const { formats, strings } = useWidgets();
  const [text, setText] = useState('');
  const wanted = text.trim().toLocaleLowerCase(formats.locale);
  const isUsed = wanted !== '' && points.length >= MIN_SEARCHED_POINTS;
  const found = useMemo(() => {
    if (!isUsed) return null;
    return new Set(
      points.filter(({ label }) => label.toLocaleLowerCase(formats.locale).includes(wanted)),
    );
  }, [isUsed, points, wanted, formats.locale]);
  const countText = (count: number) =>
    count === 0 ? strings.facets.nothing : strings.chart.found(count);
  return {
    found,
    field: points.length >= MIN_SEARCHED_POINTS && (
      <div className={css.root} data-export="skip">
        <SearchField
          className={css.field}
          size="sm"
          label={strings.chart.find}
          placeholder={strings.chart.find}
          value={text}
          onChange={setText}
        />
        <span role="status">{found !== null && countText(found.size)}</span>
      </div>
    ),
  };
}
