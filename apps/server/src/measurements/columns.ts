/**
 * The columns of a table in their order: names and ClickHouse types. This one list gives the
 * statement that creates the table, the names of a SELECT and the type of its rows.
 */
export type Columns = Readonly<Record<string, string>>;

/** Returns the columns as CREATE TABLE names them. */
export const columnsSql = (columns: Columns): string =>
  Object.entries(columns)
    .map(([name, type]) => `\n      ${name} ${type}`)
    .join(',');

/** Names of a pattern: `last_*_day` of `views` is `last_views_day`. */
type NameOf<Pattern, Key extends string> = Pattern extends `${infer Before}*${infer After}`
  ? `${Before}${Key}${After}`
  : never;
type ColumnsPerKey<Key extends string, Patterns extends Columns> = {
  readonly [Pattern in keyof Patterns as NameOf<Pattern, Key>]: Patterns[Pattern];
};

/**
 * Returns the columns that a table has for each of some keys, key by key.
 *
 * @example
 * columnsPerKey(['views', 'likes'], { 'last_*': 'Float64', 'gain_*': 'Float64' })
 * // last_views, gain_views, last_likes, gain_likes
 */
export function columnsPerKey<const Key extends string, const Patterns extends Columns>(
  keys: readonly Key[],
  patterns: Patterns,
): ColumnsPerKey<Key, Patterns> {
  const columns = keys.flatMap((key) =>
    Object.entries(patterns).map(([pattern, type]) => [pattern.replace('*', key), type] as const),
  );
  // `fromEntries` forgets the names.
  return Object.fromEntries(columns) as ColumnsPerKey<Key, Patterns>;
}
