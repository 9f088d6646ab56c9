import type { AlertCondition, AlertFact, ListKind } from '@litometr/api-contract';
import type { AlertType } from '@litometr/domain';
import type { Facts, ListPlace, Move } from './facts.ts';

/**
 * A fact that matches a rule, with ids instead of names. `key` is the same however often it is
 * found.
 */
export interface AlertMatch {
  key: string;
  day: string;
  bookId: number;
  type: AlertFact['type'];
  place: ListPlace | null;
  /** The metric that `before` and `after` are values of; null where they are something else. */
  metric: AlertFact['metric'];
  before: number | null;
  after: number | null;
}

/**
 * Days after an alert in which its rule yields no other about the same book. Conditions that are not
 * here yield an alert at every event.
 */
export const pauseDays: Readonly<Partial<Record<AlertType, number>>> = { growth: 7 };

/** Returns the smallest growth in percent that a condition requires; null where none is about growth. */
export function leastGrowth(conditions: readonly AlertCondition[]): number | null {
  const percents = conditions.flatMap((condition) =>
    condition.type === 'growth' ? [condition.percent] : [],
  );
  return percents.length === 0 ? null : Math.min(...percents);
}

/** Matches per rule and publication; the books of a genre or tag may change by thousands. */
const MATCH_LIMIT = 100;

/**
 * Returns the facts about some books that match a condition; the best places and largest changes first.
 *
 * @methodology growth-alert
 * @title Growth alert
 * @measures A rule of a reader who wants to know when a watched book, or one of a watched author, genre or
 *   tag, grows by a chosen percentage in a week.
 * @formula v₂ ≥ v₁ · (1 + q ÷ 100)
 * @symbol v₁, v₂: the two readings of the main metric that the week gain is computed from; they are not
 *   scaled to 7 days
 * @symbol q: the chosen percentage
 * @condition Only where the week gain of the book is known and above zero.
 * @condition Only where v₁ is above zero: zero grows by no percentage.
 * @source own
 */
export function matchRule(
  condition: AlertCondition,
  { moves, prices, growth, metric }: Facts,
  { books, day }: { books: ReadonlySet<number>; day: string },
): AlertMatch[] {
  const own = <T extends { book_id: number }>(facts: readonly T[]) =>
    facts.filter((fact) => books.has(fact.book_id));
  switch (condition.type) {
    case 'entered':
    case 'left':
    case 'place': {
      const crosses = crossing(condition);
      return own(moves)
        .filter((move) => isKind(move, condition.list) && crosses(move))
        .sort((a, b) => placeOf(a) - placeOf(b))
        .slice(0, MATCH_LIMIT)
        .map((move) => toMoveMatch(condition.type, move));
    }
    case 'price':
      return own(prices)
        .filter((price) => isPriceWanted(price, condition.percent))
        .slice(0, MATCH_LIMIT)
        .map(({ book_id: bookId, day: on, before, after }) => ({
          key: `price:${bookId}:${on}`,
          day: on,
          bookId,
          type: 'price',
          place: null,
          metric: null,
          before,
          after,
        }));
    case 'growth':
      return own(growth)
        .filter(({ before, after }) => after >= before * (1 + condition.percent / 100))
        .sort((a, b) => b.after / b.before - a.after / a.before)
        .slice(0, MATCH_LIMIT)
        .map(({ book_id: bookId, before, after }) => ({
          key: `growth:${bookId}:${day}`,
          day,
          bookId,
          type: 'growth',
          place: null,
          metric,
          before,
          after,
        }));
  }
}

type ListCondition = Extract<AlertCondition, { list: unknown }>;

/** A book off the list ranks below every position of it. */
const OFF_LIST_RANK = Number.POSITIVE_INFINITY;

function crossing(condition: ListCondition): (move: Move) => boolean {
  const threshold = condition.type === 'place' ? condition.place : condition.depth;
  const bound = threshold ?? Number.MAX_SAFE_INTEGER;
  return ({ before, after }) => {
    const [was, is] = [before ?? OFF_LIST_RANK, after ?? OFF_LIST_RANK];
    return condition.type === 'left' ? was <= bound && is > bound : was > bound && is <= bound;
  };
}

const isKind = ({ list }: Move, kind: ListKind | null) => kind === null || list === kind;
const placeOf = ({ before, after }: Move) => after ?? before ?? OFF_LIST_RANK;

function toMoveMatch(type: ListCondition['type'], move: Move): AlertMatch {
  const { book_id: bookId, day, list, genre_id, period, before, after } = move;
  const key = [type, bookId, list, genre_id, period, day].join(':');
  const place = { list, genre_id, period };
  return { key, day, bookId, type, place, metric: null, before, after };
}

function isPriceWanted(
  { before, after }: { before: number | null; after: number | null },
  percent: number | null,
): boolean {
  if (percent === null) return before !== after;
  return before !== null && after !== null && before > 0 && after <= before * (1 - percent / 100);
}
