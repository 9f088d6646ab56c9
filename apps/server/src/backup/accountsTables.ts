import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../postgres/schema.ts';

export interface AccountsTable {
  name: string;
  /** Columns whose values come from a sequence. */
  sequenceColumns: string[];
  /** True when rows refer to other rows of the same table. */
  refersToItself: boolean;
}

/** Records the last restore of this very store. */
const notInBackups = getTableConfig(schema.restorations).name;

/** All tables that a backup holds, each after those that it refers to. */
export function accountsTables(): AccountsTable[] {
  const found = Object.values<unknown>(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table))
    .filter(({ name }) => name !== notInBackups)
    .map(({ name, foreignKeys, columns }) => {
      const targets = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
      return {
        name,
        targets: targets.filter((target) => target !== name),
        refersToItself: targets.includes(name),
        sequenceColumns: columns
          .filter((column) => /serial/i.test(column.columnType))
          .map((column) => column.name),
      };
    });
  const ordered: typeof found = [];
  while (ordered.length < found.length) {
    const ready = found.filter(
      (table) =>
        !ordered.includes(table) &&
        table.targets.every((target) => ordered.some(({ name }) => name === target)),
    );
    if (ready.length === 0) throw new Error('The accounts tables refer to each other in a cycle.');
    ordered.push(...ready);
  }
  return ordered;
}
