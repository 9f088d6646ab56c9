import { cloneElement } from 'react';
import { kinds } from '../../testing/kinds/index.ts';
import type { ChartProps } from '../ChartFrame/index.ts';
import meta from './HeatMap.stories.tsx';
import { HeatMap } from './HeatMap.tsx';

const ROWS = 5;

/** The middle of the scale is the average of the portals. */
export function MiddleWithAMeaning() {
  return (
    <HeatMap
      {...meta.args}
      title="Где жанр сильнее и слабее среднего"
      note="Отклонение от среднего по порталам"
      scale="diverging"
      rows={meta.args.rows.slice(0, ROWS)}
      values={meta.args.values
        .slice(0, ROWS)
        .map((row) => row.map((value) => (value === null ? null : (value - 50) / 100)))}
      format="percent"
      valueLabel="Отклонение"
    />
  );
}

/** The title is about the number of one cell of hundreds. */
export function OneCellOfHundreds() {
  return cloneElement<Partial<ChartProps>>(kinds.HeatMap.many(400), {
    title: 'В «Детективе 2» на седьмом портале 512 книг',
    height: 240,
  });
}
