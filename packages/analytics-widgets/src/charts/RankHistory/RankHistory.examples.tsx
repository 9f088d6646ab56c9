import meta from './RankHistory.stories.tsx';
import { RankHistory } from './RankHistory.tsx';

const DAYS = 24;
/** The book is off the list from this day of the example to the second one. */
const [OFF_FROM, OFF_TO] = [6, 12];
const seriesWith = (off: number | null) =>
  meta.args.series.map((one) => ({
    ...one,
    points: one.points
      .slice(-DAYS)
      .map((point, at) => (at >= OFF_FROM && at < OFF_TO ? { ...point, value: off } : point)),
  }));
const small = { ...meta.args, title: 'Книга на шесть дней уходила из топ-100', height: 180 };

/** Off the list there is no line; the hatched days were not captured. */
export function OffTheListIsNull() {
  return <RankHistory {...small} series={seriesWith(null)} />;
}

/** Off the list is a place that the book never had. */
export function OffTheListIsAPlace() {
  return (
    <RankHistory
      {...small}
      title="Книга шесть дней держалась на 101-м месте"
      series={seriesWith(meta.args.depth + 1)}
    />
  );
}
