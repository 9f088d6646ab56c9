import { dayToTime } from '../../internal/days.ts';
import { pointSpans } from '../../internal/gaps.ts';
import type { Formats } from '../../provider/formats.ts';
import type { NamedMark } from './MarkList.tsx';
import type { PlotBox } from './plotBox.ts';
import { type ChartSeries, pointName } from './timeline.ts';

/** Touch radius around a point in pixels. */
const HIT_RADIUS_PX = 8;

/**
 * Returns the points of lines with their names, day by day; a point without a value is at `nullAt`.
 */
export function namedPoints(
  series: readonly ChartSeries[],
  box: PlotBox,
  formats: Formats,
  formatPoint: (one: ChartSeries, value: number | null) => string,
  /** Vertical position of nulls; absent: nulls have no position and no name. */
  nullAt?: number,
): NamedMark[] {
  const spans = pointSpans(series);
  return series
    .flatMap((one) => one.points.map((point) => ({ ...point, one })))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .flatMap(({ day, value, one }) => {
      const at = value ?? nullAt;
      const y = at === undefined ? Number.NaN : box.y(at);
      if (!Number.isFinite(y)) return [];
      return [
        {
          id: `${one.id} ${day}`,
          day,
          name: `${pointName({ formats, spans }, day, 'short')}: ${formatPoint(one, value)}`,
          x: box.x(dayToTime(day)) - HIT_RADIUS_PX,
          y: y - HIT_RADIUS_PX,
          width: 2 * HIT_RADIUS_PX,
          height: 2 * HIT_RADIUS_PX,
        },
      ];
    });
}
