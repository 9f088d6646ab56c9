import type { Writer } from './client.ts';
import { BAD_ROWS_LIMIT, FAULT_LIMIT, type Fault, shortened } from './faults.ts';
import type { QueryParams } from './queryParams.ts';
import type { BundleFile } from './rows.ts';
import { staged } from './stage.ts';

/**
 * Checks that need more than one row: duplicate keys, unknown books, incomplete lists. Each writes
 * its faults to the stage's `faults`; the rules are those of the import format.
 */

const list = ['day', 'list', 'genre', 'period'] as const;
const listName = `concat(list, if(genre = '', '', concat(' ', genre)), if(period = '', '', concat(' ', period)), ' of ', toString(day))`;

interface Twice {
  file: BundleFile;
  key: readonly string[];
  column: string;
  /** SQL of the reason up to the line of the first row. */
  reason: string;
}

const twice: readonly Twice[] = [
  { file: 'books', key: ['book_id'], column: 'book_id', reason: "'the book occurs'" },
  {
    file: 'metrics',
    key: ['day', 'book_id'],
    column: 'book_id',
    reason: "concat('the book has a row for ', toString(day))",
  },
  {
    file: 'ranks',
    key: [...list, 'position'],
    column: 'position',
    reason: `concat('the place is taken in ', ${listName})`,
  },
  {
    file: 'ranks',
    key: [...list, 'book_id'],
    column: 'book_id',
    reason: `concat('the book has a place in ', ${listName})`,
  },
  {
    file: 'authors',
    key: ['author_key', 'ifNull(day, toDate(0))'],
    column: 'author_id',
    reason: "'the author has a row for that day'",
  },
  {
    file: 'chapters',
    key: ['book_id', 'chapter_id'],
    column: 'chapter_id',
    reason: "'the chapter occurs'",
  },
  {
    file: 'awards',
    key: ['day', 'book_id', 'type'],
    column: 'type',
    reason: "concat('the award has a row for ', toString(day))",
  },
];

/** The value that a fault shows, as SQL. */
function shown(column: string): string {
  return column === 'author_id'
    ? "replaceRegexpOne(author_key, '^id:', '')"
    : `toString(${column})`;
}

/** A hostile bundle decides how many faults there are: sets and sorts of all take gigabytes. */
const bounded = `LIMIT ${BAD_ROWS_LIMIT + 1}`;
/** Ends the statements that group all rows of a file: they spill early, on one thread. */
const frugal = 'SETTINGS max_bytes_before_external_group_by = 20000000, max_threads = 1';

function twiceSql({ file, key, column, reason }: Twice): string {
  const keys = key.join(', ');
  // Hashes of millions of keys take a third of the keys' memory. Rows with equal hashes are few, and
  // are compared by their keys.
  const suspects = `SELECT *, tuple(${keys}) AS row_key FROM ${staged(file)}
    WHERE cityHash64(${keys}) IN (
      SELECT cityHash64(${keys}) AS hash FROM ${staged(file)} GROUP BY hash HAVING count() > 1
      ${bounded})`;
  return `
    INSERT INTO ${staged('faults')}
    SELECT '${file}.csv', line, '${column}', ${shown(column)},
      concat(${reason}, ' already on line ', toString(first_line))
    FROM (${suspects}) AS suspect
    INNER JOIN (SELECT row_key, min(line) AS first_line FROM (${suspects}) GROUP BY row_key) AS first
      ON suspect.row_key = first.row_key
    WHERE line > first_line ${bounded} ${frugal}`;
}

/** With `skip` a refused row is left out, so that its book is not known by it. */
function unknownBookSql(file: BundleFile): string {
  return `
    INSERT INTO ${staged('faults')}
    SELECT '${file}.csv', line, 'book_id', book_id,
      'the book is neither in books.csv nor in the store'
    FROM ${staged(file)}
    WHERE book_id NOT IN (SELECT book_id FROM ${staged('books')})
      AND book_id NOT IN (SELECT book_id FROM ${staged('refused_books')} WHERE NOT {skip:Bool})
      AND book_id NOT IN (
        SELECT external_id FROM books WHERE portal = {portal:String} AND NOT {fresh:Bool})
    ${bounded} ${frugal}`;
}

/** Lists whose places do not run from 1 without a hole, with the first that is missing. */
const listsWithHoles = `
  SELECT ${list.join(', ')}, min(line) AS first_line, count() AS size,
    arraySort(groupUniqArray(position)) AS places,
    arrayFirstIndex((place, index) -> place != index, places, arrayEnumerate(places)) AS missing
  FROM ${staged('ranks')}
  GROUP BY ${list.join(', ')}
  HAVING missing > 0`;

