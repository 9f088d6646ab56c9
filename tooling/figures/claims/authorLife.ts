import type { BookRow } from '../../../apps/server/src/measurements/rows.ts';
import { DATA_DAY, daysAgo } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import {
  referenceActiveBook,
  referenceAligned,
  referenceAuthorDays,
  referenceCadence,
  referenceGainsByBook,
  referenceReleases,
  referenceSimilarAuthors,
} from '../../../apps/server/src/reads/testing/referenceAuthors.ts';
import { known, sum } from '../../../apps/server/src/reads/testing/referenceReads.ts';
import { daysOf, portalDefinition } from '../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import { joined, longDay, message, name, number, percent, type Wording } from '../wording.ts';
import { shown } from './claimParts.ts';

/** Days of an author's page. */
const YEAR_DAYS = 365;

/**
 * The title of the chart of places: those on the last days on which any list, and the leading one, were captured;
 * null: no book was on a list, and there is no such chart.
 */
export function placesLead(portal: PortalFigures, books: readonly BookRow[]): Wording | null {
  const days = referenceAuthorDays(portal.fixture, books);
  if (!days.some((day) => (day.places ?? 0) > 0)) return null;
  const [places, topPlaces] = [
    days.map((day) => day.places).findLast(known),
    days.map((day) => day.top_places).findLast(known),
  ];
  return places == null || topPlaces == null
    ? message('author.places.title')
    : message('author.places.lead', {
        any: message('author.places.any'),
        places: number(places),
        top: message('author.places.top'),
        topPlaces: number(topPlaces),
      });
}

/** The book with the largest share of the gain; an author of one book has none. */
export function gainShareLead(portal: PortalFigures, books: readonly BookRow[]): Wording | null {
  const gains = referenceGainsByBook(portal.fixture, books);
  const [first] = gains;
  if (first === undefined || gains.length < 2) return null;
  return message('author.gainShare.lead', {
    title: name(first.title),
    share: percent(first.total / sum(gains.map(({ total }) => total))),
  });
}

/** Which of the five newest books has most at the greatest age that two of them reached; null: there is one book. */
export function alignedLead(portal: PortalFigures, books: readonly BookRow[]): Wording | null {
  const newest = referenceAligned(portal.fixture, books).slice(0, 5);
  if (newest.length < 2) return null;
  const ages = newest.flatMap(({ points }) =>
    points.map(({ age }) => age).filter((age) => age >= 0),
  );
  const age = Math.max(...ages.filter((one, at) => ages.indexOf(one) !== at));
  const atAge = newest.flatMap(({ title, points }) =>
    points.filter((point) => point.age === age).map(({ value }) => ({ title, value })),
  );
  const most = Math.max(...atAge.map(({ value }) => value));
  const [first, ...others] = atAge.filter(({ value }) => value === most);
  if (first === undefined) return message('author.aligned.apart');
  return others.length > 0
    ? message('author.aligned.tie', { age })
    : message('author.aligned.lead', { title: name(first.title), age });
}

/**
 * How many books and parts came out on each day of the year. Where the portal dates no part of the author, parts are
 * known from the first readings on.
 */
export function releaseDays(
  { fixture }: PortalFigures,
  books: readonly BookRow[],
): ReadonlyMap<string, number | null> {
  const period = { from: daysAgo(YEAR_DAYS - 1), to: DATA_DAY };
  const releases = referenceReleases(fixture, books, [period.from, period.to]);
  const out = new Map(releases.map((one) => [one.day, one.books + one.chapters]));
  const read = referenceAuthorDays(fixture, books)[0]?.day ?? period.to;
  const hasDates = referenceCadence(fixture, books) !== null;
  const unseen = (day: string) => (hasDates || day >= read ? 0 : null);
  return new Map(daysOf(period).map((day) => [day, out.get(day) ?? unseen(day)]));
}

/** On how many of the known days something came out; null: nothing did. */
export function releasesLead(portal: PortalFigures, books: readonly BookRow[]): Wording | null {
  const days = [...releaseDays(portal, books).values()].filter(known);
  const active = days.filter((count) => count > 0).length;
  return active === 0 ? null : message('author.releases.lead', { active, all: days.length });
}

/** The same, and how regularly chapters come out. */
function releaseTexts(portal: PortalFigures, books: readonly BookRow[]): Wording[] {
  const lead = releasesLead(portal, books);
  if (lead === null) return [];
  const cadence = referenceCadence(portal.fixture, books);
  return [
    lead,
    joined(
      message('author.releases.note'),
      shown(cadence, ({ perWeek, regularity }) =>
        message('author.cadence', {
          weeks: 12,
          perWeek: number(perWeek, 1),
          share: percent(regularity),
        }),
      ),
      shown(cadence?.charsPerDay ?? null, (chars) =>
        message('author.cadenceChars', { chars: number(chars, 0) }),
      ),
    ),
  ];
}

/** Those with the same tags, each with the tags and the lists in common. */
function similarAuthors(portal: PortalFigures, author: string): Wording | null {
  const similar = referenceSimilarAuthors(portal.fixture, author);
  return similar.length === 0
    ? null
    : joined(
        ...similar.map(({ name: other, shared, shared_lists: lists }) =>
          message('author.similar.chip', { name: name(other), shared, lists }),
        ),
      );
}

/** The portal, tier and first day of an author; the portal links to one of them. */
function authorHead(portal: PortalFigures, author: string): Wording {
  const books = portal.booksBy(author);
  const tier =
    portal.bestEver(books) !== null ? 'charted' : books.length > 1 ? 'published' : 'debut';
  const portalName = message(`portal.${portal.fixture.portal}`);
  const { mark } = portalDefinition(portal.fixture.portal);
  return joined(
    (locale) => (locale === 'ru' ? mark.letters : mark.latinLetters),
    portalName,
    message(`author.tier.${tier}`),
    shown(portal.begunOn(author), (day) => message('author.since', { day: longDay(day) })),
    author === 'id:1' ? message('author.onPortal', { portal: portalName }) : null,
  );
}

/** The book that an author writes now. */
export const activeBook = (portal: PortalFigures, books: readonly BookRow[]): Wording | null =>
  shown(referenceActiveBook(portal.fixture, books), ({ title }) => name(title));

/** Who an author is, and how the books live. */
export function authorLife(portal: PortalFigures, author: string): Wording[] {
  const books = portal.booksBy(author);
  return [
    authorHead(portal, author),
    shown(activeBook(portal, books), (title) => joined(message('author.writes'), title)),
    placesLead(portal, books),
    gainShareLead(portal, books),
    alignedLead(portal, books),
    ...releaseTexts(portal, books),
    similarAuthors(portal, author),
  ].filter(known);
}
