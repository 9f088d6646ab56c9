import { dayToTime } from '../../internal/days.ts';
import { pointSpans } from '../../internal/gaps.ts';
import type { Formats } from '../../provider/formats.ts';
import type { NamedMark } from './MarkList.tsx';
import type { PlotBox } from './plotBox.ts';
import { type ChartSeries, pointName } from './timeline.ts';

/** Pixels around a point that a finger finds it in. */
const REACH = 8;

/** The points of lines by name, day by day; a point without a value is named where `y` puts it. */
export function namedPoints(
  series: readonly ChartSeries[],
  box: PlotBox,
  formats: Formats,
  told: (one: ChartSeries, value: number | null) => string,
  /** Where a null stands; absent: nulls have no place and no name. */
  nullAt?: number,
): NamedMark[] {
  const spans = pointSpans(series);
  return series
    .flatMap((one) => one.points.map((point) => ({ ...point, one })))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .flatMap(({ day, value, one }) => {
      const at = value ?? nullAt;
      if (at === undefined) return [];
      return [
        {
          id: `${one.id} ${day}`,
          day,
          name: `${pointName({ formats, spans }, day, 'short')}: ${told(one, value)}`,
          x: box.x(dayToTime(day)) - REACH,
          y: box.y(at) - REACH,
          width: 2 * REACH,
          height: 2 * REACH,
        },
      ];
    });
}
