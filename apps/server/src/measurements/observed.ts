import type { Measurements, Reader, Writer } from './client.ts';

/** Hears how long each statement took, in seconds, on which side. */
export type OnStatement = (side: 'read' | 'write', seconds: number) => void;

/** The same store, whose statements are timed. */
export function observed(measurements: Measurements, onStatement: OnStatement): Measurements {
  const timed = async <T>(side: 'read' | 'write', work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      onStatement(side, (performance.now() - startedAt) / 1000);
    }
  };
  const readerOf = (reader: Reader, side: 'read' | 'write'): Reader => ({
    select: (sql, params, schema) => timed(side, () => reader.select(sql, params, schema)),
    bytes: (sql, params) => timed(side, () => reader.bytes(sql, params)),
  });
  const { writer } = measurements;
  const timedWriter: Writer = {
    ...readerOf(writer, 'write'),
    command: (sql, params) => timed('write', () => writer.command(sql, params)),
    insert: (table, rows) => timed('write', () => writer.insert(table, rows)),
    load: (target, lines) => timed('write', () => writer.load(target, lines)),
  };
  return {
    ...measurements,
    get changes() {
      return measurements.changes;
    },
    writer: timedWriter,
    read: (work) => measurements.read((reader) => work(readerOf(reader, 'read'))),
  };
}
