import type { BookRow } from '../../../apps/server/src/measurements/rows.ts';
import { known, median } from '../../../apps/server/src/reads/testing/referenceReads.ts';
import { authorsOf } from '../../../apps/server/src/reads/testing/referenceSupply.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import {
  change,
  glossed,
  message,
  money,
  number,
  percent,
  quoted,
  type Spoken,
  type Wording,
} from '../wording.ts';
import { sumOfWeek, volume } from './claimParts.ts';
import { liftsOf, ratio } from './liftParts.ts';

/** Genres, pairs and bands of fewer books are not named as the first in anything. */
export const LEAST_BOOKS = 20;

interface Figure {
  name: string;
  value: number;
}

/** The largest figure, if none is written alike; null: there is none. */
function aloneAhead<Of extends Figure>(
  figures: readonly Of[],
  wordingOf: (value: number) => Wording,
  locale: Spoken = 'ru',
): Of | null {
  const [first, ...others] = figures.toSorted((a, b) => b.value - a.value);
  const textOf = ({ value }: Figure) => wordingOf(value)(locale);
  return first === undefined || others.some((one) => textOf(one) === textOf(first)) ? null : first;
}

/** The values of the genres that so many books have. */
function genreFigures(
  portal: PortalFigures,
  figureOf: (books: readonly BookRow[]) => { n: number; value: number | null },
): Figure[] {
  return portal.groups.names('genres').flatMap((name) => {
    const { n, value } = figureOf(portal.groups.booksOf('genres', name));
    return value === null || n < LEAST_BOOKS ? [] : [{ name, value }];
  });
}

const medianOf = (amounts: readonly (number | null)[]) => {
  const values = amounts.filter(known).filter((value) => value > 0);
  return { n: values.length, value: median(values) };
};

const shareOf = (facts: readonly (string | null)[], fact: string, n: number) => {
  const all = facts.filter(known);
  const share = all.filter((one) => one === fact).length / all.length;
  return { n, value: all.length === 0 ? null : share };
};

const spreadIds = {
  price: 'prices',
  chars: 'volumes',
  statuses: 'statuses',
  free: 'freeShare',
} as const;

type Spread = keyof typeof spreadIds;

/** Which of several genres is first in a figure, or else between what they lie, or else a plain title. */
function spreadLead(
  kind: Spread,
  figures: readonly Figure[],
  wordingOf: (value: number) => Wording,
): Wording {
  const id = `genreStats.${spreadIds[kind]}`;
  if (figures.length < 2) return message(id);
  const first = aloneAhead(figures, wordingOf);
  if (first !== null) {
    return message(`${id}.lead`, {
      least: LEAST_BOOKS,
      name: glossed(first.name),
      figure: wordingOf(first.value),
    });
  }
  const values = figures.map(({ value }) => value);
  const [low, high] = [wordingOf(Math.min(...values)), wordingOf(Math.max(...values))];
  return low('ru') === high('ru')
    ? message(id)
    : message('genreStats.spread', { kind, least: LEAST_BOOKS, low, high });
}

/** The titles of the charts that compare the genres of a portal. */
export function genreSpreads(portal: PortalFigures): Readonly<Record<Spread, Wording>> {
  const figuresOf = (of: (books: readonly BookRow[]) => { n: number; value: number | null }) =>
    genreFigures(portal, of);
  const statusesOf = (books: readonly BookRow[]) => {
    const statuses = books.map(({ status }) => status).filter(known);
    return shareOf(statuses, 'finished', statuses.length);
  };
  const amounts = {
    price: figuresOf((books) => medianOf(books.map(({ priceRub }) => priceRub))),
    chars: figuresOf((books) => medianOf(books.map(({ chars }) => chars))),
  };
  const shares = {
    statuses: figuresOf(statusesOf),
    free: figuresOf((books) =>
      shareOf(
        books.map(({ access }) => access),
        'free',
        books.length,
      ),
    ),
  };
  return {
    price: spreadLead('price', amounts.price, money),
    chars: spreadLead('chars', amounts.chars, volume),
    statuses: spreadLead('statuses', shares.statuses, percent),
    free: spreadLead('free', shares.free, percent),
  };
}

/** The genre that grew most by more than chance, of those with so many week gains, or the one that gained most. */
export function genresLead(portal: PortalFigures): Wording {
  const fastest = portal.growth.fastestGenre(({ gains }) => gains >= LEAST_BOOKS);
  if (fastest !== null) {
    return message('genreStats.lead', {
      least: LEAST_BOOKS,
      genre: glossed(fastest.name),
      change: change(fastest.change, (one) => percent(one)),
    });
  }
  const names = portal.groups.names('genres');
  const gains = names.map((name) => ({
    name,
    value: sumOfWeek(portal, portal.groups.booksOf('genres', name)),
  }));
  const most = aloneAhead(gains, (value) => change(value, (one) => number(one)));
  return most === null || most.value <= 0
    ? message('genreStats.leadCount', { count: names.length })
    : message('genreStats.leadGain', {
        least: LEAST_BOOKS,
        genre: glossed(most.name),
        gain: change(most.value, (one) => number(one)),
      });
}

