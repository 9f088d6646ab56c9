import { BumpChart } from '../../charts/BumpChart/index.ts';
import type { ChartSeries } from '../../charts/internal/timeline.ts';
import { MirroredBars } from '../../charts/MirroredBars/index.ts';
import { RankHistory } from '../../charts/RankHistory/index.ts';
import { SmallMultiples } from '../../charts/SmallMultiples/index.ts';
import { StackedShare } from '../../charts/StackedShare/index.ts';
import { StepLine } from '../../charts/StepLine/index.ts';
import { TrendChart } from '../../charts/TrendChart/index.ts';
import { capturedDays } from '../../internal/gaps.ts';
import { daysUpTo, seeded, walk } from '../books.ts';
import { frame, type Kind, LAST_DAY, lengthened, month, monthWithGaps, named } from './kind.ts';

interface Walk {
  from?: number;
  step?: number;
  most?: number;
}

/** Named lines, each a random walk of its own. */
function lines(count: number, days: readonly string[], { from = 400, step = 40, most }: Walk = {}) {
  return named(count).map((one, index): ChartSeries => {
    const start = from * (1 - index / (count + 2));
    const limits = most === undefined ? {} : { least: 1, most };
    return { ...one, points: walk(days, { seed: index + 1, from: start, step, ...limits }) };
  });
}

const nulled = (series: readonly ChartSeries[]): ChartSeries[] =>
  series.map((one) => ({ ...one, points: one.points.map(({ day }) => ({ day, value: null })) }));

/** Returns enough days for so many values of so many lines. */
const over = (count: number, series: number) => daysUpTo(LAST_DAY, Math.ceil(count / series));

const netGain: ChartSeries = {
  id: 'net',
  label: 'Чистый прирост',
  points: month.map((day, at) => ({ day, value: Math.round(40 * Math.cos(at / 5)) })),
};

/** The lines, and the previous month as a comparison of the first one. */
const withComparison = (series: readonly ChartSeries[]): ChartSeries[] => [
  ...series,
  {
    id: 'before',
    label: 'Месяцем раньше',
    comparison: { of: series[0]?.id ?? '' },
    points: walk(month, { seed: 31, from: 320, step: 30 }),
  },
];

const trend = frame('Библиотеки росли быстрее просмотров', 'prirost');

export const trendChart: Kind = {
  hasLegend: true,
  isOverDays: true,
  cases: {
    typical: <TrendChart {...trend} series={lines(2, month)} />,
    onePoint: <TrendChart {...trend} series={lines(1, [LAST_DAY])} />,
    gaps: <TrendChart {...trend} series={lines(2, monthWithGaps)} />,
    tenSeries: <TrendChart {...trend} series={lines(10, month)} />,
    negative: <TrendChart {...trend} series={[netGain]} />,
    allNull: <TrendChart {...trend} series={nulled(lines(2, month))} />,
    longNames: <TrendChart {...trend} series={lengthened(lines(3, month))} />,
  },
  many: (count) => <TrendChart {...trend} series={lines(10, over(count, 10))} />,
  compared: <TrendChart {...trend} series={withComparison(lines(1, month))} />,
};

const price = frame('Книга стоит 199 ₽ с 15 июля', 'tsena');
const prices = (days: readonly string[], to = 199) =>
  days.map((day, at) => ({ day, value: at < 9 ? 249 : at < 19 ? 149 : to }));
const priceOf = (days: readonly string[], to?: number): ChartSeries[] => [
  { id: 'price', label: 'Цена', points: prices(days, to) },
];

export const stepLine: Kind = {
  hasLegend: true,
  isOverDays: true,
  valueTexts: { value: 'money' },
  cases: {
    typical: <StepLine {...price} format="money" series={priceOf(month)} />,
    onePoint: <StepLine {...price} format="money" series={priceOf([LAST_DAY])} />,
    gaps: <StepLine {...price} format="money" series={priceOf(monthWithGaps)} />,
    tenSeries: <StepLine {...price} format="money" series={lines(10, month, { step: 9 })} />,
    negative: <StepLine {...price} format="money" series={priceOf(month, -40)} />,
    allNull: <StepLine {...price} format="money" series={nulled(priceOf(month))} />,
    longNames: <StepLine {...price} format="money" series={lengthened(lines(3, month))} />,
  },
  many: (count) => (
    <StepLine {...price} format="money" series={lines(2, over(count, 2), { step: 9 })} />
  ),
  compared: <StepLine {...price} format="money" series={withComparison(priceOf(month))} />,
};

const place = frame('За месяц книга поднялась с 41-го места', 'mesto');
const ranks = (count: number, days: readonly string[]) =>
  lines(count, days, { from: 60, step: 5, most: 100 });
/** Off the list for some days. */
const leaving = (series: readonly ChartSeries[]) =>
  series.map((one) => ({
    ...one,
    points: one.points.map((point, at) => (at > 8 && at < 13 ? { ...point, value: null } : point)),
  }));

export const rankHistory: Kind = {
  hasLegend: true,
  isOverDays: true,
  valueTexts: { value: 'rank' },
  cases: {
    typical: <RankHistory {...place} depth={100} series={leaving(ranks(2, month))} />,
    onePoint: <RankHistory {...place} depth={100} series={ranks(1, [LAST_DAY])} />,
    gaps: <RankHistory {...place} depth={100} series={ranks(1, monthWithGaps)} />,
    tenSeries: <RankHistory {...place} depth={100} series={ranks(10, month)} />,
    negative: 'Мест меньше первого не бывает.',
    allNull: <RankHistory {...place} depth={100} series={nulled(ranks(1, month))} />,
    longNames: <RankHistory {...place} depth={100} series={lengthened(ranks(3, month))} />,
  },
  many: (count) => <RankHistory {...place} depth={100} series={ranks(2, over(count, 2))} />,
  compared: <RankHistory {...place} depth={1000} series={withComparison(ranks(1, month))} />,
};

