import type { Measurements, Writer } from '../client.ts';

/** Runs before each statement of the writer, with its number from 1; a throw is its failure. */
export type BeforeStatement = (number: number) => void | Promise<void>;

/** The same store, whose writer's statements are counted and may be made to fail. */
export function faultyStore(measurements: Measurements, before: BeforeStatement): Measurements {
  let number = 0;
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    number += 1;
    await before(number);
    return work();
  };
  const { writer } = measurements;
  const counted: Writer = {
    select: (sql, params, schema) => step(() => writer.select(sql, params, schema)),
    bytes: (sql, params) => step(() => writer.bytes(sql, params)),
    command: (sql, params) => step(() => writer.command(sql, params)),
    insert: (table, rows) => step(() => writer.insert(table, rows)),
    load: (target, lines) => step(() => writer.load(target, lines)),
  };
  return {
    ...measurements,
    get changes() {
      return measurements.changes;
    },
    writer: counted,
  };
}
