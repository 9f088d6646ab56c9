import { daysUpTo } from '../../testing/books.ts';
import meta from './CalendarHeat.stories.tsx';
import { CalendarHeat } from './CalendarHeat.tsx';

/** Ten weeks, in which the Mondays differ from the other days. */
export function TenWeeks() {
  return <CalendarHeat {...meta.args} points={meta.args.points.slice(-70)} />;
}

/** A slow rise, which the colours of distant cells do not show. */
export function TrendInColours() {
  const points = daysUpTo('2026-08-07', 70).map((day, at) => ({
    day,
    value: 0.1 + at * 0.0003 + ((at * 7) % 5) * 0.012,
  }));
  return <CalendarHeat {...meta.args} title="За десять недель оборот вырос" points={points} />;
}
