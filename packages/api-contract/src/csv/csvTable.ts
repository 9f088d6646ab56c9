import type { Endpoint, EndpointResponse } from '../endpoint.ts';

/** Value of a table cell; null is an empty cell. */
export type CsvCell = string | number | boolean | null;

/** The cells of a row by column key, in the order of the columns. */
export type CsvRecord = Readonly<Record<string, CsvCell>>;

/** How the answers of one endpoint become rows of a table. */
export interface CsvTable {
  readonly endpoint: Endpoint;
  /**
   * The rows of an answer. All rows of all pages have the same keys: the first one's are the
   * header. An answer without rows has the header of `columns`.
   */
  readonly records: (answer: unknown) => readonly CsvRecord[];
  /** The keys of a table without rows. */
  readonly columns: readonly string[];
}

/** Binds an endpoint to its table, with the types of its answer. */
export function csvTable<E extends Endpoint>(
  endpoint: E,
  columns: readonly string[],
  records: (answer: EndpointResponse<E>) => readonly CsvRecord[],
): CsvTable {
  return {
    endpoint,
    columns,
    // The route hands over what its own handler answered, typed by the same endpoint.
    records: (answer) => records(answer as EndpointResponse<E>),
  };
}

/** Rows that a download holds at most, by the caller's role; above `vip` as for it. */
export const csvRowLimits = { guest: 1_000, user: 10_000, vip: 100_000 } as const;