const holesSql = `
  INSERT INTO ${staged('faults')}
  SELECT 'ranks.csv', first_line, 'position', toString(places[missing]),
    concat('place ', toString(missing), ' is missing in ', ${listName},
      if({skip:Bool}, concat('; its ', toString(size), ' rows are left out'), ''))
  FROM (${listsWithHoles}) ${bounded} ${frugal}`;

const dropListsWithHoles = `
  ALTER TABLE ${staged('ranks')} DELETE
  WHERE (${list.join(', ')}) IN (SELECT ${list.join(', ')} FROM (${listsWithHoles}))
  SETTINGS mutations_sync = 2`;

function dropFaultyRows(file: BundleFile): string {
  return `
    ALTER TABLE ${staged(file)} DELETE
    WHERE line IN (SELECT line FROM ${staged('faults')} WHERE file = '${file}.csv')
    SETTINGS mutations_sync = 2`;
}

const rest: readonly BundleFile[] = ['metrics', 'ranks', 'chapters', 'awards'];

export interface CheckOptions extends QueryParams {
  portal: string;
  /** Nothing that the store holds of the portal counts. */
  fresh: boolean;
  /** Leave the bad rows out of the stage. */
  skip: boolean;
}

interface Staged {
  /** Those with rows. */
  files: ReadonlySet<BundleFile>;
  /** Rows of ranks were refused before, so that holes say nothing new of a refused bundle. */
  ranksRefused: boolean;
}

/**
 * Checks the stage and writes its `faults`. With `skip` the bad rows leave the stage, and a list
 * that is no longer whole leaves it altogether.
 *
 * @returns the file at whose check there were more than `BAD_ROWS_LIMIT` faults, which ends the
 *   checks; null where all were made
 */
export async function checkAcrossRows(
  writer: Writer,
  options: CheckOptions,
  { files, ranksRefused }: Staged,
): Promise<BundleFile | null> {
  const { skip } = options;
  let dropped = new Map<BundleFile, number>();
  const drop = async (from: readonly BundleFile[]) => {
    if (!skip) return;
    const found = await countFaults(writer);
    // A deletion looks at every part of the table, also where it deletes nothing.
    const grown = from.filter((file) => (found.get(file) ?? 0) > (dropped.get(file) ?? 0));
    for (const file of grown) await writer.command(dropFaultyRows(file));
    dropped = found;
  };
  const naming = rest.filter((file) => files.has(file));
  for (const check of twice.filter(({ file }) => files.has(file))) {
    await writer.command(twiceSql(check));
    if (await isOverLimit(writer)) return check.file;
  }
  await drop([...files]);
  for (const file of naming) {
    await writer.command(unknownBookSql(file), options);
    if (await isOverLimit(writer)) return file;
  }
  await drop(naming);
  if (!files.has('ranks') || (ranksRefused && !skip)) return null;
  const before = (await countFaults(writer)).get('ranks') ?? 0;
  await writer.command(holesSql, options);
  if (await isOverLimit(writer)) return 'ranks';
  const after = (await countFaults(writer)).get('ranks') ?? 0;
  if (skip && after > before) await writer.command(dropListsWithHoles);
  return null;
}

async function countFaults(writer: Writer): Promise<Map<BundleFile, number>> {
  const counts = await writer.select<{ name: BundleFile; faults: number }>(
    `SELECT replaceOne(file, '.csv', '') AS name, count() AS faults FROM ${staged('faults')}
     GROUP BY name`,
  );
  return new Map(counts.map(({ name, faults }) => [name, faults]));
}

async function isOverLimit(writer: Writer): Promise<boolean> {
  let faults = 0;
  for (const count of (await countFaults(writer)).values()) faults += count;
  return faults > BAD_ROWS_LIMIT;
}

/** Result of the checks: the number of bad rows, and the first of their faults. */
export async function acrossRowFaults(
  writer: Writer,
): Promise<{ badRows: number; faults: Fault[] }> {
  const [total] = await writer.select<{ rows: number }>(
    `SELECT uniqExact(file, line) AS rows FROM ${staged('faults')}`,
  );
  const faults = await writer.select<Fault & { value: string }>(
    `SELECT file, line, column, value, reason FROM ${staged('faults')}
     ORDER BY file, line, column LIMIT {limit:UInt32}`,
    { limit: FAULT_LIMIT },
  );
  return {
    badRows: total?.rows ?? 0,
    faults: faults.map((fault) => ({ ...fault, value: shortened(fault.value) })),
  };
}
