import { next } from '../stage.ts';

/** Rubles. */
export const PRICES = [0, 50, 100, 150, 200, 250, 300, 400, 500, 1_000];
/** Characters with spaces: an author's sheet is forty thousand. */
export const VOLUMES = [0, 1, 2, 4, 6, 8, 10, 12, 15, 20].map((sheets) => sheets * 40_000);

/** Of the books, and of those that came onto a list. */
const BOOKS = 50;
const ENTERED = 20;
/** Tags and genres beside it; itself may be one of them. */
const BESIDE = 21;
const AUTHORS = 20;
/** Further down than any place. */
const NO_PLACE = 4_294_967_295;

const forEach = (keys: string, value: string) => `arrayWithConstant(length(${keys}), ${value})`;
const counts = (keys: string) => `sumMap(${keys}, ${forEach(keys, '1')})`;
const banded = (value: string, edges: readonly number[]) =>
  counts(
    `if(${value} > 0, [roundDown(toFloat64(${value}), CAST([${edges.join()}], 'Array(UInt32)'))], [])`,
  );

/** The first of some tuples by an order of their own. */
const foremost = (tuples: string, order: string, most: number) =>
  `arraySlice(arrayPartialSort(one -> ${order}, ${most}, ${tuples}), 1, ${most})`;
/** The commonest keys with their counts; of two as common the lower one first. */
const commonest = (found: string) =>
  foremost(`arrayZip(${found}.1, ${found}.2)`, '(-toInt64(one.2), one.1)', BESIDE);

const place = `ifNull(toUInt32(c.best_position), ${NO_PLACE})`;

/** What a look holds, by the names of `StoredLook` of the reads. */
const parts: Readonly<Record<string, string>> = {
  bands: 'bands',
  volumes: 'volumes',
  statuses: 'statuses',
  accesses: 'accesses',
  tags: commonest('with_tags'),
  genres: commonest('with_genres'),
  books: 'arrayMap(one -> one.2, first_books)',
  entered: 'arrayMap(one -> (-one.1, one.2, one.3), first_entered)',
  // Most places, then most books, then the earliest known.
  authors: `arrayMap(one -> (one.1, one.2, one.3, nullIf(one.4, ${NO_PLACE})),
    ${foremost(
      'arrayZip(wrote.1, wrote.2, wrote.3, stood.2)',
      '(-toInt64(one.3), -toInt64(one.2), one.1)',
      AUTHORS,
    )})`,
};

const json = Object.entries(parts).map(([name, sql]) => `'"${name}":', toJSONString(${sql})`);

/** `niche_looks`, from `bearers`: one group after another, in the order in which they lie. */
const looksSql = (into: string, from: string) => `
  INSERT INTO ${into}
  SELECT portal, kind, group_id, concat('{', ${json.join(", ',', ")}, '}')
  FROM (
    SELECT portal, kind, group_id,
      ${banded('c.price', PRICES)} AS bands, ${banded('c.chars', VOLUMES)} AS volumes,
      ${counts("[ifNull(toString(c.status), '')]")} AS statuses,
      ${counts("[ifNull(toString(c.access), '')]")} AS accesses,
      ${counts('c.tag_ids')} AS with_tags, ${counts('c.genre_ids')} AS with_genres,
      groupArraySorted(${BOOKS})((-ifNull(c.main, -inf), c.book_id)) AS first_books,
      groupArraySortedIf(${ENTERED})(
        (-toInt32(assumeNotNull(c.entered_on)), assumeNotNull(c.entered_at), c.book_id),
        c.entered_on IS NOT NULL) AS first_entered,
      sumMap(c.author_ids, ${forEach('c.author_ids', '1')},
        ${forEach('c.author_ids', 'toUInt32(c.top_places)')}) AS wrote,
      minMap(c.author_ids, ${forEach('c.author_ids', place)}) AS stood
    FROM ${from} AS c
    GROUP BY portal, kind, group_id)
  SETTINGS optimize_aggregation_in_order = 1`;

/** Of the portal that is about to be published. */
export const nicheLooksSql = looksSql(next('niche_looks'), next('bearers'));
/** Of all that is published: a step of a migration, which may be repeated. */
export const publishedLooks = ['TRUNCATE TABLE niche_looks', looksSql('niche_looks', 'bearers')];
