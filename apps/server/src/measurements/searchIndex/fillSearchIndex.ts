import type { PortalSlug } from '@litometr/api-contract';
import { portalDefinition } from '@litometr/domain';
import { canonicalSql } from '../aliasSql.ts';
import type { Writer } from '../client.ts';
import { mainMetric } from '../portals.ts';
import { type MergeParams, upcoming } from '../publishMerge.ts';
import { next } from '../stage.ts';
import { STAGE_DATABASE } from '../tables.ts';
import { stemOf } from './stems.ts';
import { fieldWeights, keyOf, MAX_POPULARITY } from './tables.ts';
import { particleList, wordsSql } from './words.ts';

const TOKENS = `${STAGE_DATABASE}.search_tokens`;
const POPULARITY = `${STAGE_DATABASE}.search_popularity`;

/** Books whose words are in work at once: what bounds the memory. */
const BOOKS_AT_ONCE = 50_000;
/** Words that are stemmed without letting anything else run: some milliseconds. */
const STEMMED_AT_ONCE = 2_000;
/** A longer run of letters is no word that anyone looks for. */
const LONGEST_WORD = 60;

/**
 * Fills `search_words` of a portal from what it will hold after the publication; `book_latest`
 * of it must be filled. Words that the store has not seen get their stems on the way.
 */
export async function fillSearchIndex(
  writer: Writer,
  portal: PortalSlug,
  params: MergeParams,
): Promise<void> {
  await writer.command(`CREATE OR REPLACE TABLE ${TOKENS}
    (kind LowCardinality(String), field LowCardinality(String), id UInt32, word String)
    ENGINE = MergeTree ORDER BY tuple()`);
  await fillPopularity(writer, portal, params);
  await writer.command(
    (['author', 'genre', 'tag'] as const).map(namesSql).reduce(union, ''),
    params,
  );
  const buckets = await writer.select<{ bucket: number }>(
    `SELECT DISTINCT intDiv(id, ${BOOKS_AT_ONCE}) AS bucket FROM ${upcoming('books')} ORDER BY bucket`,
    params,
  );
  // Names are indexed with the first books, and without any where there are none.
  if (buckets.length === 0) await indexTokens(writer, params);
  for (const [index, { bucket }] of buckets.entries()) {
    if (index > 0) await writer.command(`TRUNCATE TABLE ${TOKENS}`);
    await writer.command(bookTokensSql, {
      ...params,
      first: bucket * BOOKS_AT_ONCE,
      last: (bucket + 1) * BOOKS_AT_ONCE - 1,
    });
    await indexTokens(writer, params);
  }
  await writer.command(`DROP TABLE ${POPULARITY}`);
  await writer.command(`DROP TABLE ${TOKENS}`);
}

const union = (all: string, sql: string) =>
  all === '' ? `INSERT INTO ${TOKENS} ${sql}` : `${all} UNION ALL ${sql}`;

/** Rows of a text: each of its words, and all of them as one. */
const rowsOf = (field: string, text: string, isWhole: boolean) =>
  `arrayConcat(arrayMap(w -> ('${field}', w), arrayDistinct(${wordsSql(text)}))${
    isWhole ? `, [('whole', arrayStringConcat(${wordsSql(text)}, ' '))]` : ''
  })`;

/** All names, former ones too: who knows an author by one finds what counts now. */
const names = {
  author: `(SELECT DISTINCT ${canonicalSql('author', 'id')} AS id, name FROM ${next('authors')})`,
  genre: `(SELECT DISTINCT ${canonicalSql('genre', 'id')} AS id, name FROM ${next('genres')})`,
  tag: next('tags'),
} as const;

const namesSql = (kind: keyof typeof names) => `
  SELECT '${kind}', row.1, id, row.2
  FROM (SELECT id, arrayJoin(${rowsOf('name', 'name', true)}) AS row FROM ${names[kind]})`;

const bookTokensSql = `
  INSERT INTO ${TOKENS}
  SELECT 'book', row.1, id, row.2
  FROM (
    SELECT id, arrayJoin(arrayConcat(
      ${rowsOf('title', 'title', true)},
      ${rowsOf('series', "ifNull(series_title, '')", false)},
      ${rowsOf('annotation', "ifNull(annotation, '')", false)})) AS row
    FROM (SELECT id, title, series_title, annotation FROM ${upcoming('books')}
      WHERE id BETWEEN {first:UInt32} AND {last:UInt32}))
  UNION ALL
  SELECT 'book', row.1, id, row.2
  FROM (
    SELECT books.id AS id, arrayJoin(${rowsOf('author', 'authors.name', false)}) AS row
    FROM (SELECT id, arrayJoin(author_ids) AS author_id FROM ${upcoming('books')}
      WHERE id BETWEEN {first:UInt32} AND {last:UInt32}) AS books
    INNER JOIN ${names.author} AS authors
      ON authors.id = books.author_id)`;

