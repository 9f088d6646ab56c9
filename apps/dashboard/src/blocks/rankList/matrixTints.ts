import type { MatrixTint } from '@litometr/analytics-widgets/charts';
import type { MatrixRow } from '@litometr/api-contract';
import { daysBetween } from '@litometr/domain';
import { isDay } from '../../domain/isDay.ts';

/** Ages of a book on a day, as the portal's overview parts them. */
const ageBands = ['fresh', 'middle', 'old'] as const;
type AgeBand = (typeof ageBands)[number];

const FRESH_DAYS = 30;
const MIDDLE_DAYS = 180;
/** Genres with a hue of their own. */
const GENRES = 7;
const OTHERS = 'others';

/** The age is unknown where only the month or the year of publication is. */
export const hasAges = (rows: readonly MatrixRow[]): boolean =>
  rows.some(({ published }) => isDay(published));

export function ageTint(
  rows: readonly MatrixRow[],
  labelOf: (band: AgeBand) => string,
): MatrixTint {
  const published = new Map(
    rows.flatMap(({ book, published: day }) =>
      isDay(day) ? [[String(book.id), day] as const] : [],
    ),
  );
  return {
    isOrdered: true,
    groups: ageBands.map((id) => ({ id, label: labelOf(id) })),
    of: (id, day) => {
      const from = published.get(id);
      if (from === undefined) return null;
      const age = daysBetween(from, day);
      if (age <= FRESH_DAYS) return 'fresh';
      return age <= MIDDLE_DAYS ? 'middle' : 'old';
    },
  };
}

/** By the first genre of each book: the commonest have hues, the others share one. */
export function genreTint(
  rows: readonly MatrixRow[],
  labelOf: (genre: string) => string,
  others: string,
): MatrixTint {
  const genreOf = new Map(
    rows.map(({ book }) => [String(book.id), book.genres[0] ?? null] as const),
  );
  const counted = Map.groupBy(
    [...genreOf.values()].filter((genre) => genre !== null),
    ({ id }) => id,
  );
  const commonest = [...counted.values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap((held) => held.slice(0, 1));
  const apart = commonest.slice(0, GENRES);
  const known = new Set(apart.map(({ id }) => id));
  return {
    groups: [
      ...apart.map(({ id, name }) => ({ id: String(id), label: labelOf(name) })),
      ...(commonest.length > apart.length ? [{ id: OTHERS, label: others }] : []),
    ],
    of: (id) => {
      const genre = genreOf.get(id) ?? null;
      if (genre === null) return null;
      return known.has(genre.id) ? String(genre.id) : OTHERS;
    },
  };
}
