import type { BundleRows } from '../../measurements/rows.ts';
import { type DemoBatch, type DemoOptions, generateDemo } from '../generate.ts';

export type DemoRows = { [File in keyof BundleRows]: BundleRows[File][] };

/** All rows of a demo bundle by file. */
export function readDemo(options: DemoOptions): DemoRows {
  const rows: DemoRows = {
    books: [],
    metrics: [],
    ranks: [],
    authors: [],
    chapters: [],
    awards: [],
  };
  for (const batch of generateDemo(options).batches) append(rows, batch);
  return rows;
}

function append(rows: DemoRows, batch: DemoBatch): void {
  switch (batch.file) {
    case 'books':
      return void rows.books.push(...batch.rows);
    case 'metrics':
      return void rows.metrics.push(...batch.rows);
    case 'ranks':
      return void rows.ranks.push(...batch.rows);
    case 'authors':
      return void rows.authors.push(...batch.rows);
    case 'chapters':
      return void rows.chapters.push(...batch.rows);
    case 'awards':
      return void rows.awards.push(...batch.rows);
  }
}

/** Rows grouped by a key, in their order. */
export function grouped<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}
