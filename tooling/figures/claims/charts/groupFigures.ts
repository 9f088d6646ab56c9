import type { BookRow } from '../../../../apps/server/src/measurements/rows.ts';
import type { Kind } from '../../../../apps/server/src/reads/testing/fixtureGroups.ts';
import { quartiles } from '../../../../apps/server/src/reads/testing/referenceGroups.ts';
import { folded } from '../../../../apps/server/src/reads/testing/referenceReads.ts';
import type { PortalFigures } from '../../PortalFigures.ts';
import { joined, message, number, type Wording } from '../../wording.ts';
import { widgetText } from './chartTables.ts';

/** A genre or tag with its books. */
export interface Group {
  name: string;
  books: readonly BookRow[];
}

const byFolded = (a: Group, b: Group) =>
  folded(a.name) === folded(b.name) ? 0 : folded(a.name) < folded(b.name) ? -1 : 1;

/** Genres or tags by a figure, the greatest first and unknown ones last; equal ones by name. */
export function groupsBy(
  portal: PortalFigures,
  kind: Kind,
  figureOf: (books: readonly BookRow[]) => number | null = (books) => books.length,
): Group[] {
  const rankOf = ({ books }: Group) => figureOf(books) ?? Number.NEGATIVE_INFINITY;
  return portal.groups
    .names(kind)
    .map((name) => ({ name, books: portal.groups.booksOf(kind, name) }))
    .sort(byFolded)
    .sort((a, b) => {
      const [one, other] = [rankOf(a), rankOf(b)];
      return one === other ? 0 : other - one;
    });
}

/** The prices of some books, or their lengths. */
export const spreadOf = (books: readonly BookRow[], amount: 'priceRub' | 'chars') =>
  quartiles(books.map((book) => book[amount] ?? 0));

/** Messages are named in camel case. */
const messageId = (key: string) =>
  key.replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());

export const statusName = (status: string): Wording => message(`book.status.${messageId(status)}`);
export const accessName = (access: string): Wording => message(`book.access.${messageId(access)}`);

/** The ends of the scale of a chart of hues, rounded: the table has the values themselves. */
export function scaleEnds(values: readonly number[]): Wording {
  const end = (value: number) => number(Math.abs(value) < 10 ? value : Math.round(value));
  return joined(end(Math.min(...values)), end(Math.max(...values)));
}

/** The columns of a chart of quartiles. */
export const quartileColumns: readonly Wording[] = [
  ...(['p25', 'p50', 'p75'] as const).map((key) => widgetText(({ chart }) => chart.quantile(key))),
  widgetText(({ chart }) => chart.sample),
];

/** The cells of a group in it. */
export function quartileCells(
  spread: ReturnType<typeof quartiles>,
  of: (value: number) => Wording,
): (Wording | null)[] {
  if (spread === null) return [null, null, null, number(0)];
  return [of(spread.p25), of(spread.p50), of(spread.p75), number(spread.n)];
}
