import meta from './RankMatrix.stories.tsx';
import { RankMatrix } from './RankMatrix.tsx';

const today = ({ points }: { points: readonly { value: number | null }[] }) =>
  points.at(-1)?.value ?? Infinity;

/** The first row is the first book of today. */
export function RowsByTodaysPlaces() {
  const series = [...meta.args.series].sort((a, b) => today(a) - today(b)).slice(0, 8);
  return (
    <RankMatrix {...meta.args} title={`Сегодня первая — ${series[0]?.label}`} series={series} />
  );
}

/** Places of a list of twenty and of a list of a hundred on one scale. */
export function ListsOfTwoDepths() {
  const series = meta.args.series.slice(4, 8).flatMap(({ id, points }, at) => [
    { id: `${id} all`, label: `Топ-100, № ${at + 1}`, points },
    {
      id: `${id} genre`,
      label: `Топ-20, № ${at + 1}`,
      points: points.map(({ day, value }) => ({
        day,
        value: value === null ? null : Math.ceil(value / 5),
      })),
    },
  ]);
  return <RankMatrix {...meta.args} title="В жанре книги заметно выше" series={series} />;
}
