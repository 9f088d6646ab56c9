import { BarList } from '../../charts/BarList/index.ts';
import { BookTimeline } from '../../charts/BookTimeline/index.ts';
import { BoxPlot } from '../../charts/BoxPlot/index.ts';
import { Bullet } from '../../charts/Bullet/index.ts';
import { Funnel } from '../../charts/Funnel/index.ts';
import { LiftBars } from '../../charts/LiftBars/index.ts';
import { ParallelLists } from '../../charts/ParallelLists/index.ts';
import { ShareBars, type ShareRow } from '../../charts/ShareBars/index.ts';
import { StarHistogram } from '../../charts/StarHistogram/index.ts';
import { DAY_MS, dayToTime, timeToDay } from '../../internal/days.ts';
import type { Formats } from '../../provider/formats.ts';
import { frame, type Kind, LAST_DAY, lengthened, longName, named } from './kind.ts';

const notDays = 'Это не дни.';
const bars = frame('Любовное фэнтези держит больше всего мест', 'mesta');
const amounts = (count: number, valueAt: (at: number) => number | null = falling) =>
  named(count).map((one, at) => ({ ...one, value: valueAt(at) }));
const falling = (at: number) => (at === 4 ? null : Math.round(41_000 / (at + 1)) + at);
const none = () => null;

export const barList: Kind = {
  isList: true,
  cases: {
    typical: <BarList {...bars} items={amounts(6)} valueLabel="Книг" />,
    onePoint: <BarList {...bars} items={amounts(1)} valueLabel="Книг" />,
    gaps: notDays,
    tenSeries: <BarList {...bars} items={amounts(10)} valueLabel="Книг" />,
    negative: (
      <BarList {...bars} items={amounts(6, (at) => 90 - at * 36)} valueLabel="Чистый прирост" />
    ),
    allNull: <BarList {...bars} items={amounts(3, none)} valueLabel="Книг" />,
    longNames: <BarList {...bars} items={lengthened(amounts(3))} valueLabel="Книг" />,
  },
  many: (count) => <BarList {...bars} items={amounts(count)} valueLabel="Книг" />,
};

const way = frame('Дочитывает каждый четвёртый', 'voronka');
const steps = (
  valueAt: (at: number) => number | null = (at) => Math.round(12_400 / (at + 1) ** 1.4),
) =>
  ['В библиотеках', 'Читают', 'Прочитали', 'Отложили', 'Не интересно'].map((label, at) => ({
    id: String(at),
    label,
    value: valueAt(at),
  }));

export const funnel: Kind = {
  cases: {
    typical: <Funnel {...way} steps={steps()} valueLabel="Читателей" />,
    onePoint: <Funnel {...way} steps={steps().slice(0, 1)} valueLabel="Читателей" />,
    gaps: notDays,
    tenSeries: 'Путь у неё один.',
    negative: 'Людей меньше нуля не бывает.',
    allNull: <Funnel {...way} steps={steps(none)} valueLabel="Читателей" />,
    longNames: <Funnel {...way} steps={lengthened(steps())} valueLabel="Читателей" />,
  },
  many: (count) => <Funnel {...way} steps={amounts(count)} valueLabel="Читателей" />,
};

const stars = frame('Пять звёзд ставят две трети читателей', 'ocenki');

export const starHistogram: Kind = {
  isList: true,
  cases: {
    typical: <StarHistogram {...stars} counts={[31, 12, null, 420, 1630]} valueLabel="Оценок" />,
    onePoint: <StarHistogram {...stars} counts={[0, 0, 0, 0, 1]} valueLabel="Оценок" />,
    gaps: notDays,
    tenSeries: 'Звёзд пять.',
    negative: 'Оценок меньше нуля не бывает.',
    allNull: (
      <StarHistogram {...stars} counts={[null, null, null, null, null]} valueLabel="Оценок" />
    ),
    longNames: 'Имена у него — звёзды.',
  },
  many: () => <StarHistogram {...stars} counts={[31, 12, 57, 420, 1630]} valueLabel="Оценок" />,
};

