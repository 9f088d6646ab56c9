import { upcoming } from '../publishMerge.ts';
import { next } from '../stage.ts';
import type { PortalTable } from '../tables.ts';

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
/** The ids of a table and their places in an order; 0 has a place too, as no list may be empty. */
const placesIn = (table: string, order: string) => `(
  SELECT (arrayConcat([toUInt32(0)], groupArray(id)), arrayConcat([toUInt32(0)], groupArray(place)))
  FROM (SELECT id, toUInt32(row_number() OVER (ORDER BY ${order})) AS place FROM ${table}))`;
const placeOf = (id: string, places: string) =>
  `transform(${id}, ${places}.1, ${places}.2, toUInt32(0))`;
/** The commonest keys with their counts; of two as common the first by name. */
const commonest = (found: string, places: string) =>
  foremost(
    `arrayZip(${found}.1, ${found}.2)`,
    `(-toInt64(one.2), ${placeOf('one.1', places)})`,
    BESIDE,
  );

const place = `ifNull(toUInt32(c.best_position), ${NO_PLACE})`;

/** The fields of a profile, named as in `StoredGroupProfile` of the reads. */
const parts: Readonly<Record<string, string>> = {
  bands: 'bands',
  volumes: 'volumes',
  statuses: 'statuses',
  accesses: 'accesses',
  tags: commonest('with_tags', 'tag_places'),
  genres: commonest('with_genres', 'genre_places'),
  books: 'arrayMap(one -> one.3, first_books)',
  entered: 'arrayMap(one -> (-one.1, one.2, one.4), first_entered)',
  // Most places, then most books, then by name.
  authors: `arrayMap(one -> (one.1, one.2, one.3, nullIf(one.4, ${NO_PLACE})),
    ${foremost(
      'arrayZip(wrote.1, wrote.2, wrote.3, placed.2)',
      `(-toInt64(one.3), -toInt64(one.2), ${placeOf('one.1', 'author_places')})`,
      AUTHORS,
    )})`,
};

const json = Object.entries(parts).map(([name, sql]) => `'"${name}":', toJSONString(${sql})`);

/** `group_profiles`, from `group_books`: one group after another, in the order in which they lie. */
const profilesSql = (into: string, from: string, names: (table: PortalTable) => string) => `
  INSERT INTO ${into}
  WITH ${placesIn(names('tags'), 'name')} AS tag_places,
    ${placesIn(names('genres'), 'name')} AS genre_places,
    ${placesIn(names('authors'), 'name, external_id')} AS author_places
  SELECT portal, kind, group_id, concat('{', ${json.join(", ',', ")}, '}')
  FROM (
    SELECT portal, kind, group_id,
      ${banded('c.price', PRICES)} AS bands, ${banded('c.chars', VOLUMES)} AS volumes,
      ${counts("[ifNull(toString(c.status), '')]")} AS statuses,
      ${counts("[ifNull(toString(c.access), '')]")} AS accesses,
      ${counts('c.tag_ids')} AS with_tags, ${counts('c.genre_ids')} AS with_genres,
      groupArraySorted(${BOOKS})((-ifNull(c.main, -inf), c.external_id, c.book_id)) AS first_books,
      groupArraySortedIf(${ENTERED})(
        (-toInt32(assumeNotNull(c.entered_on)), assumeNotNull(c.entered_at), c.external_id, c.book_id),
        c.entered_on IS NOT NULL) AS first_entered,
      sumMap(c.author_ids, ${forEach('c.author_ids', '1')},
        ${forEach('c.author_ids', 'toUInt32(c.top_places)')}) AS wrote,
      minMap(c.author_ids, ${forEach('c.author_ids', place)}) AS placed
    FROM ${from} AS c
    GROUP BY portal, kind, group_id)
  SETTINGS optimize_aggregation_in_order = 1, max_threads = 1`;

/** Of the portal that is about to be published. */
export const groupProfilesSql = profilesSql(next('group_profiles'), next('group_books'), upcoming);
