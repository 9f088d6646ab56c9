-- The definition that the aggregates were last built by: one row, none during a rebuild.

CREATE TABLE IF NOT EXISTS aggregate_builds (
  fingerprint String,
  built_at DateTime64(3, 'UTC')
) ENGINE = MergeTree PARTITION BY (tuple()) ORDER BY (fingerprint)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

-- An aggregate that version 4 replaced.
DROP TABLE IF EXISTS book_briefs SYNC;
