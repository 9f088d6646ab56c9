import { dayToTime } from '../../internal/days.ts';
import type { PlotBox } from './plotBox.ts';
import type { DrawnSeries } from './SeriesLines.tsx';
import * as css from './TimeChart.css.ts';
import { valuesOn } from './timeline.ts';

export interface CursorMarksProps {
  series: readonly DrawnSeries[];
  box: PlotBox;
  day: string;
  active: string | null;
}

/** Every line marked on the day under the cursor. */
export function CursorMarks({ series, box, day, active }: CursorMarksProps) {
  const x = box.x(dayToTime(day));
  const values = valuesOn(series, day);
  return series.map((one, at) => {
    const value = values[at] ?? null;
    return value === null ? null : (
      <circle
        key={one.id}
        className={css.mark}
        cx={x}
        cy={box.y(value)}
        r={one.comparison ? 2.5 : 3.5}
        fill={one.color}
        opacity={active === null || active === one.id ? 1 : 0.22}
      />
    );
  });
}
