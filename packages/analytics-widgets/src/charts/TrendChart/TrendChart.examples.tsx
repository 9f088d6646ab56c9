import { daysUpTo, walk } from '../../testing/books.ts';
import { frame, named } from '../../testing/kinds/kind.ts';
import { TrendChart } from './TrendChart.tsx';

const missing = ['2026-07-30', '2026-07-31', '2026-08-01'];
const series = named(5).map((genre, at) => ({
  ...genre,
  points: walk(daysUpTo('2026-08-07', 21, missing), { seed: 40 + at, from: 90 - at * 12, step: 6 }),
}));
const answered = {
  ...frame('Боевое фэнтези обошло любовное', 'prirost'),
  height: 180,
  highlight: ['n0', 'n1'],
};

/** The title names the two lines that have a colour; the missing days are a gap. */
export function AnswerInTitle() {
  return <TrendChart {...answered} series={series} />;
}

/** The same lines fall to zero on the days without data. */
export function GapFilledWithZero() {
  const filled = series.map((one) => ({
    ...one,
    points: [...one.points, ...missing.map((day) => ({ day, value: 0 }))].sort((a, b) =>
      a.day.localeCompare(b.day),
    ),
  }));
  return <TrendChart {...answered} series={filled} />;
}
