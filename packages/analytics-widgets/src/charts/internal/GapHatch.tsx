import { useId } from 'react';
import { DAY_MS, dayToTime } from '../../internal/days.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { PlotBox } from './plotBox.ts';
import * as css from './TimeChart.css.ts';
import type { Timeline } from './timeline.ts';

/** The hatch over days that were not captured, from the last day before to the first one after. */
export function GapHatch({ box, timeline }: { box: PlotBox; timeline: Timeline }) {
  const { formats, strings } = useWidgets();
  const pattern = useId();
  const { top, bottom } = box.edges;
  return (
    <g>
      <HatchPattern id={pattern} />
      {timeline.gaps.map(({ after, before, from, to, days }) => {
        const start = box.x(dayToTime(after) + timeline.pad * DAY_MS);
        const end = box.x(dayToTime(before) - timeline.pad * DAY_MS);
        return (
          <rect
            key={from}
            data-gap={days}
            x={start}
            y={top}
            width={end - start}
            height={box.height - top - bottom}
            fill={`url(#${pattern})`}
          >
            <title>{strings.chart.gap(formats.formatDays(from, to, 'short'), days)}</title>
          </rect>
        );
      })}
    </g>
  );
}

export function HatchPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width={6}
        height={6}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line x1={0} y1={0} x2={0} y2={6} className={css.hatchLine} />
      </pattern>
    </defs>
  );
}
