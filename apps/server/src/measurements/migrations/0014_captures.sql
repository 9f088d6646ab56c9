-- The number of the capture that a row comes from: its second, times 2^20. Rows with a day get the
-- beginning of that day in Moscow, the others the last capture of their portal: an older capture changes
-- nothing of them.

ALTER TABLE author_daily ADD COLUMN IF NOT EXISTS capture UInt64
  DEFAULT toUInt64(greatest(toInt64(toUInt16(day)) * 86400 - 10800, 0)) * 1048576;

ALTER TABLE metrics ADD COLUMN IF NOT EXISTS capture UInt64
  DEFAULT toUInt64(greatest(toInt64(toUInt16(day)) * 86400 - 10800, 0)) * 1048576;

ALTER TABLE ranks ADD COLUMN IF NOT EXISTS capture UInt64
  DEFAULT toUInt64(greatest(toInt64(toUInt16(day)) * 86400 - 10800, 0)) * 1048576;

ALTER TABLE award_daily ADD COLUMN IF NOT EXISTS capture UInt64
  DEFAULT toUInt64(greatest(toInt64(toUInt16(day)) * 86400 - 10800, 0)) * 1048576;

DROP TABLE IF EXISTS books_copy SYNC;
CREATE TABLE books_copy (
  portal LowCardinality(String),
  id UInt32,
  external_id String,
  title String,
  author_ids Array(UInt32),
  genre_ids Array(UInt32),
  tag_ids Array(UInt32),
  series_external_id Nullable(String),
  series_title Nullable(String),
  series_number Nullable(Float64),
  form LowCardinality(Nullable(String)),
  status LowCardinality(Nullable(String)),
  access LowCardinality(Nullable(String)),
  age_limit Nullable(UInt8),
  chars Nullable(UInt64),
  pages Nullable(UInt32),
  price_rub Nullable(Decimal(12, 2)),
  price_old_rub Nullable(Decimal(12, 2)),
  price_audio_rub Nullable(Decimal(12, 2)),
  has_audio Nullable(Bool),
  is_exclusive Nullable(Bool),
  has_profanity Nullable(Bool),
  publisher Nullable(String),
  first_published_on Nullable(String),
  updated_on Nullable(String),
  finished_on Nullable(String),
  url Nullable(String),
  cover_url Nullable(String),
  annotation Nullable(String),
  first_seen_on Date,
  capture UInt64
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1,
  index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;
INSERT INTO books_copy (
  portal, id, external_id, title, author_ids, genre_ids, tag_ids, series_external_id,
  series_title, series_number, form, status, access, age_limit, chars, pages, price_rub,
  price_old_rub, price_audio_rub, has_audio, is_exclusive, has_profanity, publisher,
  first_published_on, updated_on, finished_on, url, cover_url, annotation, first_seen_on,
  capture)
SELECT
  row.portal, row.id, row.external_id, row.title, row.author_ids, row.genre_ids, row.tag_ids,
  row.series_external_id, row.series_title, row.series_number, row.form, row.status,
  row.access, row.age_limit, row.chars, row.pages, row.price_rub, row.price_old_rub,
  row.price_audio_rub, row.has_audio, row.is_exclusive, row.has_profanity, row.publisher,
  row.first_published_on, row.updated_on, row.finished_on, row.url, row.cover_url,
  row.annotation, row.first_seen_on,
  toUInt64(greatest(toInt64(toUInt16(facts.known_on)) * 86400 - 10800, 0)) * 1048576 AS capture
FROM books AS row
LEFT JOIN (
  SELECT portal AS known_portal, book_id, max(last_day) AS known_on
  FROM book_facts GROUP BY known_portal, book_id
) AS facts ON facts.known_portal = row.portal AND facts.book_id = row.id;
EXCHANGE TABLES books AND books_copy;
DROP TABLE books_copy SYNC;

DROP TABLE IF EXISTS authors_copy SYNC;
CREATE TABLE authors_copy (
  portal LowCardinality(String),
  id UInt32,
  external_id Nullable(String),
  name String,
  url Nullable(String),
  avatar_url Nullable(String),
  capture UInt64,
  url_capture UInt64,
  avatar_capture UInt64
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1,
  index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;
INSERT INTO authors_copy (
  portal, id, external_id, name, url, avatar_url, capture, url_capture, avatar_capture)
SELECT
  row.portal, row.id, row.external_id, row.name, row.url, row.avatar_url,
  toUInt64(toUnixTimestamp(state.captured)) * 1048576 AS capture,
  toUInt64(toUnixTimestamp(state.captured)) * 1048576 AS url_capture,
  toUInt64(toUnixTimestamp(state.captured)) * 1048576 AS avatar_capture
FROM authors AS row
LEFT JOIN (
  SELECT portal AS known_portal, argMax(captured_at, generation) AS captured
  FROM portal_states GROUP BY known_portal
) AS state ON state.known_portal = row.portal;
EXCHANGE TABLES authors AND authors_copy;
DROP TABLE authors_copy SYNC;

DROP TABLE IF EXISTS chapters_copy SYNC;
CREATE TABLE chapters_copy (
  portal LowCardinality(String),
  book_id UInt32,
  chapter_id String,
  number Nullable(UInt32),
  title Nullable(String),
  published_on Nullable(String),
  chars Nullable(UInt64),
  is_free Nullable(Bool),
  capture UInt64
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, book_id, chapter_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;
INSERT INTO chapters_copy (
  portal, book_id, chapter_id, number, title, published_on, chars, is_free, capture)
SELECT
  row.portal, row.book_id, row.chapter_id, row.number, row.title, row.published_on, row.chars,
  row.is_free, toUInt64(toUnixTimestamp(state.captured)) * 1048576 AS capture
FROM chapters AS row
LEFT JOIN (
  SELECT portal AS known_portal, argMax(captured_at, generation) AS captured
  FROM portal_states GROUP BY known_portal
) AS state ON state.known_portal = row.portal;
EXCHANGE TABLES chapters AND chapters_copy;
DROP TABLE chapters_copy SYNC;

-- The captures that named a book: the ends of its runs of facts, and its last update. No others are
-- known. Portals that have such rows keep them.
CREATE TABLE IF NOT EXISTS book_captures (
  portal LowCardinality(String),
  day Date,
  book_id UInt32,
  updated_on Nullable(Date),
  capture UInt64
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, book_id, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

DROP TABLE IF EXISTS book_captures_copy SYNC;
CREATE TABLE book_captures_copy (
  portal LowCardinality(String),
  day Date,
  book_id UInt32,
  updated_on Nullable(Date),
  capture UInt64
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, book_id, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;
INSERT INTO book_captures_copy (portal, day, book_id, updated_on, capture)
SELECT portal, day, book_id, updated_on, capture FROM book_captures;
INSERT INTO book_captures_copy (portal, day, book_id, updated_on, capture)
SELECT
  run.portal, run.at, run.book_id,
  if(run.at = max(run.at) OVER (PARTITION BY run.portal, run.book_id)
      AND book.updated_on >= '1970-01-02' AND book.updated_on < '2149-01-01',
    toDateOrNull(book.updated_on), NULL),
  toUInt64(greatest(toInt64(toUInt16(run.at)) * 86400 - 10800, 0)) * 1048576
FROM (SELECT DISTINCT portal, book_id, arrayJoin([day, last_day]) AS at FROM book_facts) AS run
INNER JOIN (SELECT portal, id, updated_on FROM books) AS book
  ON book.portal = run.portal AND book.id = run.book_id
WHERE run.portal NOT IN (SELECT portal FROM book_captures);
EXCHANGE TABLES book_captures AND book_captures_copy;
DROP TABLE book_captures_copy SYNC;
