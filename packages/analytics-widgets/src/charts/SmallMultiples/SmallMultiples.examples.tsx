import meta from './SmallMultiples.stories.tsx';
import { SmallMultiples } from './SmallMultiples.tsx';

const latest = ({ points }: { points: readonly { value: number | null }[] }) =>
  points.at(-1)?.value ?? 0;
const largest = [...meta.args.series].sort((a, b) => latest(b) - latest(a)).slice(0, 3);
const small = { ...meta.args, height: 90 };

/** The largest series first, on one scale. */
export function LargestFirst() {
  return (
    <SmallMultiples
      {...small}
      title={`Больше всего прибавляет «${largest[0]?.label}»`}
      series={largest}
    />
  );
}

/** A genre of twenty and one of eight hundred look alike, and nothing says why. */
export function OwnScaleUnsaid() {
  const [large, tiny] = [largest[0], largest[2]];
  const series = [
    ...(large === undefined ? [] : [large]),
    {
      id: 'horror',
      label: 'Ужасы',
      points: (tiny?.points ?? []).map(({ day, value }) => ({
        day,
        value: value === null ? null : Math.round(value / 40),
      })),
    },
  ];
  return (
    <SmallMultiples
      {...small}
      title="Ужасы растут как боевое фэнтези"
      series={series}
      scale="own"
    />
  );
}
