import { BandChart } from '../../charts/BandChart/index.ts';
import { SurvivalCurve } from '../../charts/SurvivalCurve/index.ts';
import type { Formats } from '../../provider/formats.ts';
import { frame, type Kind, lengthened, named } from './kind.ts';

const twins = frame('На 21-й день книга выше 83 % дебютов жанра', 'dvojniki');
const ages = (count: number) => Array.from({ length: count }, (_, age) => age);
const band = (count: number, isKnown = (age: number) => age < count - 4) =>
  ages(count).map((age) => {
    const middle = isKnown(age) ? 400 * (1 - Math.exp(-(age + 1) / 20)) : null;
    const of = (share: number) => (middle === null ? null : Math.round(middle * share));
    const spread = { p10: of(0.2), p25: of(0.5), p50: of(1), p75: of(1.8), p90: of(3.2) };
    return { age, ...spread, n: 120 + count - age };
  });
const own = (count: number, upTo: number, isThere = (_: number) => true) =>
  named(count).map((one, at) => ({
    ...one,
    points: ages(upTo)
      .filter(isThere)
      .map((age) => ({ age, value: age === 1 ? null : age * (age + 3 + at * 5) })),
  }));
const bandWords = { age: 'Дней с публикации', value: 'Библиотеки' };
const bandOf = (data: ReturnType<typeof band>, some: ReturnType<typeof own>) => (
  <BandChart {...twins} band={data} lines={some} labels={bandWords} />
);

export const bandChart: Kind = {
  hasLegend: true,
  valueTexts: { age: 'shared' },
  cases: {
    typical: bandOf(band(40), own(2, 22)),
    onePoint: bandOf(
      band(1, () => true),
      own(1, 1),
    ),
    gaps: bandOf(
      band(40).filter(({ age }) => age !== 9 && age !== 10),
      own(2, 30, (age) => age !== 9 && age !== 10 && age !== 20),
    ),
    tenSeries: bandOf([], own(10, 30)),
    negative: bandOf(
      band(30),
      own(1, 24).map((one) => ({
        ...one,
        points: one.points.map(({ age, value }) => ({
          age,
          value: value === null ? null : -value,
        })),
      })),
    ),
    allNull: bandOf(
      band(20, () => false),
      [],
    ),
    longNames: bandOf(band(40), lengthened(own(3, 24))),
  },
  many: (count) => bandOf(band(count), own(2, Math.round(count / 2))),
};

const odds = frame('Через 60 дней в топ-20 каждый десятый дебют', 'shans');
const curves = (count: number, steps: readonly number[]) =>
  named(count).map((one, at) => ({
    ...one,
    points: steps.map((age, step) => {
      const share = Math.exp(-age * 0.0015 * (at + 1));
      const room = 0.01 + Math.min(step, 12) * 0.01;
      const [low, high] = [Math.max(0, share - room), Math.min(1, share + room)];
      return { age, share, low, high, atRisk: 3000 + at * 7 - step * 2 };
    }),
  }));
const oddsWords = { age: 'Дней с публикации', share: 'Ещё не в топе', atRisk: 'под наблюдением' };
const oddsOf = (groups: ReturnType<typeof curves>) => (
  <SurvivalCurve {...odds} groups={groups} labels={oddsWords} />
);
const someAges = [0, 3, 5, 9, 14, 20, 27, 35, 44, 60, 75, 90];
const percent = (value: number, { formatPercent }: Formats) => formatPercent(value, 1);

export const survivalCurve: Kind = {
  hasLegend: true,
  valueTexts: { age: 'shared', share: percent, low: percent, high: percent },
  cases: {
    typical: oddsOf(curves(2, someAges)),
    onePoint: oddsOf(curves(1, [30])),
    gaps: 'Между событиями оценка держится: перерывов у неё нет.',
    tenSeries: oddsOf(curves(10, someAges)),
    negative: 'Долей меньше нуля не бывает.',
    allNull: oddsOf([]),
    longNames: oddsOf(lengthened(curves(3, someAges))),
  },
  many: (count) => oddsOf(curves(2, ages(count))),
};