const race = frame('«Боевое фэнтези» обошло всех за две недели', 'desyatka');

/** Books that exchange ranks: on each day every rank belongs to one of them. */
function racers(count: number, days: readonly string[]): ChartSeries[] {
  const random = seeded(count);
  const order = Array.from({ length: count }, (_, index) => index);
  const held = days.map(() => {
    const at = Math.floor(random() * (count - 1));
    const [one = 0, other = 0] = [order[at], order[at + 1]];
    if (count > 1) order.splice(at, 2, other, one);
    return [...order];
  });
  return named(count).map((one, index) => ({
    ...one,
    points: days.map((day, at) => ({ day, value: (held[at]?.indexOf(index) ?? 0) + 1 })),
  }));
}

const bump = (count: number, days: readonly string[], rename = lengthened<ChartSeries>) => (
  <BumpChart {...race} days={days} depth={count} series={rename(racers(count, days))} />
);
const asNamed = (series: readonly ChartSeries[]) => [...series];

export const bumpChart: Kind = {
  hasLegend: true,
  isOverDays: true,
  valueTexts: { value: 'rank' },
  cases: {
    typical: bump(6, month.slice(-14), asNamed),
    onePoint: bump(3, [LAST_DAY], asNamed),
    gaps: bump(5, monthWithGaps, asNamed),
    tenSeries: bump(10, month, asNamed),
    negative: 'Мест меньше первого не бывает.',
    allNull: <BumpChart {...race} days={month} depth={5} series={nulled(racers(5, month))} />,
    longNames: bump(4, month),
  },
  many: (count) => bump(10, over(count, 10), asNamed),
};

const flow = frame('В начале августа список обновлялся вдвое быстрее', 'oborot');
const flowOf = (days: readonly string[], least = 0) => {
  const random = seeded(days.length);
  return days.map((day) => ({
    day,
    up: least + Math.round(random() * 14),
    down: least + Math.round(random() * 12),
  }));
};
const sides = { up: 'Вошли', down: 'Ушли' };

export const mirroredBars: Kind = {
  hasLegend: true,
  isOverDays: true,
  cases: {
    typical: <MirroredBars {...flow} labels={sides} points={flowOf(month)} />,
    onePoint: <MirroredBars {...flow} labels={sides} points={flowOf([LAST_DAY], 3)} />,
    gaps: <MirroredBars {...flow} labels={sides} points={flowOf(monthWithGaps)} />,
    tenSeries: 'Сторон у него две.',
    negative: 'Обе стороны считают вверх от нуля: ушедшие и есть вниз.',
    allNull: (
      <MirroredBars
        {...flow}
        labels={sides}
        points={month.map((day) => ({ day, up: null, down: null }))}
      />
    ),
    longNames: (
      <MirroredBars
        {...flow}
        labels={{ up: 'Вошли в список впервые или вернулись в него', down: 'Ушли из списка' }}
        points={flowOf(month)}
      />
    ),
  },
  many: (count) => <MirroredBars {...flow} labels={sides} points={flowOf(over(count, 2))} />,
};

const mix = frame('Доля попаданцев выросла до трети', 'doli');

export const stackedShare: Kind = {
  hasLegend: true,
  isOverDays: true,
  values: ({ props }, formats) => {
    // Props with the chart's own type: the element's type is that of all charts.
    const { series } = props as typeof props & { series: readonly ChartSeries[] };
    return capturedDays(series).flatMap((day) => {
      const amounts = series.map(
        ({ points }) => points.find((point) => point.day === day)?.value ?? 0,
      );
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      return sum === 0 ? [] : amounts.map((amount) => formats.formatPercent(amount / sum, 1));
    });
  },
  cases: {
    typical: <StackedShare {...mix} series={lines(4, month)} />,
    onePoint: <StackedShare {...mix} series={lines(3, [LAST_DAY])} />,
    gaps: <StackedShare {...mix} series={lines(3, monthWithGaps)} />,
    tenSeries: <StackedShare {...mix} series={lines(10, month)} />,
    negative: 'Долей меньше нуля не бывает.',
    allNull: <StackedShare {...mix} series={nulled(lines(3, month))} />,
    longNames: <StackedShare {...mix} series={lengthened(lines(3, month))} />,
  },
  many: (count) => <StackedShare {...mix} series={lines(10, over(count, 10))} />,
};

const many = frame('Каждый жанр рос по-своему', 'zhanry');

export const smallMultiples: Kind = {
  hasLegend: true,
  isOverDays: true,
  cases: {
    typical: <SmallMultiples {...many} series={lines(4, month)} />,
    onePoint: <SmallMultiples {...many} series={lines(2, [LAST_DAY])} />,
    gaps: <SmallMultiples {...many} series={lines(2, monthWithGaps)} />,
    tenSeries: <SmallMultiples {...many} series={lines(10, month)} />,
    negative: <SmallMultiples {...many} series={[netGain]} />,
    allNull: <SmallMultiples {...many} series={nulled(lines(2, month))} />,
    longNames: <SmallMultiples {...many} series={lengthened(lines(3, month))} />,
  },
  many: (count) => <SmallMultiples {...many} series={lines(4, over(count, 4))} />,
  compared: <SmallMultiples {...many} series={withComparison(lines(2, month))} />,
};
