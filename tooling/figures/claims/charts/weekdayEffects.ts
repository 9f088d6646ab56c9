import { referenceBookSteps } from '../../../../apps/server/src/measurements/testing/referenceDailyGains.ts';
import { referenceParts } from '../../../../apps/server/src/reads/testing/referenceParts.ts';
import {
  referenceShortDays,
  stepsOf,
  sum,
} from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import { referenceUpperT } from '../../../../apps/server/src/reads/testing/referenceStatistics.ts';
import { within } from '../../../../apps/server/src/reads/testing/referenceSupply.ts';
import { dayAfter, portalDefinition, weekdayOf } from '../../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { joined, message, name, number, type Wording } from '../../wording.ts';
import type { TableClaim } from '../claimTypes.ts';
import { byName, widgetText } from './chartTables.ts';
import { WEEKDAYS, weekdayName } from './weekdayNames.ts';

const MIN_CHAPTERS = 5;
const MIN_BOOKS = 8;

const mean = (values: readonly number[]) => sum(values) / values.length;

/** The gains of a book over the day of each chapter and the next one, by day of the week. */
function chapterGains({ fixture, main }: PortalFigures, book: string, last: string) {
  const short = referenceShortDays(fixture);
  const rows = fixture.metrics.filter(({ bookId }) => bookId === book);
  const steps = referenceBookSteps(rows, main, stepsOf(fixture, main));
  const gainOn = (day: string) => {
    const step = steps.find((one) => one.day === day && one.days === 1);
    return short.includes(day) ? null : (step?.gain ?? null);
  };
  const days = new Set(
    referenceParts(fixture, book)
      .filter(({ day, days: length }) => length === 1 && within(day, last, 90))
      .map(({ day }) => day),
  );
  return [...days].flatMap((day) => {
    const [own, next] = [gainOn(day), gainOn(dayAfter(day, 1))];
    const isInside = dayAfter(day, 1) <= last;
    return own === null || next === null || !isInside
      ? []
      : [{ weekday: weekdayOf(day), gain: own + next }];
  });
}

/** The logarithms of the gains of a book by day of the week, less their mean. */
function logRatios(chapters: ReturnType<typeof chapterGains>): Map<number, number> {
  const logs = [...Map.groupBy(chapters, ({ weekday }) => weekday)].map(
    ([weekday, own]): [number, number] => [
      weekday,
      Math.log(Math.max(0, mean(own.map(({ gain }) => gain))) + 0.5),
    ],
  );
  const middle = mean(logs.map(([, log]) => log));
  return new Map(logs.map(([weekday, log]) => [weekday, log - middle]));
}

/** How much books of a list gain after a chapter, by its day of the week (docs/metrics.md, `chapter-weekdays`). */
function weekdayEffects(portal: PortalFigures, kind: string) {
  const [last] = portal.lastDays(kind);
  const ratios = last.books
    .slice(0, 100)
    .map((book) => chapterGains(portal, book, last.day))
    .filter(
      (chapters) =>
        chapters.length >= MIN_CHAPTERS && new Set(chapters.map(({ weekday }) => weekday)).size > 1,
    )
    .map(logRatios);
  return WEEKDAYS.map((weekday) => {
    const logs = ratios.flatMap((ratio) => ratio.get(weekday) ?? []);
    const n = logs.length;
    if (n < MIN_BOOKS) return { weekday, n, ratio: null, low: null, high: null };
    const middle = mean(logs);
    const variance = sum(logs.map((log) => (log - middle) ** 2)) / (n - 1);
    const margin = referenceUpperT(0.025 / WEEKDAYS.length, n - 1) * Math.sqrt(variance / n);
    const [low, ratio, high] = [middle - margin, middle, middle + margin].map(Math.exp);
    return { weekday, n, ratio: ratio ?? null, low: low ?? null, high: high ?? null };
  });
}

/** The chart of the day of the week of chapters, with its title; none where no day is known. */
export function weekdayEffectClaims(
  portal: PortalFigures,
  kind: string,
): { texts: Wording[]; tables: TableClaim[] } {
  const isExact = portalDefinition(portal.fixture.portal).metrics[portal.main] === 'exact';
  const effects = isExact ? weekdayEffects(portal, kind) : [];
  if (effects.every(({ ratio }) => ratio === null)) return { texts: [], tables: [] };
  const times = (value: number | null): Wording | null =>
    value === null ? null : (locale) => `×${number(value)(locale)}`;
  const best = effects
    .filter(({ low }) => (low ?? 0) > 1)
    .toSorted((a, b) => (b.ratio ?? 0) - (a.ratio ?? 0))[0];
  const title =
    best === undefined
      ? message('rankLists.weekdays.even')
      : message('rankLists.weekdays.lead', {
          day: weekdayName(best.weekday),
          times: number(best.ratio ?? 0),
        });
  const certain = message('rankLists.weekdays.certain');
  const chance = message('rankLists.weekdays.chance');
  return {
    texts: [title],
    tables: [
      byName(
        title,
        effects,
        ({ weekday, ratio, low, high, n }) => ({
          name: weekdayName(weekday),
          cells: [
            times(ratio),
            times(low),
            times(high),
            number(n),
            low !== null && high !== null && (low > 1 || high < 1) ? certain : chance,
          ],
        }),
        {
          columns: [
            message('rankLists.weekdays.ratio'),
            widgetText(({ chart }) => chart.intervalFrom),
            widgetText(({ chart }) => chart.intervalTo),
            widgetText(({ chart }) => chart.sample),
            joined(certain, name('/'), chance),
          ],
        },
      ),
    ],
  };
}
