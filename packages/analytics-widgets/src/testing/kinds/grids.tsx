import { CalendarHeat } from '../../charts/CalendarHeat/index.ts';
import { HeatMap } from '../../charts/HeatMap/index.ts';
import { RankMatrix } from '../../charts/RankMatrix/index.ts';
import { TagMatrix } from '../../charts/TagMatrix/index.ts';
import type { Formats } from '../../provider/formats.ts';
import { daysUpTo, seeded, walk } from '../books.ts';
import { frame, type Kind, LAST_DAY, lengthened, month, monthWithGaps, named } from './kind.ts';

const matrix = frame('Верх списка сменился за две недели', 'matritsa');
const rows = (count: number, days: readonly string[]) =>
  named(count).map((one, index) => ({
    ...one,
    points: walk(days, { seed: index, from: 4 + index * 6, step: 6, least: 1, most: 100 }).map(
      (point, at) => ((at + index) % 13 === 5 ? { ...point, value: null } : point),
    ),
  }));

export const rankMatrix: Kind = {
  valueTexts: { value: 'rank' },
  cases: {
    typical: <RankMatrix {...matrix} depth={100} series={rows(8, month)} />,
    onePoint: <RankMatrix {...matrix} depth={100} series={rows(1, [LAST_DAY])} />,
    gaps: <RankMatrix {...matrix} depth={100} series={rows(6, monthWithGaps)} />,
    tenSeries: <RankMatrix {...matrix} depth={100} series={rows(10, month)} />,
    negative: 'Мест меньше первого не бывает.',
    allNull: (
      <RankMatrix
        {...matrix}
        depth={100}
        series={rows(3, month).map((one) => ({
          ...one,
          points: month.map((day) => ({ day, value: null })),
        }))}
      />
    ),
    longNames: <RankMatrix {...matrix} depth={100} series={lengthened(rows(3, month))} />,
  },
  many: (count) => {
    const side = Math.ceil(Math.sqrt(count));
    return <RankMatrix {...matrix} depth={100} series={rows(side, daysUpTo(LAST_DAY, side))} />;
  },
};

const heat = frame('По средам главы выходят чаще', 'teplo');
const grid = (tall: number, wide: number, cell: (at: number) => number | null) =>
  Array.from({ length: tall }, (_, row) =>
    Array.from({ length: wide }, (__, column) => cell(row * wide + column)),
  );
const amounts = (seed: number) => {
  const random = seeded(seed);
  return (at: number) => (at % 17 === 9 ? null : Math.round(random() * 900));
};
const columns = (count: number) => named(count).map(({ id, label }) => ({ id: `c${id}`, label }));

export const heatMap: Kind = {
  cases: {
    typical: (
      <HeatMap
        {...heat}
        rows={named(6)}
        columns={columns(4)}
        values={grid(6, 4, amounts(1))}
        valueLabel="Книг"
      />
    ),
    onePoint: (
      <HeatMap {...heat} rows={named(1)} columns={columns(1)} values={[[41]]} valueLabel="Книг" />
    ),
    gaps: 'Столбцы — не дни: пустая клетка заштрихована сама.',
    tenSeries: (
      <HeatMap
        {...heat}
        rows={named(10)}
        columns={columns(6)}
        values={grid(10, 6, amounts(2))}
        valueLabel="Книг"
      />
    ),
    negative: (
      <HeatMap
        {...heat}
        scale="diverging"
        rows={named(4)}
        columns={columns(4)}
        values={grid(4, 4, (at) => at * 7 - 60)}
        valueLabel="Процентиль прироста"
      />
    ),
    allNull: (
      <HeatMap
        {...heat}
        rows={named(3)}
        columns={columns(3)}
        values={grid(3, 3, () => null)}
        valueLabel="Книг"
      />
    ),
    longNames: (
      <HeatMap
        {...heat}
        rows={lengthened(named(3))}
        columns={lengthened(columns(3))}
        values={grid(3, 3, amounts(3))}
        valueLabel="Книг"
      />
    ),
  },
  many: (count) => {
    const side = Math.ceil(Math.sqrt(count));
    return (
      <HeatMap
        {...heat}
        rows={named(side)}
        columns={columns(side)}
        values={grid(side, side, amounts(4))}
        valueLabel="Книг"
      />
    );
  },
};

const calendar = frame('Летом обновлений меньше', 'kalendar');
const daily = (days: readonly string[]) => walk(days, { seed: 8, from: 300, step: 60 });

export const calendarHeat: Kind = {
  cases: {
    typical: (
      <CalendarHeat {...calendar} points={daily(daysUpTo(LAST_DAY, 180))} valueLabel="Обновлено" />
    ),
    onePoint: <CalendarHeat {...calendar} points={daily([LAST_DAY])} valueLabel="Обновлено" />,
    gaps: <CalendarHeat {...calendar} points={daily(monthWithGaps)} valueLabel="Обновлено" />,
    tenSeries: 'Ряд у него один.',
    negative: (
      <CalendarHeat
        {...calendar}
        points={month.map((day, at) => ({ day, value: at * 3 - 50 }))}
        valueLabel="Чистый прирост"
      />
    ),
    allNull: (
      <CalendarHeat
        {...calendar}
        points={month.map((day) => ({ day, value: null }))}
        valueLabel="Обновлено"
      />
    ),
    longNames: 'Имён на нём нет: только дни.',
  },
  many: (count) => (
    <CalendarHeat {...calendar} points={daily(daysUpTo(LAST_DAY, count))} valueLabel="Обновлено" />
  ),
};

const together = frame('«Академия» и «магия» почти неразлучны', 'pary');
const pairsOf = (tags: readonly { id: string }[], lift: (at: number) => number | null) =>
  tags.flatMap((a, row) =>
    tags
      .slice(row + 1)
      .map((b, at) => ({ a: a.id, b: b.id, lift: lift(row * 7 + at), n: 3 + row * 11 + at })),
  );
const someLift = (at: number) => (at % 9 === 4 ? null : 0.2 + (at % 12) * 0.6);
const ratio = (value: number, { formatNumber }: Formats) =>
  `×${formatNumber(value, { digits: value < 10 ? 1 : 0 })}`;
const tagMatrixOf = (tags: { id: string; label: string }[], lift = someLift) => (
  <TagMatrix {...together} tags={tags} pairs={pairsOf(tags, lift)} valueLabel="Чаще случайного" />
);

export const tagMatrix: Kind = {
  valueTexts: { lift: ratio },
  cases: {
    typical: tagMatrixOf(named(8)),
    onePoint: tagMatrixOf(named(2)),
    gaps: 'Это не дни.',
    tenSeries: tagMatrixOf(named(10)),
    negative: 'Меньше случайного — это меньше единицы: видно на обычном.',
    allNull: tagMatrixOf(named(4), () => null),
    longNames: tagMatrixOf(lengthened(named(4))),
  },
  many: (count) => tagMatrixOf(named(Math.ceil(Math.sqrt(count)) + 1)),
};
