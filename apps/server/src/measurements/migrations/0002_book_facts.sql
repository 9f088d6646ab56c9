-- The history of the facts of books. It begins with the last capture. Where readings contain prices,
-- only those are used: the price of the book itself may be older.

DROP TABLE IF EXISTS book_facts SYNC;

CREATE TABLE book_facts (
  portal LowCardinality(String),
  book_id UInt32,
  day Date,
  last_day Date,
  title String,
  genre_ids Array(UInt32),
  tag_ids Array(UInt32),
  form LowCardinality(Nullable(String)),
  status LowCardinality(Nullable(String)),
  access LowCardinality(Nullable(String)),
  price_rub Nullable(Decimal(12, 2)),
  price_old_rub Nullable(Decimal(12, 2)),
  cover_url Nullable(String),
  annotation_hash Nullable(UInt64)
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, book_id, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

INSERT INTO book_facts (
  portal, book_id, day, last_day, title, genre_ids, tag_ids, form, status, access, price_rub,
  price_old_rub, cover_url, annotation_hash)
SELECT
  book.portal, book.id, state.day, state.day, book.title, book.genre_ids, book.tag_ids, book.form,
  book.status, book.access,
  if((book.portal, book.id) IN (SELECT portal, book_id FROM metrics WHERE isNotNull(price_rub)),
    NULL, book.price_rub),
  book.price_old_rub, book.cover_url, cityHash64(book.annotation)
FROM books AS book
INNER JOIN (
  SELECT portal, toDate(argMax(captured_at, generation), 'Europe/Moscow') AS day
  FROM portal_states GROUP BY portal
) AS state ON state.portal = book.portal;

-- Smaller granules: rows of these tables are read by key. The setting needs a new table.

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
  first_seen_on Date
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1,
  index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;
INSERT INTO books_copy (
  portal, id, external_id, title, author_ids, genre_ids, tag_ids, series_external_id,
  series_title, series_number, form, status, access, age_limit, chars, pages, price_rub,
  price_old_rub, price_audio_rub, has_audio, is_exclusive, has_profanity, publisher,
  first_published_on, updated_on, finished_on, url, cover_url, annotation, first_seen_on)
SELECT
  portal, id, external_id, title, author_ids, genre_ids, tag_ids, series_external_id,
  series_title, series_number, form, status, access, age_limit, chars, pages, price_rub,
  price_old_rub, price_audio_rub, has_audio, is_exclusive, has_profanity, publisher,
  first_published_on, updated_on, finished_on, url, cover_url, annotation, first_seen_on
FROM books;
EXCHANGE TABLES books AND books_copy;
DROP TABLE books_copy SYNC;

DROP TABLE IF EXISTS authors_copy SYNC;
CREATE TABLE authors_copy (
  portal LowCardinality(String),
  id UInt32,
  external_id Nullable(String),
  name String,
  url Nullable(String),
  avatar_url Nullable(String)
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1,
  index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;
INSERT INTO authors_copy (
  portal, id, external_id, name, url, avatar_url)
SELECT
  portal, id, external_id, name, url, avatar_url
FROM authors;
EXCHANGE TABLES authors AND authors_copy;
DROP TABLE authors_copy SYNC;

DROP TABLE IF EXISTS metrics_copy SYNC;
CREATE TABLE metrics_copy (
  portal LowCardinality(String),
  day Date,
  book_id UInt32,
  views Nullable(UInt64),
  likes Nullable(UInt64),
  library Nullable(UInt64),
  comments Nullable(UInt64),
  reviews Nullable(UInt64),
  awards Nullable(UInt64),
  rating Nullable(Decimal(12, 4)),
  rating_count Nullable(UInt64),
  chars Nullable(UInt64),
  price_rub Nullable(Decimal(12, 2)),
  reading Nullable(UInt64),
  postponed Nullable(UInt64),
  finished_reading Nullable(UInt64),
  not_interested Nullable(UInt64),
  downloaded Nullable(UInt64),
  donations Nullable(UInt64),
  stars_1 Nullable(UInt64),
  stars_2 Nullable(UInt64),
  stars_3 Nullable(UInt64),
  stars_4 Nullable(UInt64),
  stars_5 Nullable(UInt64)
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, book_id, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1,
  index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;
INSERT INTO metrics_copy (
  portal, day, book_id, views, likes, library, comments, reviews, awards, rating, rating_count,
  chars, price_rub, reading, postponed, finished_reading, not_interested, downloaded,
  donations, stars_1, stars_2, stars_3, stars_4, stars_5)
SELECT
  portal, day, book_id, views, likes, library, comments, reviews, awards, rating, rating_count,
  chars, price_rub, reading, postponed, finished_reading, not_interested, downloaded,
  donations, stars_1, stars_2, stars_3, stars_4, stars_5
FROM metrics;
EXCHANGE TABLES metrics AND metrics_copy;
DROP TABLE metrics_copy SYNC;
