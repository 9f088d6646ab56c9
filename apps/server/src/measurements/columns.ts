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

/** Returns some columns of a table, in the order of the names. */
export function pickColumns<Table extends Columns, Name extends keyof Table & string>(
  table: Table,
  names: readonly Name[],
): Pick<Table, Name> {
  // `fromEntries` forgets the names.
  return Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>;
}

/** Returns the columns of a table but some. */
export function omitColumns<Table extends Columns, Name extends keyof Table & string>(
  table: Table,
  names: readonly Name[],
): Omit<Table, Name> {
  const omitted: ReadonlySet<string> = new Set(names);
  // `fromEntries` forgets the names.
  return Object.fromEntries(Object.entries(table).filter(([name]) => !omitted.has(name))) as Omit<
    Table,
    Name
  >;
}

/** Returns the columns as a SELECT names them, of a table that has the alias. */
export const selectedSql = (columns: Columns, alias: string): string =>
  Object.keys(columns)
    .map((name) => `${alias}.${name} AS ${name}`)
    .join(', ');

/** A value of a column as the client returns it; tuples are `unknown`. */
type ValueOf<Type> = Type extends `LowCardinality(${infer Inner})`
  ? ValueOf<Inner>
  : Type extends `Nullable(${infer Inner})`
    ? ValueOf<Inner> | null
    : Type extends `Array(${infer Inner})`
      ? ValueOf<Inner>[]
      : Type extends `${'U' | ''}Int${number}` | `Float${number}` | `Decimal(${string})`
        ? number
        : Type extends 'Bool'
          ? boolean
          : Type extends 'String' | 'Date' | `DateTime${string}`
            ? string
            : unknown;

/**
 * A row of some columns. `Narrowed` are types that the store does not know, such as those of a column
 * whose texts are keys of a registry.
 */
export type RowOf<
  Table extends Columns,
  Narrowed extends { [Name in keyof Table]?: unknown } = object,
> = {
  [Name in keyof Table]: Name extends keyof Narrowed ? Narrowed[Name] : ValueOf<Table[Name]>;
};
