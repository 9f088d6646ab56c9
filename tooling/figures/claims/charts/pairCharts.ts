import type { BookRow } from '../../../../apps/server/src/measurements/rows.ts';
import type { Kind } from '../../../../apps/server/src/reads/testing/fixtureGroups.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { glossed, message, number, type Wording } from '../../wording.ts';
import type { TableClaim } from '../claimTypes.ts';
import { LEAST_BOOKS } from '../groupTexts.ts';
import { byName, widgetText } from './chartTables.ts';
import type { Group } from './groupFigures.ts';

/** Genres or tags on the same books, against chance (docs/metrics.md, `pair-lift`). */
interface Pair {
  a: string;
  b: string;
  books: number;
  lift: number;
}

/** Tags of a chart of pairs; a portal has fewer genres than any chart takes. */
export const PAIRED_TAGS = 40;

/** The groups of a chart of pairs, those of most books first, of equal ones by name. */
export const pairedGroups = (portal: PortalFigures, kind: Kind): Group[] =>
  portal.groups
    .names(kind)
    .map((name) => ({ name, books: portal.groups.booksOf(kind, name) }))
    .sort((a, b) => b.books.length - a.books.length)
    .slice(0, kind === 'tags' ? PAIRED_TAGS : undefined);

const common = (one: readonly BookRow[], other: readonly BookRow[]) =>
  one.filter((book) => other.includes(book)).length;

/** All pairs of some groups, those of most books first and those of none last. */
function pairsOf(portal: PortalFigures, groups: readonly Group[]): Pair[] {
  const pairs = groups.flatMap((first, at) =>
    groups.slice(at + 1).map((second): Pair => {
      const books = common(first.books, second.books);
      const lift = (books * portal.books.length) / (first.books.length * second.books.length);
      const [a = '', b = ''] =
        books === 0 ? [first.name, second.name] : [first.name, second.name].sort();
      return { a, b, books, lift };
    }),
  );
  const byNames = (one: Pair, other: Pair) =>
    one.a === other.a ? (one.b < other.b ? -1 : 1) : one.a < other.a ? -1 : 1;
  const found = pairs
    .filter(({ books }) => books > 0)
    .sort((one, other) => other.books - one.books || byNames(one, other));
  return [...found, ...pairs.filter(({ books }) => books === 0)];
}

const oneDecimal = (value: number) => number(value, 1);

/** The pair furthest above chance of those of enough books, if none is written alike; or else a plain title. */
function pairTitle(pairs: readonly Pair[], plain: string): Wording {
  const textOf = ({ lift }: Pair) => oneDecimal(lift)('ru');
  const [first, ...others] = pairs
    .filter(({ books }) => books >= LEAST_BOOKS)
    .sort((one, other) => other.lift - one.lift);
  const isAlone = first !== undefined && others.every((one) => textOf(one) !== textOf(first));
  return first === undefined || !isAlone || first.lift <= 1 || textOf(first) === '1'
    ? message(plain)
    : message('charts.closestPair', {
        least: LEAST_BOOKS,
        a: glossed(first.a),
        b: glossed(first.b),
        times: oneDecimal(first.lift),
      });
}

const pairName =
  ({ a, b }: Pair): Wording =>
  (locale) =>
    `${glossed(a)(locale)} + ${glossed(b)(locale)}`;

/** Small ratios have another decimal: one that rounds to zero would say that the pair is on no book. */
const ratioText =
  (lift: number): Wording =>
  (locale) =>
    `×${number(lift, lift >= 10 ? 0 : lift < 0.1 ? 2 : 1)(locale)}`;

/** The scale of a chart of pairs: a sixteenth of chance, chance itself, and sixteen times as often. */
export const pairScale: Wording = (locale) =>
  [1 / 16, 1, 16].map((lift) => ratioText(lift)(locale)).join(' ');

/** The chart of all pairs of some groups; none where no book has two of them. */
export function pairTables(
  portal: PortalFigures,
  kind: Kind,
  [plain, column]: readonly [title: string, column: string],
): TableClaim[] {
  const pairs = pairsOf(portal, pairedGroups(portal, kind));
  if (pairs.every(({ books }) => books === 0)) return [];
  const table = byName(
    pairTitle(pairs, plain),
    pairs,
    (pair) => ({ name: pairName(pair), cells: [ratioText(pair.lift), number(pair.books)] }),
    { columns: [message(column), widgetText(({ chart }) => chart.sample)] },
  );
  return [table];
}

/** Lines of the map join pairs that are twice as common as chance makes them. */
const LEAST_PMI = 1;

/** The map of tags, with the tags that each is joined with (docs/metrics.md, `tag-map`). */
export function tagMapTable(portal: PortalFigures): TableClaim {
  const tags = pairedGroups(portal, 'tags');
  const pairs = pairsOf(portal, tags);
  const ties = pairs
    .map((pair) => ({ ...pair, pmi: Math.log2(pair.lift) }))
    .filter(({ books, pmi }) => books > 0 && pmi >= LEAST_PMI);
  const tiesOf = (tag: string): Wording => {
    const own = ties
      .filter(({ a, b }) => a === tag || b === tag)
      .sort((one, other) => other.pmi - one.pmi);
    return (locale) =>
      own
        .map(({ a, b, pmi }) => `${glossed(a === tag ? b : a)(locale)} ${number(pmi)(locale)}`)
        .join('; ');
  };
  return byName(
    pairTitle(pairs, 'tagStats.map'),
    tags,
    ({ name, books }) => ({
      name: glossed(name),
      cells: [number(books.length), momentumText(portal, books), tiesOf(name)],
    }),
    {
      // A column whose cells are all empty is not read.
      columns: [
        ...['tagStats.books', 'tagStats.momentum'].map((id) => message(id)),
        ...(ties.length === 0 ? [] : [message('tagStats.ties')]),
      ],
    },
  );
}

/** How far the median percentile of the gains of some books is from the middle. */
function momentumText(portal: PortalFigures, books: readonly BookRow[]): Wording | null {
  const momentum = portal.groups.momentumOf(books);
  if (momentum === null) return null;
  const distance = Math.round(momentum - 50);
  return (locale) => `${distance > 0 ? '+' : ''}${number(distance)(locale)}`;
}