/** The dearest of several genres, or a plain title where no one is alone. */
export function dearestGenre(portal: PortalFigures): Wording {
  const prices = genreFigures(portal, (books) => medianOf(books.map(({ priceRub }) => priceRub)));
  const first = prices.length < 2 ? null : aloneAhead(prices, money);
  return first === null
    ? message('portalTrends.boxes')
    : message('portalTrends.boxes.lead', {
        least: LEAST_BOOKS,
        name: glossed(first.name),
        price: money(first.value),
      });
}

const SHEET = 40_000;
const bandStarts = [0, 5, 10, 15, 20];

/** The paid books of each band of volumes (docs/metrics.md, `prices-by-volume`). */
export const volumeBands = (portal: PortalFigures): { band: Wording; books: BookRow[] }[] =>
  bandStarts.map((from, at) => {
    const to = bandStarts[at + 1] ?? null;
    const books = portal.books.filter(({ chars, priceRub }) => {
      const isBelow = to === null || (chars ?? 0) < to * SHEET;
      return (chars ?? 0) > 0 && (chars ?? 0) >= from * SHEET && isBelow && (priceRub ?? 0) > 0;
    });
    const band =
      to === null
        ? message('portalTrends.volumeBand.from', { from })
        : from === 0
          ? message('portalTrends.volumeBand.upTo', { to })
          : message('portalTrends.volumeBand', { from, to });
    return { band, books };
  });

/** The volume that most paid books have, and their median price, or a plain title where no one is alone. */
export function volumePrices(portal: PortalFigures): Wording {
  const bands = volumeBands(portal).flatMap(({ band, books }) =>
    books.length < LEAST_BOOKS
      ? []
      : [{ name: '', value: books.length, band, price: median(portal.prices(books)) ?? 0 }],
  );
  const first = aloneAhead(bands, number);
  return first === null
    ? message('portalTrends.volumePrices')
    : message('portalTrends.volumePrices.lead', { band: first.band, price: money(first.price) });
}

/** Tags of so many authors with a known lift, the one that surely lies furthest above 1 first. */
export function liftedTags(portal: PortalFigures, leastAuthors: number) {
  const sure = ({ low, high }: { low: number; high: number }) =>
    low > 1 ? low : Math.min(high, 1);
  return portal.groups
    .names('tags')
    .flatMap((name) => {
      const books = portal.groups.booksOf('tags', name);
      const { now: lift } = liftsOf(portal, 'tags', books);
      return lift === null || authorsOf(books) < leastAuthors ? [] : [{ name, lift }];
    })
    .sort((a, b) => sure(b.lift) - sure(a.lift));
}

/** Tags of fewer authors are in no chart of a tab, or of the page of tags. */
export const LEAST_AUTHORS = { tab: 5, page: 20 };
/** Tags in the chart of the page of tags. */
export const PAGE_TAGS = 12;

/** The tag whose lift in the tops is most surely above 1, or a plain title where none is. */
export function surestTag(portal: PortalFigures): Wording {
  const [first] = liftedTags(portal, LEAST_AUTHORS.tab);
  return first === undefined || !first.lift.stable || first.lift.low <= 1
    ? message('portalTrends.lifts')
    : message('portalTrends.lifts.lead', {
        name: glossed(first.name),
        times: ratio(first.lift.low),
      });
}

/** The same on the page of tags, with the number of those above 1. */
export function tagsLead(portal: PortalFigures): Wording | null {
  const stable = liftedTags(portal, LEAST_AUTHORS.page)
    .slice(0, PAGE_TAGS)
    .filter(({ lift }) => lift.stable && lift.value > 1);
  const [first] = stable;
  return first === undefined
    ? null
    : message('tagStats.lead', {
        tag: quoted(first.name),
        times: ratio(first.lift.low),
        count: stable.length,
      });
}

/** The sentence about a tag, and the title of the chart of its lift. */
export function tagLead(portal: PortalFigures, books: readonly BookRow[]): Wording[] {
  const { now: lift } = liftsOf(portal, 'tags', books);
  const counts = { books: books.length, authors: authorsOf(books) };
  if (lift === null) {
    return [message('tag.leadPlain', { ...counts, listed: portal.topAuthors(books) })];
  }
  const side = lift.low > 1 ? 'more' : lift.high < 1 ? 'less' : 'same';
  const times = (value: number) => message('group.times', { value: ratio(value) });
  return [
    message('tag.lead', {
      ...counts,
      lift: ratio(lift.value),
      side,
      sure: lift.stable || side === 'same' ? 'yes' : 'no',
    }),
    message('groupPage.lift.lead', {
      value: times(lift.value),
      low: times(lift.low),
      high: times(lift.high),
    }),
  ];
}
