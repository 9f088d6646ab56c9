/** A value for a `{name:Type}` of a query; null goes into `Nullable(…)`. */
export type QueryValue = string | number | boolean | null | readonly (string | number)[];

export type QueryParams = Readonly<Record<string, QueryValue>>;
