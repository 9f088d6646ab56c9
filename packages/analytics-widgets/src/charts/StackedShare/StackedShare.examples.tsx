import { month } from '../../testing/kinds/kind.ts';
import meta from './StackedShare.stories.tsx';
import { StackedShare } from './StackedShare.tsx';

const small = { ...meta.args, height: 180 };

/** The other genres are the last and grey part. */
export function RestIsLast() {
  return (
    <StackedShare
      {...small}
      title="Попаданцы держат пятую часть топа"
      series={meta.args.series.map((one, at, all) => ({ ...one, isRest: at === all.length - 1 }))}
    />
  );
}

/** The title is about an amount, which grew while its share fell. */
export function AmountFromShare() {
  const grows = (label: string, from: number, perDay: number) => ({
    id: label,
    label,
    points: month.map((day, at) => ({ day, value: from + at * perDay })),
  });
  return (
    <StackedShare
      {...small}
      title="Попаданцев стало меньше"
      note="Книг за месяц: попаданцев было 300, стало 445"
      series={[grows('Попаданцы', 300, 5), grows('Любовное фэнтези', 400, 30)]}
    />
  );
}
