import type { Writer } from './client.ts';
import { storedColumns } from './storedColumns.ts';
import { columnNames, tables } from './tables.ts';

/** Typed names: `Object.keys` forgets them. */
const tableNames = Object.keys(tables) as (keyof typeof tables)[];

/** Lists differences between the definitions and the store's tables; empty when they agree. */
export async function columnFaults(
  writer: Pick<Writer, 'select'>,
  names: readonly (keyof typeof tables)[] = tableNames,
): Promise<string[]> {
  const actual = await storedColumns(writer);
  return names.flatMap((name) => {
    const columns = actual.get(name);
    if (columns === undefined) return [`the table ${name} is missing`];
    const wanted = columnNames(tables[name]);
    const missing = wanted.filter((column) => !columns.has(column));
    const foreign = [...columns].filter((column) => !wanted.includes(column));
    return [
      ...missing.map((column) => `${name} has no column ${column}`),
      ...foreign.map((column) => `${name} has an unknown column ${column}`),
    ];
  });
}
