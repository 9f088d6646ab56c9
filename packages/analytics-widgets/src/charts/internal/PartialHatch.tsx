import { Text } from '@litometr/ui';
import { useId } from 'react';
import { DAY_MS, dayToTime } from '../../internal/days.ts';
import type { PointSpans } from '../../internal/gaps.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { HatchPattern } from './GapHatch.tsx';
import { usePartialOf } from './partialDays.ts';
import type { PlotBox } from './plotBox.ts';
import { lastDayOf, pointName, type Timeline } from './timeline.ts';

/** The hatch over days that were captured in part: half a day to each side, within the plot. */
export function PartialHatch({ box, timeline }: { box: PlotBox; timeline: Timeline }) {
  const { formats, strings } = useWidgets();
  const pattern = useId();
  const days = usePartialOf(timeline.days);
  if (days.length === 0) return null;
  const { top, bottom } = box.edges;
  const [first, last] = timeline.domain;
  return (
    <g>
      <HatchPattern id={pattern} />
      {days.map((day) => {
        const time = dayToTime(day);
        // Half of what the point covers, to each side of its mark.
        const half = ((timeline.spans?.get(day) ?? 1) * DAY_MS) / 2;
        const start = box.x(Math.max(first, time - half));
        const end = box.x(Math.min(last, time + half));
        return (
          <rect
            key={day}
            data-partial={day}
            x={start}
            y={top}
            width={end - start}
            height={box.height - top - bottom}
            fill={`url(#${pattern})`}
          >
            <title>
              {strings.chart.partial(pointName({ formats, spans: timeline.spans }, day, 'short'))}
            </title>
          </rect>
        );
      })}
    </g>
  );
}

/** Days that are named one by one; more are told as the first and the last. */
const MOST_NAMED = 6;

/** The same in words, under the drawing. */
export function PartialNote(props: { days: readonly string[]; spans?: PointSpans | null }) {
  const { days, spans = null } = props;
  const { formats, strings } = useWidgets();
  const shown = usePartialOf(days);
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined) return null;
  const named =
    shown.length > MOST_NAMED
      ? `${formats.formatDays(first, lastDayOf(last, spans), 'short')} (${formats.formatNumber(shown.length)})`
      : shown.map((day) => pointName({ formats, spans }, day, 'short')).join(formats.listSeparator);
  return (
    <Text size="caption" tone="secondary">
      {strings.chart.partial(named)}
    </Text>
  );
}
