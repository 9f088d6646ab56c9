import { referenceDepth } from '../../../apps/server/src/measurements/testing/referenceMovement.ts';
import {
  known,
  median,
  referenceWeekGain,
} from '../../../apps/server/src/reads/testing/referenceReads.ts';
import type { PortalFigures } from '../PortalFigures.ts';
import { change, longDay, message, number, type Wording } from '../wording.ts';
import { cellChange, column, nameId } from './claimParts.ts';
import type { ColumnClaim, PageClaims } from './claimTypes.ts';

const bandStarts = [1, 4, 11, 21, 51];
const LAST_PLACE = 100;
/** Fewer gains have no median. */
const LEAST_BOOKS = 3;
/** The title is about the books up to this place. */
const TITLE_PLACE = 20;

interface Band {
  from: number;
  to: number;
  n: number;
  /** Of the gains a day; null where too few are known. */
  median: number | null;
  lowest: number | null;
}

/** The gains a day of the books on ranges of places (docs/metrics.md, `rank-gains`). */
function bandsOf(portal: PortalFigures, kind: string): Band[] {
  const [{ day, books }] = portal.lastDays(kind);
  const captures = portal.captures(kind);
  const depth = referenceDepth(
    captures,
    captures.findIndex((one) => one.day === day),
  );
  return bandStarts
    .filter((from) => from <= depth)
    .map((from, at) => {
      const to = Math.min(depth, (bandStarts[at + 1] ?? LAST_PLACE + 1) - 1);
      const gains = books
        .slice(from - 1, to)
        .map((book) => referenceWeekGain(portal.fixture, book, portal.main, day).value)
        .filter(known)
        .map((gain) => gain / 7);
      const isKnown = gains.length >= LEAST_BOOKS && gains.length >= (to - from + 1) / 2;
      return {
        from,
        to,
        n: gains.length,
        median: isKnown ? median(gains) : null,
        lowest: isKnown ? Math.min(...gains) : null,
      };
    });
}

/** Ten and more a day are whole numbers. */
const rounded = (rate: number) =>
  Math.abs(rate) >= 10 ? Math.round(rate) : Math.round(rate * 10) / 10;

const rate = (value: number): Wording => change(rounded(value), (one) => number(one));

/** How much the books on the places of a list gain. */
export function listGainsClaims(
  portal: PortalFigures,
  kind: string,
): Pick<PageClaims, 'texts' | 'columns'> {
  const bands = bandsOf(portal, kind);
  const [{ day }] = portal.lastDays(kind);
  const named = bands.findLast(({ to, median: middle }) => to <= TITLE_PLACE && middle !== null);
  const cells = (id: string, of: (band: Band) => Wording | null): ColumnClaim =>
    column(id, ({ kind: subject, key }) => {
      const band = bands.find(({ from, to }) => subject === 'named' && key === `${from}–${to}`);
      return band === undefined ? null : of(band);
    });
  const rateCell = (value: number | null) => (value === null ? null : cellChange(rounded(value)));
  return {
    texts: [
      ...(named?.median == null || named.lowest === null
        ? []
        : [
            message('rankLists.gains.lead', {
              from: named.from,
              to: named.to,
              median: rate(named.median),
              lowest: rate(named.lowest),
            }),
          ]),
      message('rankLists.gains.note', {
        metric: message(nameId(portal.main)),
        day: longDay(day),
      }),
      message('rankLists.weekdays.note', { metric: message(nameId(portal.main)) }),
    ],
    columns: [
      cells('rankLists.medianRate', ({ median: middle }) => rateCell(middle)),
      cells('rankLists.lowestRate', ({ lowest }) => rateCell(lowest)),
      cells('rankLists.rated', ({ n }) => number(n)),
    ],
  };
}
