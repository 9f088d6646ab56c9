import type { MetricRow } from '../../../../apps/server/src/measurements/rows.ts';
import { known, sum } from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { glossed, message, money, name, number, percent, type Wording } from '../../wording.ts';
import { counterRatios, mostUnusual, type Ratio, ratioBesideGenre } from '../bookRatios.ts';
import { fiveStarsTitles, funnelReading, funnelTitle } from '../bookReaders.ts';
import { nameId } from '../claimParts.ts';
import type { BrowserClaims, TableClaim } from '../claimTypes.ts';
import { shownReadings } from './bookCharts.ts';
import { byName, widgetText } from './chartTables.ts';
import { dayLines } from './dayCharts.ts';
import { gapNote, partialNote } from './dayNotes.ts';

const nameHeading = widgetText(({ chart }) => chart.name);

/** The headings and cells of ratios beside those of a genre. */
const besideGenre = (
  title: Wording,
  ratios: readonly { name: Wording; ratio: Ratio<unknown> }[],
  write: (value: number) => Wording,
): TableClaim => ({
  ...byName(title, ratios, ({ name: label, ratio: { value, usual, low, high } }) => ({
    name: label,
    cells: [value, usual, low, high].map(write),
  })),
  columns: [
    nameHeading,
    message('book.thisBook'),
    message('book.genreUsual'),
    widgetText(({ chart }) => chart.quantile('p25')),
    widgetText(({ chart }) => chart.quantile('p75')),
  ],
});

const ratio = (value: number) => number(value, 2, 2);

/** Counters per thousand views and the price of an author's sheet, beside the genre. */
function ratioCharts(portal: PortalFigures, book: string): BrowserClaims {
  const row = portal.book(book);
  const genre = glossed(row.genres[0] ?? '');
  const counters = counterRatios(portal, row);
  const most = mostUnusual(counters);
  const title =
    most === null
      ? message('book.ratios', { genre })
      : message('book.ratiosLead', {
          metric: message(nameId(most.key)),
          value: ratio(most.value),
          genre,
          usual: ratio(most.usual),
        });
  const price = ratioBesideGenre(portal, row, 'price');
  const rubles = (value: number) => money(Math.round(value));
  const priceTitle =
    price &&
    message('book.priceRatioLead', {
      value: rubles(price.value),
      genre,
      usual: rubles(price.usual),
    });
  const named = counters.map((one) => ({ name: message(nameId(one.key)), ratio: one }));
  return {
    texts: [counters.length === 0 ? null : title, priceTitle].filter(known),
    tables: [
      counters.length === 0 ? null : besideGenre(title, named, ratio),
      price &&
        priceTitle &&
        besideGenre(priceTitle, [{ name: message('book.thisBook'), ratio: price }], money),
    ].filter(known),
  };
}

const countColumns = (value: Wording) => [nameHeading, value, name('%')];

/** The readers who added the book by what they did then, each as a share of them. */
function funnelTable(portal: PortalFigures, book: string): TableClaim | null {
  const found = funnelReading(shownReadings(portal, book));
  if (found === null) return null;
  const { library } = found;
  const marks = ['reading', 'finished_reading', 'postponed', 'not_interested'] as const;
  return {
    ...byName(funnelTitle(found), ['library' as const, ...marks], (metric) => ({
      name: message(nameId(metric)),
      cells: [
        number(found[metric]),
        metric === 'library' || library === 0 ? name('') : percent(found[metric] / library),
      ],
    })),
    columns: countColumns(message('book.readersCount')),
  };
}

type Rated = MetricRow & { stars: readonly number[] };

const isRated = (row: MetricRow): row is Rated => row.stars?.every(known) === true;

const STARS = [5, 4, 3, 2, 1] as const;

/** The last ratings by stars, each with its share of all. */
function starsTable(title: Wording, { stars }: Rated): TableClaim {
  const all = sum(stars);
  return {
    ...byName(title, STARS, (star) => {
      const votes = stars[star - 1] ?? 0;
      return {
        name: widgetText(({ chart }) => chart.stars(star)),
        cells: [number(votes), all === 0 ? name('') : percent(votes / all)],
      };
    }),
    columns: countColumns(message('metric.ratingCount')),
  };
}

/** The shares of the ratings day by day. */
function starsOverTime(portal: PortalFigures, title: Wording, rated: readonly Rated[]): TableClaim {
  const votes = new Map(rated.map(({ day, stars }) => [day, stars]));
  return dayLines(
    portal,
    title,
    [...votes.keys()],
    STARS.map((star) => ({
      label: message('book.star', { stars: star }),
      valueOn: (day) => {
        const stars = votes.get(day) ?? [];
        const all = sum(stars);
        return all === 0 ? null : percent((stars[star - 1] ?? 0) / all, 1);
      },
    })),
  );
}

/** How the readers of a book take it. */
export function readersCharts(portal: PortalFigures, book: string): BrowserClaims {
  const ratios = ratioCharts(portal, book);
  const rated = shownReadings(portal, book).filter(isRated);
  const last = rated.at(-1);
  const titles = fiveStarsTitles(portal, book);
  const days = rated.length > 1 ? rated.map(({ day }) => day) : [];
  return {
    texts: [...(ratios.texts ?? []), gapNote(days)].filter(known),
    possible: [partialNote(portal, days)].filter(known),
    tables: [
      ...(ratios.tables ?? []),
      funnelTable(portal, book),
      last === undefined ? null : starsTable(titles.last, last),
      rated.length > 1 ? starsOverTime(portal, titles.overTime, rated) : null,
    ].filter(known),
  };
}
