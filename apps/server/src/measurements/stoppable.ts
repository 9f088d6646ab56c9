import type { Measurements } from './client.ts';

/** Between any two statements that decide nothing a publication can be given up. */
export function stoppable(
  measurements: Measurements,
  isOpen: () => boolean,
  signal: AbortSignal | undefined,
): Measurements {
  if (signal === undefined) return measurements;
  const { writer } = measurements;
  const check = () => {
    if (isOpen()) signal.throwIfAborted();
  };
  return {
    ...measurements,
    writer: {
      ...writer,
      async select(sql, params, schema) {
        check();
        return writer.select(sql, params, schema);
      },
      async command(sql, params) {
        check();
        await writer.command(sql, params);
      },
    },
  };
}
