-- Every word that was published, with its stem.

CREATE TABLE IF NOT EXISTS search_stems (
  stem String,
  word String
) ENGINE = MergeTree PARTITION BY (tuple()) ORDER BY (stem, word)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;
