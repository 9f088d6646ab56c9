import { dateOf } from '../dateOf.ts';
import { upcoming } from '../publishMerge.ts';
import { next } from '../stage.ts';
import { work } from './workTables.ts';

/** A text that grows by so many characters has a new part; less is an edit. */
const PART_CHARS = 1_000;

const columns =
  'book_id, day, prev_day, type, before, after, added, removed, list, genre_id, period';
const noList = `'' AS list, toUInt32(0) AS genre_id, '' AS period`;
const noGroups = `CAST([] AS Array(UInt32)) AS added, CAST([] AS Array(UInt32)) AS removed`;
const noList0 = `[]::Array(UInt32), []::Array(UInt32)`;

/** The facts whose change is an event: when, type, what was and is, which ids came and went. */
const factEvents = [
  ['was_title != title', "'title'", 'was_title', 'title'],
  ['was_cover_url IS DISTINCT FROM cover_url', "'cover'", 'was_cover_url', 'cover_url'],
  ['was_annotation_hash IS DISTINCT FROM annotation_hash', "'annotation'", 'NULL', 'NULL'],
  [`status = 'finished' AND was_status != 'finished'`, "'finished'", 'was_status', 'status'],
  [
    `was_status = 'finished' AND status IN ('in_progress', 'frozen', 'draft')`,
    "'reopened'",
    'was_status',
    'status',
  ],
  [
    `status = 'removed' AND was_status IS DISTINCT FROM status`,
    "'removed'",
    'was_status',
    'status',
  ],
  [`was_status = 'removed' AND status != 'removed'`, "'restored'", 'was_status', 'status'],
  [
    `(ifNull(access, '') IN ('subscription', 'catalog_subscription'))
      != (ifNull(was_access, '') IN ('subscription', 'catalog_subscription'))`,
    "'subscription'",
    'was_access',
    'access',
  ],
  [
    'isNull(was_price_old_rub) AND isNotNull(price_old_rub)',
    "'discount_start'",
    'toString(was_price_rub)',
    'toString(price_rub)',
  ],
  [
    'isNotNull(was_price_old_rub) AND isNull(price_old_rub)',
    "'discount_end'",
    'toString(was_price_rub)',
    'toString(price_rub)',
  ],
] as const;
const text = (value: string) => `CAST(${value} AS Nullable(String))`;
const changes = [
  ...factEvents.map(
    ([when, type, before, after]) =>
      `(ifNull(${when}, 0), ${type}, ${text(before)}, ${text(after)}, ${noList0})`,
  ),
  ...(['genre', 'tag'] as const).map(
    (kind) => `(arraySort(was_${kind}_ids) != arraySort(${kind}_ids), '${kind}', ${text('NULL')},
      ${text('NULL')}, arrayFilter(id -> NOT has(was_${kind}_ids, id), ${kind}_ids),
      arrayFilter(id -> NOT has(${kind}_ids, id), was_${kind}_ids))`,
  ),
].join(', ');

const trackedFacts = [
  'title',
  'cover_url',
  'annotation_hash',
  'status',
  'access',
  'price_rub',
  'price_old_rub',
  'genre_ids',
  'tag_ids',
];

const fromFacts = `
  SELECT book_id, day, assumeNotNull(was_last_day) AS prev_day, change.2 AS type, change.3 AS before,
    change.4 AS after, change.5 AS added, change.6 AS removed, ${noList}
  FROM (
    SELECT book_id, day, lagInFrame(toNullable(last_day)) OVER before AS was_last_day,
      ${trackedFacts.map((fact) => `${fact}, lagInFrame(${fact}) OVER before AS was_${fact}`).join(', ')}
    FROM ${upcoming('book_facts')}
    WINDOW before AS (PARTITION BY book_id ORDER BY day
      ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW))
  ARRAY JOIN arrayFilter(change -> change.1, [${changes}]) AS change
  WHERE isNotNull(was_last_day)`;

/** The steps of a book's values over its days: (day, day before, value before, value). */
const stepsOf = (points: string) =>
  `arrayMap((from, to) -> (to.1, from.1, from.2, to.2), arrayPopBack(${points}), arrayPopFront(${points}))`;

/** Prices from readings, and from captures on days without a reading of the price. */
const fromPrices = `
  SELECT book_id, step.1 AS day, step.2 AS prev_day, 'price' AS type,
    ${text('toString(step.3)')} AS before, ${text('toString(step.4)')} AS after, ${noGroups}, ${noList}
  FROM (
    SELECT book_id, arraySort(groupArray((day, source, price))) AS prices,
      arrayMap(point -> (point.1, point.3), arrayFilter((point, at) -> at = 1
        OR prices[at - 1].1 != point.1, prices, arrayEnumerate(prices))) AS points
    FROM (
      SELECT book_id, day, 0 AS source, assumeNotNull(price_rub) AS price
      FROM ${upcoming('metrics')} WHERE isNotNull(price_rub)
      UNION ALL
      SELECT book_id, arrayJoin(arrayDistinct([day, last_day])), 1, assumeNotNull(price_rub)
      FROM ${upcoming('book_facts')} WHERE isNotNull(price_rub))
    GROUP BY book_id)
  ARRAY JOIN arrayFilter(step -> step.3 != step.4, ${stepsOf('points')}) AS step`;

