import { Histogram } from '../../charts/Histogram/index.ts';
import { OpportunityMap } from '../../charts/OpportunityMap/index.ts';
import { Scatter } from '../../charts/Scatter/index.ts';
import { TagMap } from '../../charts/TagMap/index.ts';
import { Treemap } from '../../charts/Treemap/index.ts';
import type { Formats } from '../../provider/formats.ts';
import { seeded } from '../books.ts';
import { frame, type Kind, lengthened, longName, named } from './kind.ts';

const notDays = 'Это не дни.';
const field = frame('Объёмные книги стоят дороже', 'cena-i-obyom');
const points = (count: number, low = 0) => {
  const random = seeded(count);
  return named(count).map((one, at) => ({
    ...one,
    x: at % 11 === 7 ? null : Math.round(low + random() * 900),
    y: Math.round(low / 2 + random() * 400),
  }));
};
const axes = { x: { label: 'Объём, тыс. знаков' }, y: { label: 'Цена, ₽' } };
const scatterOf = (some: ReturnType<typeof points>) => (
  <Scatter {...field} {...axes} points={some} named={['n0', 'n1']} />
);

export const scatter: Kind = {
  cases: {
    typical: scatterOf(points(40)),
    onePoint: scatterOf(points(1)),
    gaps: notDays,
    tenSeries: (
      <Scatter
        {...field}
        {...axes}
        points={points(60).map((point, at) => ({ ...point, hue: at % 10 }))}
      />
    ),
    negative: scatterOf(points(30, -400)),
    allNull: scatterOf(points(4).map((point) => ({ ...point, x: null }))),
    longNames: scatterOf(lengthened(points(6))),
  },
  many: (count) => scatterOf(points(count)),
};

const chances = frame('В детективе читают много, а пишут мало', 'vozmozhnosti');
/** Some niches are not on the map: they have no new books. */
const supply = (at: number, some: number): number | null => (at % 9 === 8 ? 0 : some);
const niches = (count: number, momentum = (at: number) => (at % 5) / 10 - 0.2) => {
  const random = seeded(count);
  return named(count).map((one, at) => ({
    ...one,
    supply: supply(at, Math.round(4 + random() ** 3 * 900)),
    demand: Math.round(random() * 60 + at * 2),
    total: Math.round(random() * 9000),
    momentum: at % 6 === 5 ? null : momentum(at),
    n: 8 + at * 9,
  }));
};
const chanceWords = {
  supply: 'Новых книг за 30 дней',
  demand: 'Прирост новой книги, медиана',
  total: 'Прирост всех',
  momentum: 'Прирост за месяц',
};
const corners = ['много и тех и других', 'пишут больше', 'тихо', 'читают больше'] as const;
const edge = {
  label: 'Пишут меньше, читают больше',
  on: 'никто не впереди',
  off: 'есть кто впереди',
};
const nichesOf = (some: ReturnType<typeof niches>) => (
  <OpportunityMap
    {...chances}
    niches={some}
    labels={chanceWords}
    quadrants={corners}
    frontier={edge}
  />
);

export const opportunityMap: Kind = {
  valueTexts: { momentum: (value, { formatDelta }) => formatDelta(value, 'percent') },
  cases: {
    typical: nichesOf(niches(18)),
    onePoint: nichesOf(niches(1)),
    gaps: notDays,
    tenSeries: nichesOf(niches(10)),
    negative: nichesOf(niches(12, () => -0.3)),
    allNull: nichesOf(niches(4).map((niche) => ({ ...niche, supply: null }))),
    longNames: nichesOf(lengthened(niches(6))),
  },
  many: (count) => nichesOf(niches(count)),
};

