CREATE TABLE books (
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
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;

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
  annotation_hash Nullable(UInt64),
  source_genre_ids Array(UInt32)
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, book_id, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE book_captures (
  portal LowCardinality(String),
  day Date,
  book_id UInt32,
  updated_on Nullable(Date),
  capture UInt64
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, book_id, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE authors (
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
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;

CREATE TABLE author_daily (
  portal LowCardinality(String),
  day Date,
  author_id UInt32,
  subscribers Nullable(UInt64),
  capture UInt64
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, author_id, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE genres (
  portal LowCardinality(String),
  id UInt32,
  name String
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE tags (
  portal LowCardinality(String),
  id UInt32,
  name String
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE metrics (
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
  stars_5 Nullable(UInt64),
  capture UInt64
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, book_id, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;

CREATE TABLE ranks (
  portal LowCardinality(String),
  day Date,
  list LowCardinality(String),
  genre_id UInt32,
  period LowCardinality(String),
  position UInt16,
  book_id UInt32,
  capture UInt64
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, list, genre_id, period, day, position)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE chapters (
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

CREATE TABLE award_daily (
  portal LowCardinality(String),
  day Date,
  book_id UInt32,
  type LowCardinality(String),
  count UInt64,
  capture UInt64
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, book_id, day, type)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE rank_entries (
  portal LowCardinality(String),
  day Date,
  list LowCardinality(String),
  genre_id UInt32,
  period LowCardinality(String),
  position UInt16,
  book_id UInt32,
  complete Bool,
  prev_day Nullable(Date),
  prev_position Nullable(UInt16),
  state LowCardinality(String),
  days_on UInt32,
  streak UInt32,
  entries UInt32,
  peak UInt16,
  peak_day Date,
  first_entry Date
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, list, genre_id, period, day, position)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;

CREATE TABLE list_days (
  portal LowCardinality(String),
  list LowCardinality(String),
  genre_id UInt32,
  period LowCardinality(String),
  day Date,
  books Array(UInt32),
  positions Array(UInt16),
  entries String
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, list, genre_id, period, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 8, min_compress_block_size = 4096, max_compress_block_size = 16384;

CREATE TABLE rank_stat (
  portal LowCardinality(String),
  book_id UInt32,
  list LowCardinality(String),
  genre_id UInt32,
  period LowCardinality(String),
  first_entry Date,
  last_seen Date,
  list_day Date,
  peak UInt16,
  peak_day Date,
  days_on UInt32,
  streak UInt32,
  best_streak UInt32,
  entries UInt32,
  position Nullable(UInt16),
  prev_position Nullable(UInt16),
  state LowCardinality(String)
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, book_id, list, genre_id, period)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;

CREATE TABLE list_daily (
  portal LowCardinality(String),
  day Date,
  list LowCardinality(String),
  genre_id UInt32,
  period LowCardinality(String),
  size UInt16,
  depth UInt16,
  complete Bool,
  prev_day Nullable(Date),
  number UInt32,
  entered Nullable(UInt16),
  new_count Nullable(UInt16),
  left_count Nullable(UInt16),
  authors UInt16,
  effective_authors Nullable(Float64),
  debut_share Nullable(Float64),
  tier_n UInt16,
  median_age Nullable(Float64),
  age_n UInt16,
  series_share Float64
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, list, genre_id, period, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE list_stays (
  portal LowCardinality(String),
  list LowCardinality(String),
  genre_id UInt32,
  period LowCardinality(String),
  book_id UInt32,
  first UInt32,
  last UInt32
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, list, genre_id, period, last)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE lists_latest (
  portal LowCardinality(String),
  list LowCardinality(String),
  genre_id UInt32,
  genre_name String,
  period LowCardinality(String),
  depth UInt16,
  last_day Date,
  complete_day Date
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, list, genre_id, period)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE leading_daily (
  portal LowCardinality(String),
  day Date,
  prev_day Nullable(Date),
  size UInt16,
  entered Nullable(UInt16),
  left_count Nullable(UInt16)
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE leading_latest (
  portal LowCardinality(String),
  list LowCardinality(String),
  genre_id UInt32,
  genre_name String,
  period LowCardinality(String),
  day Date,
  position UInt16,
  book_id UInt32,
  prev_day Nullable(Date),
  prev_position Nullable(UInt16),
  state LowCardinality(String),
  rise UInt16,
  fall UInt16,
  enter UInt16,
  value Nullable(Float64),
  value_day Nullable(Date),
  value_before Nullable(Float64),
  value_before_day Nullable(Date),
  brief String
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, position)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE gain_daily (
  portal LowCardinality(String),
  day Date,
  dimension LowCardinality(String),
  key String,
  metric LowCardinality(String),
  gain Int64,
  n UInt32,
  days UInt16,
  median Nullable(Float64)
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, dimension, metric, key, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE niche_daily (
  portal LowCardinality(String),
  day Date,
  kind LowCardinality(String),
  a UInt32,
  b UInt32,
  supply_active UInt32,
  supply_new UInt32,
  authors UInt32,
  gain Nullable(Int64),
  n UInt32,
  days Nullable(UInt16),
  top_slots UInt32,
  top_authors UInt32,
  top_lists UInt32,
  list_authors UInt32,
  supply_authors UInt32,
  supply_listed UInt32
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, kind, a, b, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE lift_priors (
  portal LowCardinality(String),
  day Date,
  kind LowCardinality(String),
  a Float64,
  b Float64
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, kind, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE niche_latest (
  portal LowCardinality(String),
  kind LowCardinality(String),
  a UInt32,
  b UInt32,
  name String,
  books UInt32,
  authors UInt32,
  new_books UInt32,
  active_books UInt32,
  with_status UInt32,
  finished UInt32,
  with_access UInt32,
  free UInt32,
  n UInt32,
  gain Nullable(Float64),
  median_gain Nullable(Float64),
  above_n UInt32,
  top_places UInt32,
  priced UInt32,
  price_p25 Nullable(Float64),
  price_p50 Nullable(Float64),
  price_p75 Nullable(Float64),
  dated UInt32,
  week_books UInt32,
  week_books_before UInt32,
  sized UInt32,
  chars_p25 Nullable(Float64),
  chars_p50 Nullable(Float64),
  chars_p75 Nullable(Float64),
  likes_per_view Nullable(Float64),
  library_per_view Nullable(Float64),
  list_authors UInt32,
  supply_authors UInt32,
  supply_listed UInt32,
  supply_authors_before Nullable(UInt32),
  supply_listed_before Nullable(UInt32),
  new_before Nullable(UInt32),
  median_gain_new Nullable(Float64),
  new_low Nullable(Float64),
  new_high Nullable(Float64),
  new_n UInt32,
  gain_change Nullable(Float64),
  change_n UInt32,
  change_reason LowCardinality(Nullable(String)),
  change_error Nullable(Float64),
  change_effective_n Nullable(Float64),
  momentum Nullable(Float64)
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, kind, a, b)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE bearers (
  portal LowCardinality(String),
  kind LowCardinality(String),
  group_id UInt32,
  book_id UInt32,
  external_id String,
  author_ids Array(UInt32),
  genre_ids Array(UInt32),
  tag_ids Array(UInt32),
  status LowCardinality(Nullable(String)),
  access LowCardinality(Nullable(String)),
  price Nullable(Float64),
  chars Nullable(UInt64),
  top_places UInt16,
  best_position Nullable(UInt16),
  momentum Nullable(Float64),
  main Nullable(Float64),
  entered_on Nullable(Date),
  entered_at Nullable(UInt16),
  last_views Nullable(Float64),
  last_likes Nullable(Float64),
  last_library Nullable(Float64),
  last_comments Nullable(Float64),
  last_reviews Nullable(Float64),
  last_awards Nullable(Float64)
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, kind, group_id, book_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;

CREATE TABLE niche_bars (
  portal LowCardinality(String),
  kind LowCardinality(String),
  group_id UInt32,
  above Array(UInt32)
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, kind, group_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE niche_looks (
  portal LowCardinality(String),
  kind LowCardinality(String),
  group_id UInt32,
  look String
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, kind, group_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 4, min_compress_block_size = 4096, max_compress_block_size = 16384;

CREATE TABLE author_books (
  portal LowCardinality(String),
  author_id UInt32,
  book_id UInt32
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, author_id, book_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;

CREATE TABLE author_tags (
  portal LowCardinality(String),
  tag_id UInt32,
  author_id UInt32,
  held UInt16
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, tag_id, author_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 512, min_compress_block_size = 8192, max_compress_block_size = 16384;

CREATE TABLE author_stat_daily (
  portal LowCardinality(String),
  day Date,
  author_id UInt32,
  gain Nullable(Int64),
  n UInt32,
  days Nullable(UInt16),
  places UInt32,
  top_places UInt32,
  best_position Nullable(UInt16)
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, author_id, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;

CREATE TABLE author_latest (
  portal LowCardinality(String),
  author_id UInt32,
  name String,
  external_id Nullable(String),
  books UInt32,
  finished UInt32,
  active_books UInt32,
  active_book UInt32,
  active_title String,
  n UInt32,
  gain Nullable(Float64),
  top_places UInt32,
  best_position Nullable(UInt16),
  best_ever Nullable(UInt16),
  charted_books UInt32,
  days_in_tops UInt32,
  chars Nullable(UInt64),
  genre_ids Array(UInt32),
  debut_on Nullable(Date),
  last_updated_on Nullable(String),
  tier LowCardinality(String),
  subscribers Nullable(UInt64),
  subscribers_week Nullable(UInt64),
  lists Array(LowCardinality(String)),
  is_dated Bool,
  chapter_days Array(Tuple(Date, UInt32, Nullable(UInt64))),
  written_per_day Nullable(Float64),
  written_n UInt32
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, author_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;

CREATE TABLE day_quality (
  portal LowCardinality(String),
  day Date,
  books_read UInt32,
  expected UInt32,
  coverage Nullable(Float64),
  lists UInt32,
  lists_expected UInt32,
  mark LowCardinality(String),
  is_short Bool
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, day)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE book_latest (
  portal LowCardinality(String),
  book_id UInt32,
  last_day Nullable(Date),
  last_views Nullable(Float64),
  last_views_day Nullable(Date),
  week_views Nullable(Float64),
  week_views_day Nullable(Date),
  last_likes Nullable(Float64),
  last_likes_day Nullable(Date),
  week_likes Nullable(Float64),
  week_likes_day Nullable(Date),
  last_library Nullable(Float64),
  last_library_day Nullable(Date),
  week_library Nullable(Float64),
  week_library_day Nullable(Date),
  last_comments Nullable(Float64),
  last_comments_day Nullable(Date),
  week_comments Nullable(Float64),
  week_comments_day Nullable(Date),
  last_reviews Nullable(Float64),
  last_reviews_day Nullable(Date),
  week_reviews Nullable(Float64),
  week_reviews_day Nullable(Date),
  last_awards Nullable(Float64),
  last_awards_day Nullable(Date),
  week_awards Nullable(Float64),
  week_awards_day Nullable(Date),
  last_rating Nullable(Float64),
  last_rating_day Nullable(Date),
  week_rating Nullable(Float64),
  week_rating_day Nullable(Date),
  last_rating_count Nullable(Float64),
  last_rating_count_day Nullable(Date),
  week_rating_count Nullable(Float64),
  week_rating_count_day Nullable(Date),
  last_reading Nullable(Float64),
  last_reading_day Nullable(Date),
  week_reading Nullable(Float64),
  week_reading_day Nullable(Date),
  last_postponed Nullable(Float64),
  last_postponed_day Nullable(Date),
  week_postponed Nullable(Float64),
  week_postponed_day Nullable(Date),
  last_finished_reading Nullable(Float64),
  last_finished_reading_day Nullable(Date),
  week_finished_reading Nullable(Float64),
  week_finished_reading_day Nullable(Date),
  last_not_interested Nullable(Float64),
  last_not_interested_day Nullable(Date),
  week_not_interested Nullable(Float64),
  week_not_interested_day Nullable(Date),
  last_downloaded Nullable(Float64),
  last_downloaded_day Nullable(Date),
  week_downloaded Nullable(Float64),
  week_downloaded_day Nullable(Date),
  last_donations Nullable(Float64),
  last_donations_day Nullable(Date),
  week_donations Nullable(Float64),
  week_donations_day Nullable(Date),
  stars Array(UInt64),
  best_position Nullable(UInt16),
  best_ever Nullable(UInt16),
  top_places UInt16,
  week_gain Nullable(Float64),
  momentum Nullable(Float64),
  momentum_n UInt32,
  tier LowCardinality(Nullable(String)),
  active Bool
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, book_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;

CREATE TABLE book_rows (
  portal LowCardinality(String),
  id UInt32,
  brief String,
  standing String,
  recent String
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 4, min_compress_block_size = 4096, max_compress_block_size = 16384;

CREATE TABLE book_events (
  portal LowCardinality(String),
  book_id UInt32,
  day Date,
  prev_day Nullable(Date),
  type LowCardinality(String),
  before Nullable(String),
  after Nullable(String),
  added Array(UInt32),
  removed Array(UInt32),
  list LowCardinality(String),
  genre_id UInt32,
  period LowCardinality(String)
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, book_id, day, type)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;

CREATE TABLE book_lines (
  portal LowCardinality(String),
  day Date,
  metric LowCardinality(String),
  book_id UInt32,
  told UInt32,
  gains Array(Int64) CODEC(T64, LZ4),
  daily UInt32,
  spans Array(UInt8)
) ENGINE = MergeTree PARTITION BY (portal, toYYYYMM(day)) ORDER BY (portal, metric, book_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;

CREATE TABLE book_groups (
  portal LowCardinality(String),
  kind LowCardinality(String),
  group_id UInt32,
  book_id UInt32,
  valid_from Nullable(Date),
  valid_to Nullable(Date)
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, kind, group_id, book_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE catalogue_books (
  portal LowCardinality(String),
  id UInt32,
  external_id String,
  title_key String,
  author_ids Array(UInt32),
  genre_ids Array(UInt32),
  tag_ids Array(UInt32),
  facets Array(LowCardinality(String)),
  form LowCardinality(Nullable(String)),
  status LowCardinality(Nullable(String)),
  access LowCardinality(Nullable(String)),
  age_limit Nullable(UInt8),
  has_discount Bool,
  price Nullable(Float64),
  chars Nullable(UInt64),
  published Nullable(String),
  updated Nullable(String),
  first_seen String,
  in_series Bool,
  in_finished_series Bool,
  has_audio Nullable(Bool),
  is_exclusive Nullable(Bool),
  tier LowCardinality(Nullable(String)),
  momentum Nullable(Float64),
  top_places UInt16,
  entered_on Nullable(Date),
  entered_at Nullable(UInt16),
  best_position Nullable(UInt16),
  best_bestseller Nullable(UInt16),
  best_global_top Nullable(UInt16),
  best_genre_top Nullable(UInt16),
  best_trending Nullable(UInt16),
  best_new Nullable(UInt16),
  best_promo Nullable(UInt16),
  last_views Nullable(Float64),
  gain_views Nullable(Float64),
  last_likes Nullable(Float64),
  gain_likes Nullable(Float64),
  last_library Nullable(Float64),
  gain_library Nullable(Float64),
  last_comments Nullable(Float64),
  gain_comments Nullable(Float64),
  last_reviews Nullable(Float64),
  gain_reviews Nullable(Float64),
  last_awards Nullable(Float64),
  gain_awards Nullable(Float64),
  last_rating Nullable(Float64),
  gain_rating Nullable(Float64),
  last_rating_count Nullable(Float64),
  gain_rating_count Nullable(Float64),
  last_reading Nullable(Float64),
  gain_reading Nullable(Float64),
  last_postponed Nullable(Float64),
  gain_postponed Nullable(Float64),
  last_finished_reading Nullable(Float64),
  gain_finished_reading Nullable(Float64),
  last_not_interested Nullable(Float64),
  gain_not_interested Nullable(Float64),
  last_downloaded Nullable(Float64),
  gain_downloaded Nullable(Float64),
  last_donations Nullable(Float64),
  gain_donations Nullable(Float64)
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE search_words (
  portal LowCardinality(String),
  kind LowCardinality(String),
  word String,
  weight UInt8,
  ids Array(UInt32),
  popularities Array(UInt16)
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (word, kind)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256, min_compress_block_size = 8192, max_compress_block_size = 16384;

CREATE TABLE search_stems (
  stem String,
  word String
) ENGINE = MergeTree PARTITION BY (tuple()) ORDER BY (stem, word)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE aggregate_builds (
  fingerprint String,
  built_at DateTime64(3, 'UTC')
) ENGINE = MergeTree PARTITION BY (tuple()) ORDER BY (fingerprint)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE portal_states (
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

CREATE TABLE imports (
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

CREATE TABLE aliases (
  portal LowCardinality(String),
  kind LowCardinality(String),
  id UInt32,
  canonical UInt32
) ENGINE = MergeTree PARTITION BY (portal) ORDER BY (portal, kind, id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE ids (
  kind LowCardinality(String),
  portal LowCardinality(String),
  external String,
  id UInt32
) ENGINE = MergeTree PARTITION BY (kind) ORDER BY (kind, portal, external)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE migrations (
  version UInt32,
  name String,
  applied_at DateTime64(3, 'UTC')
) ENGINE = MergeTree PARTITION BY (tuple()) ORDER BY (version)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

INSERT INTO books (portal, id, external_id, title, author_ids, genre_ids, tag_ids, source_author_ids, source_genre_ids, series_external_id, series_title, series_number, form, status, access, age_limit, chars, pages, price_rub, price_old_rub, price_audio_rub, has_audio, is_exclusive, has_profanity, publisher, first_published_on, updated_on, finished_on, url, cover_url, annotation, first_seen_on, capture)
VALUES ('litmarket', 4, 'a', 'Книга a', [3], [2], [2], [3], [2], NULL, 'Цикл', 1, NULL, 'finished', 'paid', NULL, 42000, NULL, 101, NULL, NULL, NULL, NULL, NULL, NULL, '2026-07-01', '2026-08-07', NULL, NULL, NULL, 'Снег; лес.', '2026-07-30', 1872865788065133),
  ('litmarket', 5, 'b', 'Зима', [4], [2], [2], [4], [2], NULL, 'Цикл', 2, NULL, 'in_progress', 'paid', NULL, 42000, NULL, 101, NULL, NULL, NULL, NULL, NULL, NULL, '2026-07-01', '2026-08-07', NULL, NULL, NULL, 'Снег; лес.', '2026-07-30', 1872865788065133),
  ('litmarket', 6, 'c', 'Книга c', [3], [2], [2], [3], [2], NULL, 'Цикл', 3, NULL, 'in_progress', 'paid', NULL, 42000, NULL, 101, NULL, NULL, NULL, NULL, NULL, NULL, '2026-07-01', '2026-08-07', NULL, NULL, NULL, 'Снег; лес.', '2026-07-30', 1872865788065133),
  ('litnet', 1, 'a', 'Книга a', [1], [1], [1], [1], [1], NULL, 'Цикл', 1, NULL, 'finished', 'paid', NULL, 42000, NULL, 101, NULL, NULL, NULL, NULL, NULL, NULL, '2026-07-01', '2026-08-07', NULL, NULL, NULL, 'Снег; лес.', '2026-07-30', 1872865788526046),
  ('litnet', 2, 'b', 'Зима', [2], [1], [1], [2], [1], NULL, 'Цикл', 2, NULL, 'in_progress', 'paid', NULL, 42000, NULL, 101, NULL, NULL, NULL, NULL, NULL, NULL, '2026-07-01', '2026-08-07', NULL, NULL, NULL, 'Снег; лес.', '2026-07-30', 1872865788526046),
  ('litnet', 3, 'c', 'Книга c', [1], [1], [1], [1], [1], NULL, 'Цикл', 3, NULL, 'in_progress', 'paid', NULL, 42000, NULL, 101, NULL, NULL, NULL, NULL, NULL, NULL, '2026-07-01', '2026-08-07', NULL, NULL, NULL, 'Снег; лес.', '2026-07-30', 1872865788526046);

INSERT INTO book_facts (portal, book_id, day, last_day, title, genre_ids, tag_ids, form, status, access, price_rub, price_old_rub, cover_url, annotation_hash, source_genre_ids)
VALUES ('litmarket', 4, '2026-07-30', '2026-07-30', 'Книга a', [2], [2], NULL, 'in_progress', 'paid', 99, NULL, NULL, 11442723307188022915, [2]),
  ('litmarket', 4, '2026-08-06', '2026-08-06', 'Книга a', [2], [2], NULL, 'in_progress', 'paid', 100, NULL, NULL, 11442723307188022915, [2]),
  ('litmarket', 4, '2026-08-07', '2026-08-07', 'Книга a', [2], [2], NULL, 'finished', 'paid', 101, NULL, NULL, 11442723307188022915, [2]),
  ('litmarket', 5, '2026-07-30', '2026-07-30', 'Книга b', [2], [2], NULL, 'in_progress', 'paid', 99, NULL, NULL, 11442723307188022915, [2]),
  ('litmarket', 5, '2026-08-06', '2026-08-06', 'Книга b', [2], [2], NULL, 'in_progress', 'paid', 100, NULL, NULL, 11442723307188022915, [2]),
  ('litmarket', 5, '2026-08-07', '2026-08-07', 'Зима', [2], [2], NULL, 'in_progress', 'paid', 101, NULL, NULL, 11442723307188022915, [2]),
  ('litmarket', 6, '2026-07-30', '2026-07-30', 'Книга c', [2], [2], NULL, 'in_progress', 'paid', 99, NULL, NULL, 11442723307188022915, [2]),
  ('litmarket', 6, '2026-08-06', '2026-08-06', 'Книга c', [2], [2], NULL, 'in_progress', 'paid', 100, NULL, NULL, 11442723307188022915, [2]),
  ('litmarket', 6, '2026-08-07', '2026-08-07', 'Книга c', [2], [2], NULL, 'in_progress', 'paid', 101, NULL, NULL, 11442723307188022915, [2]),
  ('litnet', 1, '2026-07-30', '2026-07-30', 'Книга a', [1], [1], NULL, 'in_progress', 'paid', 99, NULL, NULL, 11442723307188022915, [1]),
  ('litnet', 1, '2026-08-06', '2026-08-06', 'Книга a', [1], [1], NULL, 'in_progress', 'paid', 100, NULL, NULL, 11442723307188022915, [1]),
  ('litnet', 1, '2026-08-07', '2026-08-07', 'Книга a', [1], [1], NULL, 'finished', 'paid', 101, NULL, NULL, 11442723307188022915, [1]),
  ('litnet', 2, '2026-07-30', '2026-07-30', 'Книга b', [1], [1], NULL, 'in_progress', 'paid', 99, NULL, NULL, 11442723307188022915, [1]),
  ('litnet', 2, '2026-08-06', '2026-08-06', 'Книга b', [1], [1], NULL, 'in_progress', 'paid', 100, NULL, NULL, 11442723307188022915, [1]),
  ('litnet', 2, '2026-08-07', '2026-08-07', 'Зима', [1], [1], NULL, 'in_progress', 'paid', 101, NULL, NULL, 11442723307188022915, [1]),
  ('litnet', 3, '2026-07-30', '2026-07-30', 'Книга c', [1], [1], NULL, 'in_progress', 'paid', 99, NULL, NULL, 11442723307188022915, [1]),
  ('litnet', 3, '2026-08-06', '2026-08-06', 'Книга c', [1], [1], NULL, 'in_progress', 'paid', 100, NULL, NULL, 11442723307188022915, [1]),
  ('litnet', 3, '2026-08-07', '2026-08-07', 'Книга c', [1], [1], NULL, 'in_progress', 'paid', 101, NULL, NULL, 11442723307188022915, [1]);

INSERT INTO book_captures (portal, day, book_id, updated_on, capture)
VALUES ('litmarket', '2026-07-30', 4, '2026-07-30', 1872141012465693),
  ('litmarket', '2026-07-30', 5, '2026-07-30', 1872141012465693),
  ('litmarket', '2026-07-30', 6, '2026-07-30', 1872141012465693),
  ('litmarket', '2026-08-06', 4, '2026-08-06', 1872775191728512),
  ('litmarket', '2026-08-06', 5, '2026-08-06', 1872775191728512),
  ('litmarket', '2026-08-06', 6, '2026-08-06', 1872775191728512),
  ('litmarket', '2026-08-07', 4, '2026-08-07', 1872865788065133),
  ('litmarket', '2026-08-07', 5, '2026-08-07', 1872865788065133),
  ('litmarket', '2026-08-07', 6, '2026-08-07', 1872865788065133),
  ('litnet', '2026-07-30', 1, '2026-07-30', 1872141012512859),
  ('litnet', '2026-07-30', 2, '2026-07-30', 1872141012512859),
  ('litnet', '2026-07-30', 3, '2026-07-30', 1872141012512859),
  ('litnet', '2026-08-06', 1, '2026-08-06', 1872775191610707),
  ('litnet', '2026-08-06', 2, '2026-08-06', 1872775191610707),
  ('litnet', '2026-08-06', 3, '2026-08-06', 1872775191610707),
  ('litnet', '2026-08-07', 1, '2026-08-07', 1872865788526046),
  ('litnet', '2026-08-07', 2, '2026-08-07', 1872865788526046),
  ('litnet', '2026-08-07', 3, '2026-08-07', 1872865788526046);

INSERT INTO authors (portal, id, external_id, name, url, avatar_url, capture, url_capture, avatar_capture)
VALUES ('litmarket', 3, 'u0', 'Автор 0', 'https://example.org/u0', NULL, 1872865788065133, 1872865788065133, 0),
  ('litmarket', 4, 'u1', 'Автор 1', NULL, NULL, 1872865788065133, 0, 0),
  ('litnet', 1, NULL, 'Автор 0', NULL, NULL, 1872865788526046, 0, 0),
  ('litnet', 2, NULL, 'Автор 1', NULL, NULL, 1872865788526046, 0, 0);

INSERT INTO author_daily (portal, day, author_id, subscribers, capture)
VALUES ('litmarket', '2026-07-30', 3, 5, 1872141012465693),
  ('litmarket', '2026-08-06', 3, 6, 1872775191728512),
  ('litmarket', '2026-08-07', 3, 7, 1872865788065133);

INSERT INTO genres (portal, id, name)
VALUES ('litmarket', 2, 'Проза'),
  ('litnet', 1, 'Проза');

INSERT INTO tags (portal, id, name)
VALUES ('litmarket', 2, 'зима'),
  ('litnet', 1, 'зима');

INSERT INTO metrics (portal, day, book_id, views, likes, library, comments, reviews, awards, rating, rating_count, chars, price_rub, reading, postponed, finished_reading, not_interested, downloaded, donations, stars_1, stars_2, stars_3, stars_4, stars_5, capture)
VALUES ('litmarket', '2026-07-30', 4, 100, NULL, 10, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872141012465693),
  ('litmarket', '2026-07-30', 5, 101, NULL, 11, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872141012465693),
  ('litmarket', '2026-07-30', 6, 102, NULL, 12, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872141012465693),
  ('litmarket', '2026-08-06', 4, 200, NULL, 20, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872775191728512),
  ('litmarket', '2026-08-06', 5, 201, NULL, 21, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872775191728512),
  ('litmarket', '2026-08-06', 6, 202, NULL, 22, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872775191728512),
  ('litmarket', '2026-08-07', 4, 300, NULL, 30, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872865788065133),
  ('litmarket', '2026-08-07', 5, 301, NULL, 31, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872865788065133),
  ('litmarket', '2026-08-07', 6, 302, NULL, 32, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872865788065133),
  ('litnet', '2026-07-30', 1, 100, NULL, 10, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872141012512859),
  ('litnet', '2026-07-30', 2, 101, NULL, 11, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872141012512859),
  ('litnet', '2026-07-30', 3, 102, NULL, 12, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872141012512859),
  ('litnet', '2026-08-06', 1, 200, NULL, 20, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872775191610707),
  ('litnet', '2026-08-06', 2, 201, NULL, 21, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872775191610707),
  ('litnet', '2026-08-06', 3, 202, NULL, 22, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872775191610707),
  ('litnet', '2026-08-07', 1, 300, NULL, 30, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872865788526046),
  ('litnet', '2026-08-07', 2, 301, NULL, 31, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872865788526046),
  ('litnet', '2026-08-07', 3, 302, NULL, 32, NULL, NULL, NULL, NULL, NULL, 40000, 99, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1872865788526046);

INSERT INTO ranks (portal, day, list, genre_id, period, position, book_id, capture)
VALUES ('litmarket', '2026-07-30', 'global_top', 0, '', 1, 4, 1872141012465693),
  ('litmarket', '2026-07-30', 'global_top', 0, '', 2, 6, 1872141012465693),
  ('litmarket', '2026-07-30', 'global_top', 0, '', 3, 5, 1872141012465693),
  ('litmarket', '2026-08-06', 'global_top', 0, '', 1, 5, 1872775191728512),
  ('litmarket', '2026-08-06', 'global_top', 0, '', 2, 4, 1872775191728512),
  ('litmarket', '2026-08-06', 'global_top', 0, '', 3, 6, 1872775191728512),
  ('litmarket', '2026-08-07', 'global_top', 0, '', 1, 4, 1872865788065133),
  ('litmarket', '2026-08-07', 'global_top', 0, '', 2, 6, 1872865788065133),
  ('litmarket', '2026-08-07', 'global_top', 0, '', 3, 5, 1872865788065133),
  ('litnet', '2026-07-30', 'global_top', 0, '', 1, 1, 1872141012512859),
  ('litnet', '2026-07-30', 'global_top', 0, '', 2, 3, 1872141012512859),
  ('litnet', '2026-07-30', 'global_top', 0, '', 3, 2, 1872141012512859),
  ('litnet', '2026-08-06', 'global_top', 0, '', 1, 2, 1872775191610707),
  ('litnet', '2026-08-06', 'global_top', 0, '', 2, 1, 1872775191610707),
  ('litnet', '2026-08-06', 'global_top', 0, '', 3, 3, 1872775191610707),
  ('litnet', '2026-08-07', 'global_top', 0, '', 1, 1, 1872865788526046),
  ('litnet', '2026-08-07', 'global_top', 0, '', 2, 3, 1872865788526046),
  ('litnet', '2026-08-07', 'global_top', 0, '', 3, 2, 1872865788526046);

INSERT INTO chapters (portal, book_id, chapter_id, number, title, published_on, chars, is_free, capture)
VALUES ('litmarket', 4, '1', 1, 'Глава 1', '2026-07-01', 9000, true, 1872865788065133),
  ('litnet', 1, '1', 1, 'Глава 1', '2026-07-01', 9000, true, 1872865788526046);

INSERT INTO award_daily (portal, day, book_id, type, count, capture)
VALUES ('litmarket', '2026-07-30', 4, 'star', 1, 1872141012465693),
  ('litmarket', '2026-08-06', 4, 'star', 2, 1872775191728512),
  ('litmarket', '2026-08-07', 4, 'star', 3, 1872865788065133),
  ('litnet', '2026-07-30', 1, 'star', 1, 1872141012512859),
  ('litnet', '2026-08-06', 1, 'star', 2, 1872775191610707),
  ('litnet', '2026-08-07', 1, 'star', 3, 1872865788526046);

INSERT INTO search_stems (stem, word)
VALUES ('0', '0'),
  ('1', '1'),
  ('a', 'a'),
  ('b', 'b'),
  ('c', 'c'),
  ('автр', 'автор'),
  ('зим', 'зима'),
  ('книг', 'книга'),
  ('лес', 'лес'),
  ('прз', 'проза'),
  ('снг', 'снег'),
  ('цикл', 'цикл');

INSERT INTO aggregate_builds (fingerprint, built_at)
VALUES ('c4204ecb29f1255b7684c48f350f914212875e6bc8a7210b52eec8bc525f8567', '2026-11-27T14:09:27.307Z');

INSERT INTO portal_states (portal, generation, import_id, is_demo, is_removed, source, captured_at, data_day, coverage, published_at)
VALUES ('litmarket', 1, '188c5eb5-ce15-4e5d-859d-ccd91320f3e8', false, false, 'test', '2026-07-30T12:00:00Z', '2026-07-30', 1, '2026-11-27T02:21:16.904Z'),
  ('litmarket', 2, 'f215658d-68b6-42b4-a37d-ad197dff46f2', false, false, 'test', '2026-08-06T12:00:00Z', '2026-08-06', 1, '2026-11-27T02:21:21.414Z'),
  ('litmarket', 3, '8071c0c3-1fb3-453a-9a61-297bf3359825', false, false, 'test', '2026-08-07T12:00:00Z', '2026-08-07', 1, '2026-11-27T02:21:28.274Z'),
  ('litnet', 1, '534341fa-97f7-4ca8-bb94-8c04aae69865', false, false, 'test', '2026-07-30T12:00:00Z', '2026-07-30', 1, '2026-11-27T02:20:56.972Z'),
  ('litnet', 2, 'dfc37a34-7dc9-4a95-aca1-c2beb2713ede', false, false, 'test', '2026-08-06T12:00:00Z', '2026-08-06', 1, '2026-11-27T02:21:04.838Z'),
  ('litnet', 3, '9c30d369-acb7-459e-89d6-bc28b216eaaa', false, false, 'test', '2026-08-07T12:00:00Z', '2026-08-07', 1, '2026-11-27T02:21:12.357Z');

INSERT INTO imports (import_id, at, portal, source, status, rows, bad_rows, detail)
VALUES ('188c5eb5-ce15-4e5d-859d-ccd91320f3e8', '2026-11-27T02:21:12.504Z', 'litmarket', 'test', 'started', 0, 0, ''),
  ('188c5eb5-ce15-4e5d-859d-ccd91320f3e8', '2026-11-27T02:21:16.366Z', 'litmarket', 'test', 'publishing', 12, 0, '{"importId":"188c5eb5-ce15-4e5d-859d-ccd91320f3e8","portal":"litmarket","rows":12,"badRows":0,"replace":[{"table":"author_daily","id":"a2bb507f713eddbfc0b7c90067f12833"},{"table":"authors","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"award_daily","id":"a2bb507f713eddbfc0b7c90067f12833"},{"table":"book_captures","id":"a2bb507f713eddbfc0b7c90067f12833"},{"table":"book_facts","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"books","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"chapters","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"genres","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"metrics","id":"a2bb507f713eddbfc0b7c90067f12833"},{"table":"ranks","id":"a2bb507f713eddbfc0b7c90067f12833"},{"table":"tags","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"author_books","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"author_latest","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"author_stat_daily","id":"a2bb507f713eddbfc0b7c90067f12833"},{"table":"author_tags","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"bearers","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"book_events","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"book_groups","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"book_latest","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"book_rows","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"catalogue_books","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"day_quality","id":"a2bb507f713eddbfc0b7c90067f12833"},{"table":"leading_daily","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"leading_latest","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"list_daily","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"list_days","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"list_stays","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"lists_latest","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"niche_daily","id":"a2bb507f713eddbfc0b7c90067f12833"},{"table":"niche_latest","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"niche_looks","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"rank_entries","id":"a2bb507f713eddbfc0b7c90067f12833"},{"table":"rank_stat","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"search_words","id":"5b7ea2765653f8b4f4e79066d5dc6b00"}],"drop":[],"state":{"demo":false,"removed":false,"source":"test","capturedAt":"2026-07-30T12:00:00Z","dataDay":"2026-07-30","coverage":1,"generation":1}}'),
  ('188c5eb5-ce15-4e5d-859d-ccd91320f3e8', '2026-11-27T02:21:16.912Z', 'litmarket', 'test', 'published', 12, 0, ''),
  ('534341fa-97f7-4ca8-bb94-8c04aae69865', '2026-11-27T02:20:53.842Z', 'litnet', 'test', 'started', 0, 0, ''),
  ('534341fa-97f7-4ca8-bb94-8c04aae69865', '2026-11-27T02:20:56.879Z', 'litnet', 'test', 'publishing', 11, 0, '{"importId":"534341fa-97f7-4ca8-bb94-8c04aae69865","portal":"litnet","rows":11,"badRows":0,"replace":[{"table":"authors","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"award_daily","id":"420f110dfa9877c23d8de4b73c718718"},{"table":"book_captures","id":"420f110dfa9877c23d8de4b73c718718"},{"table":"book_facts","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"books","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"chapters","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"genres","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"metrics","id":"420f110dfa9877c23d8de4b73c718718"},{"table":"ranks","id":"420f110dfa9877c23d8de4b73c718718"},{"table":"tags","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"author_books","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"author_latest","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"author_stat_daily","id":"420f110dfa9877c23d8de4b73c718718"},{"table":"author_tags","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"bearers","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"book_events","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"book_groups","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"book_latest","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"book_rows","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"catalogue_books","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"day_quality","id":"420f110dfa9877c23d8de4b73c718718"},{"table":"leading_daily","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"leading_latest","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"list_daily","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"list_days","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"list_stays","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"lists_latest","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"niche_daily","id":"420f110dfa9877c23d8de4b73c718718"},{"table":"niche_latest","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"niche_looks","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"rank_entries","id":"420f110dfa9877c23d8de4b73c718718"},{"table":"rank_stat","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"search_words","id":"7de08ffba9772f22d7d091b34aedcd25"}],"drop":[],"state":{"demo":false,"removed":false,"source":"test","capturedAt":"2026-07-30T12:00:00Z","dataDay":"2026-07-30","coverage":1,"generation":1}}'),
  ('534341fa-97f7-4ca8-bb94-8c04aae69865', '2026-11-27T02:20:56.976Z', 'litnet', 'test', 'published', 11, 0, ''),
  ('8071c0c3-1fb3-453a-9a61-297bf3359825', '2026-11-27T02:21:21.578Z', 'litmarket', 'test', 'started', 0, 0, ''),
  ('8071c0c3-1fb3-453a-9a61-297bf3359825', '2026-11-27T02:21:28.014Z', 'litmarket', 'test', 'publishing', 12, 0, '{"importId":"8071c0c3-1fb3-453a-9a61-297bf3359825","portal":"litmarket","rows":12,"badRows":0,"replace":[{"table":"author_daily","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"authors","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"award_daily","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"book_captures","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"book_facts","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"books","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"chapters","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"genres","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"metrics","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"ranks","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"tags","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"author_books","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"author_latest","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"author_stat_daily","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"author_tags","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"bearers","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"book_events","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"book_groups","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"book_latest","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"book_lines","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"book_rows","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"catalogue_books","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"day_quality","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"gain_daily","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"leading_daily","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"leading_latest","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"list_daily","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"list_days","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"list_stays","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"lists_latest","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"niche_bars","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"niche_daily","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"niche_latest","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"niche_looks","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"rank_entries","id":"a2bb507f713eddbfc0b7c90067f12833"},{"table":"rank_entries","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"rank_stat","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"search_words","id":"5b7ea2765653f8b4f4e79066d5dc6b00"}],"drop":[],"state":{"demo":false,"removed":false,"source":"test","capturedAt":"2026-08-07T12:00:00Z","dataDay":"2026-08-07","coverage":1,"generation":3}}'),
  ('8071c0c3-1fb3-453a-9a61-297bf3359825', '2026-11-27T02:21:28.280Z', 'litmarket', 'test', 'published', 12, 0, ''),
  ('9c30d369-acb7-459e-89d6-bc28b216eaaa', '2026-11-27T02:21:05.031Z', 'litnet', 'test', 'started', 0, 0, ''),
  ('9c30d369-acb7-459e-89d6-bc28b216eaaa', '2026-11-27T02:21:12.068Z', 'litnet', 'test', 'publishing', 11, 0, '{"importId":"9c30d369-acb7-459e-89d6-bc28b216eaaa","portal":"litnet","rows":11,"badRows":0,"replace":[{"table":"authors","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"award_daily","id":"8aced92c68f50a737422004c7429ff22"},{"table":"book_captures","id":"8aced92c68f50a737422004c7429ff22"},{"table":"book_facts","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"books","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"chapters","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"genres","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"metrics","id":"8aced92c68f50a737422004c7429ff22"},{"table":"ranks","id":"8aced92c68f50a737422004c7429ff22"},{"table":"tags","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"author_books","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"author_latest","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"author_stat_daily","id":"8aced92c68f50a737422004c7429ff22"},{"table":"author_tags","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"bearers","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"book_events","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"book_groups","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"book_latest","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"book_lines","id":"8aced92c68f50a737422004c7429ff22"},{"table":"book_rows","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"catalogue_books","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"day_quality","id":"8aced92c68f50a737422004c7429ff22"},{"table":"gain_daily","id":"8aced92c68f50a737422004c7429ff22"},{"table":"leading_daily","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"leading_latest","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"list_daily","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"list_days","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"list_stays","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"lists_latest","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"niche_bars","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"niche_daily","id":"8aced92c68f50a737422004c7429ff22"},{"table":"niche_latest","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"niche_looks","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"rank_entries","id":"420f110dfa9877c23d8de4b73c718718"},{"table":"rank_entries","id":"8aced92c68f50a737422004c7429ff22"},{"table":"rank_stat","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"search_words","id":"7de08ffba9772f22d7d091b34aedcd25"}],"drop":[],"state":{"demo":false,"removed":false,"source":"test","capturedAt":"2026-08-07T12:00:00Z","dataDay":"2026-08-07","coverage":1,"generation":3}}'),
  ('9c30d369-acb7-459e-89d6-bc28b216eaaa', '2026-11-27T02:21:12.364Z', 'litnet', 'test', 'published', 11, 0, ''),
  ('dfc37a34-7dc9-4a95-aca1-c2beb2713ede', '2026-11-27T02:20:57.038Z', 'litnet', 'test', 'started', 0, 0, ''),
  ('dfc37a34-7dc9-4a95-aca1-c2beb2713ede', '2026-11-27T02:21:04.471Z', 'litnet', 'test', 'publishing', 11, 0, '{"importId":"dfc37a34-7dc9-4a95-aca1-c2beb2713ede","portal":"litnet","rows":11,"badRows":0,"replace":[{"table":"authors","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"award_daily","id":"8aced92c68f50a737422004c7429ff22"},{"table":"book_captures","id":"8aced92c68f50a737422004c7429ff22"},{"table":"book_facts","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"books","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"chapters","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"genres","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"metrics","id":"8aced92c68f50a737422004c7429ff22"},{"table":"ranks","id":"8aced92c68f50a737422004c7429ff22"},{"table":"tags","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"author_books","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"author_latest","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"author_stat_daily","id":"420f110dfa9877c23d8de4b73c718718"},{"table":"author_stat_daily","id":"8aced92c68f50a737422004c7429ff22"},{"table":"author_tags","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"bearers","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"book_events","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"book_groups","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"book_latest","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"book_lines","id":"8aced92c68f50a737422004c7429ff22"},{"table":"book_rows","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"catalogue_books","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"day_quality","id":"420f110dfa9877c23d8de4b73c718718"},{"table":"day_quality","id":"8aced92c68f50a737422004c7429ff22"},{"table":"gain_daily","id":"8aced92c68f50a737422004c7429ff22"},{"table":"leading_daily","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"leading_latest","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"list_daily","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"list_days","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"list_stays","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"lists_latest","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"niche_bars","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"niche_daily","id":"420f110dfa9877c23d8de4b73c718718"},{"table":"niche_daily","id":"8aced92c68f50a737422004c7429ff22"},{"table":"niche_latest","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"niche_looks","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"rank_entries","id":"420f110dfa9877c23d8de4b73c718718"},{"table":"rank_entries","id":"8aced92c68f50a737422004c7429ff22"},{"table":"rank_stat","id":"7de08ffba9772f22d7d091b34aedcd25"},{"table":"search_words","id":"7de08ffba9772f22d7d091b34aedcd25"}],"drop":[],"state":{"demo":false,"removed":false,"source":"test","capturedAt":"2026-08-06T12:00:00Z","dataDay":"2026-08-06","coverage":1,"generation":2}}'),
  ('dfc37a34-7dc9-4a95-aca1-c2beb2713ede', '2026-11-27T02:21:04.846Z', 'litnet', 'test', 'published', 11, 0, ''),
  ('f215658d-68b6-42b4-a37d-ad197dff46f2', '2026-11-27T02:21:17.009Z', 'litmarket', 'test', 'started', 0, 0, ''),
  ('f215658d-68b6-42b4-a37d-ad197dff46f2', '2026-11-27T02:21:21.185Z', 'litmarket', 'test', 'publishing', 12, 0, '{"importId":"f215658d-68b6-42b4-a37d-ad197dff46f2","portal":"litmarket","rows":12,"badRows":0,"replace":[{"table":"author_daily","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"authors","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"award_daily","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"book_captures","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"book_facts","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"books","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"chapters","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"genres","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"metrics","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"ranks","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"tags","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"author_books","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"author_latest","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"author_stat_daily","id":"a2bb507f713eddbfc0b7c90067f12833"},{"table":"author_stat_daily","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"author_tags","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"bearers","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"book_events","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"book_groups","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"book_latest","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"book_lines","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"book_rows","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"catalogue_books","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"day_quality","id":"a2bb507f713eddbfc0b7c90067f12833"},{"table":"day_quality","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"gain_daily","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"leading_daily","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"leading_latest","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"list_daily","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"list_days","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"list_stays","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"lists_latest","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"niche_bars","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"niche_daily","id":"a2bb507f713eddbfc0b7c90067f12833"},{"table":"niche_daily","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"niche_latest","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"niche_looks","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"rank_entries","id":"a2bb507f713eddbfc0b7c90067f12833"},{"table":"rank_entries","id":"c2a4fd6503df8cbcd42db86372571f1d"},{"table":"rank_stat","id":"5b7ea2765653f8b4f4e79066d5dc6b00"},{"table":"search_words","id":"5b7ea2765653f8b4f4e79066d5dc6b00"}],"drop":[],"state":{"demo":false,"removed":false,"source":"test","capturedAt":"2026-08-06T12:00:00Z","dataDay":"2026-08-06","coverage":1,"generation":2}}'),
  ('f215658d-68b6-42b4-a37d-ad197dff46f2', '2026-11-27T02:21:21.419Z', 'litmarket', 'test', 'published', 12, 0, '');

;

INSERT INTO ids (kind, portal, external, id)
VALUES ('author', 'litmarket', 'id:u0', 3),
  ('author', 'litmarket', 'id:u1', 4),
  ('author', 'litnet', 'name:Автор 0', 1),
  ('author', 'litnet', 'name:Автор 1', 2),
  ('book', 'litmarket', 'a', 4),
  ('book', 'litmarket', 'b', 5),
  ('book', 'litmarket', 'c', 6),
  ('book', 'litnet', 'a', 1),
  ('book', 'litnet', 'b', 2),
  ('book', 'litnet', 'c', 3),
  ('genre', 'litmarket', 'Проза', 2),
  ('genre', 'litnet', 'Проза', 1),
  ('tag', 'litmarket', 'зима', 2),
  ('tag', 'litnet', 'зима', 1);

INSERT INTO migrations (version, name, applied_at)
VALUES (1, 'tables', '2026-11-27T02:20:53.818Z'),
  (2, 'aggregates', '2026-11-27T02:20:53.819Z'),
  (3, 'search and catalogue', '2026-11-27T02:20:53.819Z'),
  (4, 'rows of books, bearers of genres and tags', '2026-11-27T02:20:53.819Z'),
  (5, 'what authors write now', '2026-11-27T02:20:53.819Z'),
  (6, 'smaller granules, one part a partition', '2026-11-27T02:20:53.819Z'),
  (7, 'looks at genres and tags', '2026-11-27T02:20:53.819Z'),
  (8, 'days of lists, fuller briefs', '2026-11-27T02:20:53.819Z'),
  (9, 'prices and volumes by day', '2026-11-27T02:20:53.819Z'),
  (10, 'lines of books by month, lists and chapters of authors', '2026-11-27T02:20:53.819Z'),
  (11, 'finished series, books above a chosen bar', '2026-11-27T02:20:53.819Z'),
  (12, 'what authors write a day', '2026-11-27T02:20:53.819Z'),
  (13, 'authors in the supply of genres and tags', '2026-11-27T02:20:53.819Z'),
  (14, 'captures of rows, complete days of lists, steps of books, keys of portals in rows', '2026-11-27T02:20:53.819Z'),
  (15, 'gains of new books with their interval', '2026-11-27T02:20:53.819Z'),
  (16, 'renamed genres and authors', '2026-11-27T02:20:53.819Z'),
  (17, 'aggregate_builds', '2026-11-27T14:09:12.928Z');