const fromChapters = `
  SELECT book_id, assumeNotNull(${dateOf('published_on')}) AS day, NULL AS prev_day,
    'chapter' AS type, ${text('NULL')} AS before, ${text('title')} AS after, ${noGroups}, ${noList}
  FROM ${upcoming('chapters')}
  WHERE isNotNull(${dateOf('published_on')})`;

/**
 * @methodology book-parts
 * @title Parts of a book
 * @measures A part is a chapter on the day that the portal dates it, or growth of the text that was seen
 *   between two readings.
 * @formula z₂ − z₁ ≥ {PART_CHARS}
 * @symbol z₁, z₂: characters at two consecutive readings
 * @condition Growth counts on the day of the later reading, and only after the last dated chapter. Smaller
 *   growth is an edit.
 * @condition Journals of books, calendars of authors and the days of the week count the same parts.
 * @source own
 */
const fromChars = `
  SELECT book_id, step.1 AS day, step.2 AS prev_day, 'chapter' AS type,
    ${text('toString(step.3)')} AS before, ${text('toString(step.4)')} AS after, ${noGroups}, ${noList}
  FROM (
    SELECT book_id, arraySort(groupArray((day, assumeNotNull(chars)))) AS points
    FROM ${upcoming('metrics')} WHERE isNotNull(chars)
    GROUP BY book_id) AS sized
  LEFT JOIN (
    SELECT book_id, max(${dateOf('published_on')}) AS day FROM ${upcoming('chapters')}
    GROUP BY book_id) AS dated ON dated.book_id = sized.book_id
  ARRAY JOIN arrayFilter(step -> step.4 >= step.3 + ${PART_CHARS}, ${stepsOf('points')}) AS step
  WHERE step.1 > ifNull(dated.day, toDate(0))`;

const listKey = 'list, genre_id, period';
/** Entries and exits between a complete day of a list and the complete day before. */
const fromLists = `
  SELECT book_id, at AS day, assumeNotNull(since) AS prev_day, type, ${text('before')} AS before, ${text('after')} AS after,
    ${noGroups}, ${listKey}
  FROM (
    SELECT book_id, ${listKey}, step.1 AS at, step.2 AS since, step.3 AS type, step.4 AS before, step.5 AS after
    FROM (
      SELECT book_id, ${listKey}, day, position, state, entry.prev_day AS prev_day, days.next_day AS next_day,
        leadInFrame(toNullable(day)) OVER after AS stands_next
      FROM (SELECT * FROM ${next('rank_entries')} WHERE complete) AS entry
      INNER JOIN (
        SELECT ${listKey}, day, leadInFrame(toNullable(day)) OVER (PARTITION BY ${listKey} ORDER BY day
          ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS next_day
        FROM ${work('list_days')} WHERE complete) AS days
        USING (${listKey}, day)
      WINDOW after AS (PARTITION BY ${listKey}, book_id ORDER BY day
        ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING))
    ARRAY JOIN arrayConcat(
      if(state IN ('new', 're_entry') AND isNotNull(prev_day),
        [(toNullable(day), prev_day, 'list_enter', CAST(NULL AS Nullable(String)), toNullable(toString(position)))], []),
      if(isNotNull(next_day) AND next_day IS DISTINCT FROM stands_next,
        [(next_day, toNullable(day), 'list_exit', toNullable(toString(position)), CAST(NULL AS Nullable(String)))], [])) AS step)`;

/**
 * Fills `book_events` of a portal, after `rank_entries`.
 *
 * @methodology book-events
 * @title Events of a book
 * @measures Differences between two consecutive captures: title, cover, annotation, status, access, price,
 *   discount, genres, tags, new parts, entries into lists and exits from them.
 * @condition An event is dated to the first capture that shows it. The capture before is shown beside it,
 *   because the change may lie anywhere between the two.
 * @condition Prices come from the readings of a day, or from its capture where the reading has no price.
 * @condition Events are shown beside the gain of a book. That they are close in time does not prove a cause.
 * @source own
 */
export const bookEventsSql = [fromFacts, fromPrices, fromChapters, fromChars, fromLists].map(
  (events) => `
  INSERT INTO ${next('book_events')}
  SELECT {portal:String}, ${columns} FROM (${events}) SETTINGS max_threads = 1`,
);

/**
 * `book_groups`: in which runs of facts a book has a genre or tag.
 *
 * @methodology-part book-events
 */
export const bookGroupsSql = `
  INSERT INTO ${next('book_groups')}
  SELECT {portal:String}, kind, group_id, book_id,
    if(min(run) = 1, NULL, min(day)), if(max(run) = any(runs), NULL, max(next_day))
  FROM (
    SELECT *, run - row_number() OVER (PARTITION BY kind, group_id, book_id ORDER BY run) AS stay
    FROM (
      SELECT book_id, day, run, runs, next_day, own_group.1 AS kind, own_group.2 AS group_id
      FROM (
        SELECT book_id, day, genre_ids, tag_ids, row_number() OVER whole AS run,
          count() OVER (PARTITION BY book_id) AS runs,
          leadInFrame(day) OVER whole AS next_day
        FROM ${upcoming('book_facts')}
        WINDOW whole AS (PARTITION BY book_id ORDER BY day
          ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING))
      ARRAY JOIN arrayConcat(arrayMap(id -> ('genre', id), genre_ids),
        arrayMap(id -> ('tag', id), tag_ids)) AS own_group))
  GROUP BY kind, group_id, book_id, stay`;
