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
import { volume } from './claimParts.ts';
import { liftsOf, ratio } from './liftParts.ts';

/** Genres, pairs and bands of fewer books are not named as the first in anything. */
const LEAST_BOOKS = 20;

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

/** Which genre is first in a figure, or else between what the genres lie; null: neither. */
function spreadLead(
  kind: 'price' | 'chars' | 'free',
  figures: readonly Figure[],
  wordingOf: (value: number) => Wording,
): Wording | null {
  const ids = { price: 'prices', chars: 'volumes', free: 'freeShare' };
  const first = aloneAhead(figures, wordingOf);
  if (first !== null) {
    return message(`genreStats.${ids[kind]}.lead`, {
      name: glossed(first.name),
      figure: wordingOf(first.value),
    });
  }
  const values = figures.map(({ value }) => value);
  const [low, high] = [wordingOf(Math.min(...values)), wordingOf(Math.max(...values))];
  return values.length < 2 || low('ru') === high('ru')
    ? null
    : message('genreStats.spread', { kind, low, high });
}

/** The titles of the charts that compare the genres of a portal. */
export function genreSpreads(portal: PortalFigures): Wording[] {
  const accessOf = ({ access }: BookRow) => access;
  return [
    spreadLead(
      'price',
      genreFigures(portal, (books) => medianOf(books.map(({ priceRub }) => priceRub))),
      money,
    ),
    spreadLead(
      'chars',
      genreFigures(portal, (books) => medianOf(books.map(({ chars }) => chars))),
      volume,
    ),
    spreadLead(
      'free',
      genreFigures(portal, (books) => shareOf(books.map(accessOf), 'free', books.length)),
      percent,
    ),
  ].filter(known);
}

/** The genre that grew most by more than chance, of those with so many week gains. */
export function genresLead(portal: PortalFigures): Wording {
  const fastest = portal.growth.fastestGenre(({ gains }) => gains >= LEAST_BOOKS);
  return fastest === null
    ? message('genreStats.leadCount', { count: portal.groups.names('genres').length })
    : message('genreStats.lead', {
        least: LEAST_BOOKS,
        genre: glossed(fastest.name),
        change: change(fastest.change, (one) => percent(one)),
      });
}

/** The dearest genre; null where no one is alone. */
export function dearestGenre(portal: PortalFigures): Wording | null {
  const prices = genreFigures(portal, (books) => medianOf(books.map(({ priceRub }) => priceRub)));
  const first = aloneAhead(prices, money);
  return first === null
    ? null
    : message('portalTrends.boxes.lead', {
        name: glossed(first.name),
        price: money(first.value),
      });
}

const SHEET = 40_000;
const bandStarts = [0, 5, 10, 15, 20];

/** The volume that most paid books have, and their median price; null where no one is alone. */
export function volumePrices(portal: PortalFigures): Wording | null {
  const bands = bandStarts.flatMap((from, at) => {
    const to = bandStarts[at + 1] ?? null;
    const prices = portal.books.flatMap(({ chars, priceRub }) => {
      const isIn =
        (chars ?? 0) > 0 &&
        (chars ?? 0) >= from * SHEET &&
        (to === null || (chars ?? 0) < to * SHEET);
      return isIn && (priceRub ?? 0) > 0 ? [priceRub ?? 0] : [];
    });
    const band =
      to === null
        ? message('portalTrends.volumeBand.from', { from })
        : from === 0
          ? message('portalTrends.volumeBand.upTo', { to })
          : message('portalTrends.volumeBand', { from, to });
    const price = median(prices) ?? 0;
    return prices.length < LEAST_BOOKS ? [] : [{ name: '', value: prices.length, band, price }];
  });
  const first = aloneAhead(bands, number);
  return first === null
    ? null
    : message('portalTrends.volumePrices.lead', { band: first.band, price: money(first.price) });
}

/** Tags of so many authors with a known lift, the one that surely lies furthest above 1 first. */
function liftedTags(portal: PortalFigures, leastAuthors: number) {
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
const LEAST_AUTHORS = { tab: 5, page: 20 };
/** Tags in the chart of the page of tags. */
const PAGE_TAGS = 12;

/** The tag whose lift in the tops is most surely above 1; null: none is. */
export function surestTag(portal: PortalFigures): Wording | null {
  const [first] = liftedTags(portal, LEAST_AUTHORS.tab);
  return first === undefined || !first.lift.stable || first.lift.low <= 1
    ? null
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
