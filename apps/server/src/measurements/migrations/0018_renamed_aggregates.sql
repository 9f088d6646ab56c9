-- Aggregates that have other names from this version on; the aggregates are rebuilt under these.
DROP TABLE IF EXISTS niche_daily SYNC;
DROP TABLE IF EXISTS niche_latest SYNC;
DROP TABLE IF EXISTS niche_bars SYNC;
DROP TABLE IF EXISTS niche_looks SYNC;
DROP TABLE IF EXISTS bearers SYNC;