const boxes = frame('Дороже всего детектив, ровнее всего попаданцы', 'razbros');
const quantiles = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;
const groups = (count: number, middle: (at: number) => number | null = (at) => 149 + at * 20) =>
  named(count).map((one, at) => {
    const p50 = middle(at);
    const spread = quantiles.map((key, step) => {
      const value = p50 === null ? null : Math.round(p50 + (step - 2) * (20 + at * 3));
      return [key, value] as const;
    });
    const { p10 = null, p25 = null, p75 = null, p90 = null } = Object.fromEntries(spread);
    return { ...one, p10, p25, p50, p75, p90, n: 12 + at * 17 };
  });

export const boxPlot: Kind = {
  cases: {
    typical: <BoxPlot {...boxes} label="Цена" groups={groups(6)} />,
    onePoint: <BoxPlot {...boxes} label="Цена" groups={groups(1)} />,
    gaps: notDays,
    tenSeries: <BoxPlot {...boxes} label="Цена" groups={groups(10)} />,
    negative: <BoxPlot {...boxes} label="Прирост" groups={groups(5, (at) => at * 40 - 120)} />,
    allNull: <BoxPlot {...boxes} label="Цена" groups={groups(3, none)} />,
    longNames: <BoxPlot {...boxes} label="Цена" groups={lengthened(groups(3))} />,
  },
  many: (count) => <BoxPlot {...boxes} label="Цена" groups={groups(count)} />,
};

const mixes = frame('Дописывают чаще всего детективы', 'sostav');
const states = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `s${at}`, label: `Состояние ${at + 1}` }));
const shared = (
  count: number,
  parts = states(3),
  amount = (row: number, part: number) => ((row + 2) * (part + 3) * 7) % 41,
): { parts: typeof parts; rows: ShareRow[] } => ({
  parts,
  rows: named(count).map((one, row) => ({
    ...one,
    amounts: parts.map((_, part) => amount(row, part)),
  })),
});
const lengthenedMix = ({ parts, rows: shareRows }: ReturnType<typeof shared>) => ({
  parts: lengthened(parts),
  rows: lengthened(shareRows),
});

export const shareBars: Kind = {
  hasLegend: true,
  values: ({ props }, formats) => {
    // Props with the chart's own type: the element's type is that of all charts.
    const { rows: shareRows } = props as typeof props & { rows: readonly ShareRow[] };
    return shareRows.flatMap(({ amounts: of }) => {
      const sum = of.reduce((total, one) => total + one, 0);
      const shares = sum === 0 ? [] : of.map((one) => formats.formatPercent(one / sum, 1));
      return [...shares, formats.formatNumber(sum)];
    });
  },
  cases: {
    typical: <ShareBars {...mixes} {...shared(6)} />,
    onePoint: <ShareBars {...mixes} {...shared(1)} />,
    gaps: notDays,
    tenSeries: <ShareBars {...mixes} {...shared(6, states(10))} />,
    negative: 'Долей меньше нуля не бывает.',
    allNull: <ShareBars {...mixes} {...shared(3, states(3), () => 0)} />,
    longNames: <ShareBars {...mixes} {...lengthenedMix(shared(3))} />,
  },
  many: (count) => <ShareBars {...mixes} {...shared(count)} />,
};

const lifts = frame('«Истинная пара» в топах вдвое чаще', 'perekos');
const liftWords = { stable: 'устойчиво', tentative: 'предположительно' };
const liftItems = (count: number, isKnown = (at: number) => at % 7 !== 5) =>
  named(count).map((one, at) => {
    const lift = 2.6 / (1 + (at % 9) * 0.4);
    const known = isKnown(at);
    return {
      ...one,
      lift: known ? lift : null,
      low: known ? lift * 0.7 : null,
      high: known ? lift * 1.5 : null,
      isStable: at % 3 === 0,
      n: 86 - (at % 80),
    };
  });
const liftsOf = (items: ReturnType<typeof liftItems>) => (
  <LiftBars {...lifts} label="Перевес в топе" words={liftWords} items={items} />
);
const ratio = (value: number, { formatNumber }: Formats) =>
  `×${formatNumber(value, { digits: 2 })}`;

export const liftBars: Kind = {
  valueTexts: { lift: ratio, low: ratio, high: ratio },
  cases: {
    typical: liftsOf(liftItems(6)),
    onePoint: liftsOf(liftItems(1)),
    gaps: notDays,
    tenSeries: liftsOf(liftItems(10)),
    negative: 'Отношения долей меньше нуля не бывают.',
    allNull: liftsOf(liftItems(3, () => false)),
    longNames: liftsOf(lengthened(liftItems(3))),
  },
  many: (count) => liftsOf(liftItems(count)),
};

