-- Captured data, published states, the journal and ids.

CREATE TABLE IF NOT EXISTS books (
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
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS authors (
  portal LowCardinality(String),
  id UInt32,
  external_id Nullable(String),
  name String,
  url Nullable(String),
  avatar_url Nullable(String)
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS author_daily (
  portal LowCardinality(String),
  day Date,
  author_id UInt32,
  subscribers Nullable(UInt64)
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, author_id, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS genres (
  portal LowCardinality(String),
  id UInt32,
  name String
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS tags (
  portal LowCardinality(String),
  id UInt32,
  name String
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS metrics (
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
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS ranks (
  portal LowCardinality(String),
  day Date,
  list LowCardinality(String),
  genre_id UInt32,
  period LowCardinality(String),
  position UInt16,
  book_id UInt32
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, list, genre_id, period, day, position)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS chapters (
  portal LowCardinality(String),
  book_id UInt32,
  chapter_id String,
  number Nullable(UInt32),
  title Nullable(String),
  published_on Nullable(String),
  chars Nullable(UInt64),
  is_free Nullable(Bool)
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, book_id, chapter_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS award_daily (
  portal LowCardinality(String),
  day Date,
  book_id UInt32,
  type LowCardinality(String),
  count UInt64
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, book_id, day, type)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS portal_states (
  portal LowCardinality(String),
  generation UInt64,
  import_id String,
  is_demo Bool,
  is_removed Bool,
  source String,
  captured_at DateTime('UTC'),
  data_day Nullable(Date),
  coverage Nullable(Float64),
  published_at DateTime64(3, 'UTC')
) ENGINE = MergeTree PARTITION BY (tuple()) ORDER BY (portal, generation)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS imports (
  import_id String,
  at DateTime64(3, 'UTC'),
  portal LowCardinality(String),
  source String,
  status LowCardinality(String),
  rows UInt64,
  bad_rows UInt64,
  detail String
) ENGINE = MergeTree PARTITION BY (tuple()) ORDER BY (import_id, at)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS ids (
  kind LowCardinality(String),
  portal LowCardinality(String),
  external String,
  id UInt32
) ENGINE = MergeTree PARTITION BY (kind) ORDER BY (kind, portal, external)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE IF NOT EXISTS migrations (
  version UInt32,
  name String,
  applied_at DateTime64(3, 'UTC')
) ENGINE = MergeTree PARTITION BY (tuple()) ORDER BY (version)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;