/**
 * Percentiles, so that portals compare: of books by the portal's main metric, of authors by the
 * sum over their books, of genres and tags by the number of books. 0 for what was never read.
 */
async function fillPopularity(
  writer: Writer,
  portal: PortalSlug,
  params: MergeParams,
): Promise<void> {
  const metric = mainMetric(portalDefinition(portal));
  const value = metric === null ? '0' : `ifNull(latest.last_${metric}, 0)`;
  const weighed = `(
    SELECT id, author_ids, genre_ids, tag_ids, ${value} AS weight
    FROM ${upcoming('books')} AS book
    LEFT JOIN (SELECT * FROM ${next('book_latest')}) AS latest ON latest.book_id = book.id)`;
  const ranked = (kind: string, rows: string) => `
    SELECT '${kind}' AS kind, id,
      if(weight = 0, 0, round(${MAX_POPULARITY} * percent_rank() OVER (ORDER BY weight))) AS popularity
    FROM (${rows})`;
  const perGroup = (ids: string, weight: string) =>
    `SELECT arrayJoin(${ids}) AS id, ${weight} AS weight FROM ${weighed} GROUP BY id`;
  await writer.command(`CREATE OR REPLACE TABLE ${POPULARITY}
    (kind LowCardinality(String), id UInt32, popularity UInt16) ENGINE = MergeTree ORDER BY (kind, id)`);
  await writer.command(
    `INSERT INTO ${POPULARITY}
     ${ranked('book', `SELECT id, weight FROM ${weighed}`)}
     UNION ALL ${ranked('author', perGroup('author_ids', 'sum(weight)'))}
     UNION ALL ${ranked('genre', perGroup('genre_ids', 'count()'))}
     UNION ALL ${ranked('tag', perGroup('tag_ids', 'count()'))}`,
    params,
  );
}

/** The stage's tokens become rows of the index. */
async function indexTokens(writer: Writer, params: MergeParams): Promise<void> {
  await learnStems(writer);
  await writer.command(
    insertWords(`SELECT kind, field, id, if(field = 'whole', concat('${keyOf.whole('')}', word), word) AS key
      FROM ${TOKENS} WHERE field != 'annotation'`),
    params,
  );
  await writer.command(
    insertWords(`SELECT kind, field, id, concat('${keyOf.stem('')}', stem) AS key
      FROM ${TOKENS} INNER JOIN search_stems USING (word)
      WHERE field = 'annotation' AND word NOT IN {particles:Array(String)}`),
    { ...params, particles: particleList },
  );
}

const insertWords = (tokens: string) => `
  INSERT INTO ${next('search_words')}
  SELECT {portal:String}, kind, key,
    transform(toString(field), [${Object.keys(fieldWeights)
      .map((field) => `'${field}'`)
      .join(', ')}], [${Object.values(fieldWeights).join(', ')}], 100),
    arrayMap(hit -> hit.1, hits), arrayMap(hit -> hit.2, hits)
  FROM (
    SELECT kind, field, key, arraySort(groupUniqArray((id, popularity))) AS hits
    FROM (${tokens}) AS token LEFT JOIN ${POPULARITY} AS popular USING (kind, id)
    GROUP BY kind, field, key)`;

/**
 * Gives the words of the stage that have no stem theirs; the engine has no stemmer of its own. They
 * come by thousands: tens of thousands of rows would hold up the pages while they are being parsed.
 */
async function learnStems(writer: Writer): Promise<void> {
  const fresh = await writer.select<{ words: string[] }>(
    `SELECT groupArray(word) AS words FROM (
       SELECT word, intDiv(rowNumberInAllBlocks(), ${STEMMED_AT_ONCE}) AS part FROM (
         SELECT DISTINCT word FROM ${TOKENS}
         WHERE field != 'whole' AND lengthUTF8(word) <= ${LONGEST_WORD}
           AND word NOT IN (SELECT word FROM search_stems)))
     GROUP BY part`,
  );
  for (const { words } of fresh) {
    await writer.insert(
      'search_stems',
      words.map((word) => ({ stem: stemOf(word), word })),
    );
  }
}