const usual = frame('Читают охотнее, чем обычно в жанре', 'otnosheniya');
const bulletWords = { value: 'Эта книга', usual: 'Медиана жанра' };
const against = (count: number, valueAt: (at: number) => number | null = (at) => 31 + at * 4) =>
  named(count).map((one, at) => ({
    ...one,
    value: valueAt(at),
    usual: valueAt(at) === null ? null : 24 + at,
    low: valueAt(at) === null ? null : 14 + at,
    high: valueAt(at) === null ? null : 39 + at * 2,
  }));
const bulletOf = (items: ReturnType<typeof against>) => (
  <Bullet {...usual} labels={bulletWords} items={items} />
);

export const bullet: Kind = {
  cases: {
    typical: bulletOf(against(4)),
    onePoint: bulletOf(against(1)),
    gaps: notDays,
    tenSeries: bulletOf(against(10)),
    negative: bulletOf(against(4, (at) => at * 14 - 30)),
    allNull: bulletOf(against(3, none)),
    longNames: bulletOf(lengthened(against(3))),
  },
  many: (count) => bulletOf(against(count)),
};

const lives = frame('Каждая следующая книга пишется быстрее', 'knigi');
const dayBefore = (days: number) => timeToDay(dayToTime(LAST_DAY) - days * DAY_MS);
const books = (count: number) =>
  named(count).map((one, at) => ({
    ...one,
    from: dayBefore(40 + (at % 60) * 23),
    to: at % 4 === 0 ? null : dayBefore(10 + (at % 60) * 19),
    status: at % 4 === 0 ? 'в процессе' : 'завершена',
    hue: at % 4 === 0 ? 2 : 0,
    events:
      at % 3 === 0 ? [{ day: dayBefore(30 + (at % 60) * 20), label: 'впервые в топ-100' }] : [],
  }));
const lifeWords = { from: 'Начата', to: 'Закончена', status: 'Статус', events: 'События' };
const livesOf = (some: ReturnType<typeof books>) => (
  <BookTimeline {...lives} books={some} asof={LAST_DAY} labels={lifeWords} />
);

export const bookTimeline: Kind = {
  valueTexts: { hue: 'no value' },
  cases: {
    typical: livesOf(books(5)),
    onePoint: livesOf(books(1)),
    gaps: 'Книга пишется и в дни без обхода.',
    tenSeries: livesOf(books(10)),
    negative: 'Сроков меньше нуля не бывает.',
    allNull: 'У книги, о которой ничего не известно, нет и строки.',
    longNames: livesOf(lengthened(books(3))),
  },
  many: (count) => livesOf(books(count)),
};

const moved = frame('За неделю в топ вошло семь книг', 'dvizhenie');
const moves = (count: number) =>
  (['entered', 'left', 'up', 'down'] as const).map((id, side) => ({
    id,
    label: ['Вошли', 'Ушли', 'Выше', 'Ниже'][side] ?? '',
    items: named(Math.max(0, count - side * 2)).map(({ label }, at) => ({
      id: `${id} ${at}`,
      label: at === 2 ? longName : label,
      href: `#${at}`,
      position: 3 + side + at * 7,
      ...(id === 'up' && { movement: { state: 'up' as const, delta: 5 + at } }),
      ...(id === 'down' && { movement: { state: 'down' as const, delta: -4 - at } }),
      ...(id === 'entered' && { movement: { state: 'new' as const, delta: null } }),
    })),
  }));
const movedOf = (columns: ReturnType<typeof moves>) => (
  <ParallelLists
    {...moved}
    columns={columns}
    columnLabel="Что стало"
    positionLabel="Место"
    nothing="Никто"
  />
);

export const parallelLists: Kind = {
  isList: true,
  // The direction is a word: 'down 4'.
  valueTexts: { delta: (value, { formatNumber }) => formatNumber(Math.abs(value)) },
  cases: {
    typical: movedOf(moves(7)),
    onePoint: movedOf(moves(1)),
    gaps: notDays,
    tenSeries: movedOf(moves(10)),
    negative: 'Вниз — это четвёртый столбец.',
    allNull: movedOf(moves(0)),
    longNames: movedOf(moves(3)),
  },
  many: (count) => movedOf(moves(Math.ceil(count / 4))),
};
