import type { DaySpan } from './cursor.ts';
import type { PlotBox } from './plotBox.ts';
import * as css from './TimeChart.css.ts';
import type { Timeline } from './timeline.ts';

/** The days drawn over. */
export function Selection(props: { box: PlotBox; timeline: Timeline; span: DaySpan }) {
  const { box, timeline, span } = props;
  const from = box.x(timeline.times[span.from] ?? 0);
  const to = box.x(timeline.times[span.to] ?? 0);
  const { top, bottom } = box.edges;
  return (
    <rect
      className={css.selection}
      x={from}
      y={top}
      width={to - from}
      height={box.height - top - bottom}
    />
  );
}
