import { Text } from '@litometr/ui';
import { DAY_MS, dayToTime } from '../../internal/days.ts';
import type { PointSpans } from '../../internal/gaps.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { GapArea } from './GapArea.tsx';
import { usePartialOf } from './partialDays.ts';
import { lastDayOf, pointName, type Timeline } from './timeline.ts';

/** Above lines and bars, which would be hidden by areas. */
const HATCH_Z_INDEX = 450;

/** Hatches days that were captured in part: half a day on each side, within the axis. */
export function PartialAreas({ timeline }: { timeline: Timeline }) {
  const { formats, strings } = useWidgets();
  const [first, last] = timeline.domain;
  return usePartialOf(timeline.days).map((day) => {
    const time = dayToTime(day);
    // Half of the days that the point covers, on each side of its mark.
    const half = ((timeline.spans?.get(day) ?? 1) * DAY_MS) / 2;
    return (
      <GapArea
        key={day}
        data-partial={day}
        from={Math.max(first, time - half)}
        to={Math.min(last, time + half)}
        title={strings.chart.partial(pointName({ formats, spans: timeline.spans }, day, 'short'))}
        zIndex={HATCH_Z_INDEX}
      />
    );
  });
}

/** Days listed one by one; of more only the first and the last are named. */
const MAX_LISTED_DAYS = 6;

/** The same as text, below the plot. */
export function PartialNote(props: { days: readonly string[]; spans?: PointSpans | null }) {
  const { days, spans = null } = props;
  const { formats, strings } = useWidgets();
  const shown = usePartialOf(days);
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined) return null;
  const named =
    shown.length > MAX_LISTED_DAYS
      ? `${formats.formatDays(first, lastDayOf(last, spans), 'short')} (${formats.formatNumber(shown.length)})`
      : shown.map((day) => pointName({ formats, spans }, day, 'short')).join(formats.listSeparator);
  return (
    <Text size="caption" tone="secondary">
      {strings.chart.partial(named)}
    </Text>
  );
}
