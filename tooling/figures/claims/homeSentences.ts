import { DATA_DAY } from '../../../apps/server/src/reads/testing/portalFixture.ts';
import { known, sum } from '../../../apps/server/src/reads/testing/referenceReads.ts';
import { knownPlaces, within } from '../../../apps/server/src/reads/testing/referenceSupply.ts';
import { daysBetween } from '../../../packages/domain/src/index.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import {
  change,
  glossed,
  joined,
  message,
  name,
  percent,
  quoted,
  type Wording,
} from '../wording.ts';
import { turnoverOf } from './claimParts.ts';

export const nameOf = ({ fixture }: PortalFigures): Wording => message(`portal.${fixture.portal}`);

/** How many books a sentence of the day is about. */
const sampleOf = (portal: PortalFigures, n: number): Wording =>
  joined(nameOf(portal), name('·'), message('home.sentence.sample', { n }));

/** A sentence that could be said of a portal; the one of the portal where it weighs most is. */
interface Candidate {
  portal: PortalFigures;
  weight: number;
  /** The books that it is about. */
  n: number;
  text: Wording;
}

/** Books below which no sentence is about a genre. */
const LEAST_BOOKS = 20;

/**
 * The genre of enough active books whose share of the top grew most since the day nearest to a week before;
 * null: no share grew.
 */
function genreShareRise(portal: PortalFigures) {
  const { fixture, groups } = portal;
  const days = groups.captured.filter(
    (day) => within(day, DATA_DAY, 30) && knownPlaces(fixture, day).length > 0,
  );
  const last = days.at(-1);
  if (last === undefined) return null;
  const distance = (day: string) => Math.abs(daysBetween(day, last) - 7);
  const [first] = days.toSorted((a, b) => distance(a) - distance(b));
  if (first === undefined || distance(first) > 1) return null;
  const rises = groups.names('genres').flatMap((name) => {
    const of = groups.booksOf('genres', name);
    const [now, before] = [portal.topShare(of, last) ?? 0, portal.topShare(of, first) ?? 0];
    const books = Math.max(...[last, first].map((day) => groups.activeOn(of, day).length));
    return now > before && books >= LEAST_BOOKS ? [{ name, now, before, books }] : [];
  });
  return rises.toSorted((a, b) => b.now - b.before - (a.now - a.before))[0] ?? null;
}

/** The fastest genre of each portal whose growth chance does not explain among the genres of all, the fastest first. */
export function fastestGenres(portals: readonly PortalFigures[], leastBooks = 0) {
  const comparisons = sum(portals.map((portal) => portal.growth.genres.length));
  return portals
    .flatMap((portal) => {
      const found = portal.growth.fastestGenre(({ n }) => n >= leastBooks, comparisons);
      return found === null ? [] : [{ portal, ...found }];
    })
    .sort((a, b) => b.change - a.change);
}

/** The sentences that could be said of each portal, by rule (docs/metrics.md, `day-sentences`). */
function candidatesOf(portals: readonly PortalFigures[]): Candidate[][] {
  const of = (candidate: (portal: PortalFigures) => Candidate | null) =>
    portals.map(candidate).filter(known);
  return [
    of((portal) => {
      const [last] = portal.lastDays();
      const days = portal.leaderCaptures();
      const title = quoted(portal.book(last.books[0] ?? '').title);
      const text = message('home.sentence.leader', { name: title, portal: nameOf(portal), days });
      return { portal, weight: days, n: last.books.length, text };
    }),
    of((portal) => {
      const rise = portal.largestRise();
      if (rise === null) return null;
      const { title, from, to } = rise;
      const text = message('home.sentence.riser', {
        name: quoted(title),
        from,
        to,
        places: from - to,
        portal: nameOf(portal),
      });
      return { portal, weight: from - to, n: portal.lastDays()[0].books.length, text };
    }),
    of((portal) => {
      const [last] = portal.lastDays();
      const [share, usual] = [turnoverOf(last), portal.usualTurnover()];
      if (usual === null || usual === 0 || share / usual - 1 <= 1e-9) return null;
      const text = message('home.sentence.turnover', {
        portal: nameOf(portal),
        share: percent(share),
        before: percent(usual),
      });
      return { portal, weight: share / usual, n: last.books.length, text };
    }),
    of((portal) => {
      const [{ fresh, books }] = portal.lastDays();
      const text = message('home.sentence.newcomers', {
        portal: nameOf(portal),
        count: fresh.length,
      });
      const weight = fresh.length / books.length;
      return weight === 0 ? null : { portal, weight, n: books.length, text };
    }),
    of((portal) => {
      const share = genreShareRise(portal);
      if (share === null) return null;
      const text = message('home.sentence.genreShare', {
        name: glossed(share.name),
        portal: nameOf(portal),
        share: percent(share.now),
        before: percent(share.before),
      });
      return { portal, weight: share.now - share.before, n: share.books, text };
    }),
    fastestGenres(portals, LEAST_BOOKS).map((fastest) => ({
      portal: fastest.portal,
      weight: fastest.change,
      n: fastest.n,
      text: message('home.sentence.momentum', {
        name: glossed(fastest.name),
        portal: nameOf(fastest.portal),
        change: change(fastest.change, (one) => percent(one)),
      }),
    })),
  ];
}

/** One sentence of each rule, with the number of books that it is about. */
export const homeSentences = (portals: readonly PortalFigures[]): Wording[] =>
  candidatesOf(portals).flatMap((candidates) =>
    candidates
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, 1)
      .flatMap(({ text, portal, n }) => [text, sampleOf(portal, n)]),
  );