const near = frame('Романтические теги держатся вместе', 'karta-tegov');
const tagMapOf = (count: number, momentum: (at: number) => number | null, isLong = false) => {
  const random = seeded(count);
  const tags = named(count).map((one, at) => ({
    ...one,
    label: isLong && at === 1 ? longName : one.label,
    books: Math.round(600 / (at + 1)) + at,
    momentum: momentum(at),
  }));
  const ties = tags.flatMap((a, row) =>
    tags
      .slice(row + 1, row + 30)
      .flatMap((b) => (random() < 0.12 ? [{ a: a.id, b: b.id, weight: 0.5 + random() * 2 }] : [])),
  );
  const labels = { books: 'Книг', momentum: 'Процентиль прироста', ties: 'Вместе чаще случайного' };
  return <TagMap {...near} tags={tags} ties={ties} labels={labels} height={360} />;
};
const mood = (at: number) => (at % 7 === 6 ? null : (at % 5) * 12 - 20);

export const tagMap: Kind = {
  valueTexts: { momentum: (value, { formatDelta }) => formatDelta(value) },
  cases: {
    typical: tagMapOf(24, mood),
    onePoint: tagMapOf(1, mood),
    gaps: notDays,
    tenSeries: tagMapOf(10, mood),
    negative: tagMapOf(8, () => -14),
    allNull: tagMapOf(6, () => null),
    longNames: tagMapOf(6, mood, true),
  },
  many: (count) => tagMapOf(count, mood),
};

const parts = frame('Треть книг — любовное фэнтези', 'zhanry');
const shares = (count: number, valueAt: (at: number) => number | null = falling) =>
  named(count).map((one, at) => ({
    ...one,
    value: valueAt(at),
    change: at % 6 === 4 ? null : (at % 7) / 20 - 0.15,
  }));
const falling = (at: number) => (at === 7 ? null : Math.round(9000 / (at + 1) ** 0.8) + 1);
const treemapOf = (items: ReturnType<typeof shares>) => (
  <Treemap {...parts} items={items} valueLabel="Книг" changeLabel="За 30 дней" />
);

export const treemap: Kind = {
  valueTexts: { change: (value, { formatDelta }) => formatDelta(value, 'percent') },
  cases: {
    typical: treemapOf(shares(10)),
    onePoint: treemapOf(shares(1)),
    gaps: notDays,
    tenSeries: treemapOf(shares(10)),
    negative: 'Части целого меньше нуля не бывают; убыль — цвет.',
    allNull: treemapOf(shares(3, () => null)),
    longNames: treemapOf(lengthened(shares(4))),
  },
  many: (count) => treemapOf(shares(count)),
};

const prices = frame('Чаще всего книга стоит от 200 до 250 рублей', 'ceny');
const bins = (count: number, countOf = (at: number) => 4 + ((at * 7) % 31)) =>
  Array.from({ length: count }, (_, at) => ({
    from: at * 50,
    to: (at + 1) * 50,
    count: countOf(at),
  }));
const histogramOf = (some: ReturnType<typeof bins>, label = 'Цена') => (
  <Histogram {...prices} bins={some} label={label} format="money" countLabel="Книг" />
);
const against = (count: number) => ({
  label: 'Жанр',
  own: 'Тег',
  share: 'Доля книг',
  counts: Array.from({ length: count }, (_, at) => 40 + ((at * 90) % 410)),
});
const bounds = (value: number, formats: Formats) => formats.formatValue(value, 'money');

export const histogram: Kind = {
  hasLegend: true,
  valueTexts: { from: bounds, to: bounds, value: bounds },
  cases: {
    typical: (
      <Histogram
        {...prices}
        bins={bins(11)}
        label="Цена"
        format="money"
        countLabel="Книг"
        marker={{ value: 229, label: 'эта книга' }}
        against={against(11)}
      />
    ),
    onePoint: histogramOf(bins(1)),
    gaps: notDays,
    tenSeries: 'Рядов у неё два: свой и тот, с которым его сравнивают.',
    negative: histogramOf(
      bins(9).map((bin) => ({ ...bin, from: bin.from - 225, to: bin.to - 225 })),
    ),
    allNull: histogramOf(bins(5, () => 0)),
    longNames: histogramOf(bins(6), `Цена: ${longName}`),
  },
  many: (count) => histogramOf(bins(count)),
};
