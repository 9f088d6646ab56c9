import meta from './MirroredBars.stories.tsx';
import { MirroredBars } from './MirroredBars.tsx';

/** The first day after two missing days: it has no day before to compare with. */
const DAY_AFTER_GAP = '2026-08-06';
const pointsWith = (unknown: number | null) =>
  meta.args.points
    .slice(-12)
    .map((point) =>
      point.day === DAY_AFTER_GAP ? { day: point.day, up: unknown, down: unknown } : point,
    );
const small = {
  ...meta.args,
  title: 'За день меняется не больше шестнадцати книг',
  height: 180,
};

/** Both counts are positive; the day after the gap has none. */
export function PositiveCounts() {
  return <MirroredBars {...small} note="6 августа сравнить не с чем" points={pointsWith(null)} />;
}

/** The day after the gap looks as if no book had moved. */
export function ZeroAfterGap() {
  return (
    <MirroredBars
      {...small}
      title="6 августа список не изменился"
      note="6 августа: вошли 0, ушли 0"
      points={pointsWith(0)}
    />
  );
}
