import { captureOfDay, captureOfSecond } from './captures.ts';

/** Steps before version 14 name all columns of these aggregates, which are rebuilt after them. */
export const keyColumns = [
  'ALTER TABLE catalogue_books ADD COLUMN IF NOT EXISTS external_id String',
  'ALTER TABLE bearers ADD COLUMN IF NOT EXISTS external_id String',
  'ALTER TABLE author_latest ADD COLUMN IF NOT EXISTS external_id Nullable(String)',
];

/**
 * Rows of earlier versions do not say which capture they come from. Rows with a day get a capture of that
 * day, and the rest the portal's last one: an older capture changes nothing of them.
 */
export const captureColumns = [
  ...['author_daily', 'metrics', 'ranks', 'award_daily'].map(
    (table) =>
      `ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS capture UInt64 DEFAULT ${captureOfDay('day')}`,
  ),
  ...['books', 'authors', 'chapters'].map(
    (table) => `ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS capture UInt64`,
  ),
  ...['url_capture', 'avatar_capture'].map(
    (column) => `ALTER TABLE authors ADD COLUMN IF NOT EXISTS ${column} UInt64`,
  ),
];
/** Before version 16 nothing was known of renames: what captures name is what counts. */
export const sourceColumns = [
  'ALTER TABLE books ADD COLUMN IF NOT EXISTS source_author_ids Array(UInt32) DEFAULT author_ids',
  'ALTER TABLE books ADD COLUMN IF NOT EXISTS source_genre_ids Array(UInt32) DEFAULT genre_ids',
  'ALTER TABLE book_facts ADD COLUMN IF NOT EXISTS source_genre_ids Array(UInt32) DEFAULT genre_ids',
];
export const lastFacts = `AS held LEFT JOIN (SELECT portal AS known_portal, book_id, max(last_day) AS told_on
  FROM book_facts GROUP BY known_portal, book_id) AS facts
  ON facts.known_portal = held.portal AND facts.book_id = held.id`;
export const states = `AS held LEFT JOIN (SELECT portal AS known_portal,
    argMax(captured_at, generation) AS taken FROM portal_states GROUP BY known_portal) AS state
  ON state.known_portal = held.portal`;
export const ofState = captureOfSecond('toUnixTimestamp(taken)');
