-- Renamed genres and authors. What captures name is what counts: no renames are known yet.

CREATE TABLE IF NOT EXISTS aliases (
  portal LowCardinality(String),
  kind LowCardinality(String),
  id UInt32,
  canonical UInt32
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, kind, id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

DROP TABLE IF EXISTS books_copy SYNC;
CREATE TABLE books_copy (
  portal LowCardinality(String),
  id UInt32,
  external_id String,
  title String,
  author_ids Array(UInt32),
  genre_ids Array(UInt32),
  tag_ids Array(UInt32),
  source_author_ids Array(UInt32),
  source_genre_ids Array(UInt32),
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
  portal, id, external_id, title, author_ids, genre_ids, tag_ids, source_author_ids,
  source_genre_ids, series_external_id, series_title, series_number, form, status, access,
  age_limit, chars, pages, price_rub, price_old_rub, price_audio_rub, has_audio, is_exclusive,
  has_profanity, publisher, first_published_on, updated_on, finished_on, url, cover_url,
  annotation, first_seen_on, capture)
SELECT
  portal, id, external_id, title, author_ids, genre_ids, tag_ids,
  author_ids AS source_author_ids, genre_ids AS source_genre_ids, series_external_id,
  series_title, series_number, form, status, access, age_limit, chars, pages, price_rub,
  price_old_rub, price_audio_rub, has_audio, is_exclusive, has_profanity, publisher,
  first_published_on, updated_on, finished_on, url, cover_url, annotation, first_seen_on,
  capture
FROM books;
EXCHANGE TABLES books AND books_copy;
DROP TABLE books_copy SYNC;

DROP TABLE IF EXISTS book_facts_copy SYNC;
CREATE TABLE book_facts_copy (
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
  annotation_hash Nullable(UInt64),
  source_genre_ids Array(UInt32)
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, book_id, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;
INSERT INTO book_facts_copy (
  portal, book_id, day, last_day, title, genre_ids, tag_ids, form, status, access, price_rub,
  price_old_rub, cover_url, annotation_hash, source_genre_ids)
SELECT
  portal, book_id, day, last_day, title, genre_ids, tag_ids, form, status, access, price_rub,
  price_old_rub, cover_url, annotation_hash, genre_ids AS source_genre_ids
FROM book_facts;
EXCHANGE TABLES book_facts AND book_facts_copy;
DROP TABLE book_facts_copy SYNC;
