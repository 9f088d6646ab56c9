import type { Measurements } from '../client.ts';
import { aggregateTableNames, portalTableNames } from '../tables.ts';

/** Everything that readers can see, in an order of its own. */
export function contents(measurements: Measurements): Promise<string[]> {
  const tables = [...portalTableNames, ...aggregateTableNames];
  return measurements.read(async (reader) => {
    const rows: string[] = [];
    for (const table of tables) {
      const found = await reader.select<object>(`SELECT * FROM ${table}`);
      rows.push(...found.map((row) => `${table} ${JSON.stringify(row)}`));
    }
    const states = await reader.select<object>(
      'SELECT portal, generation, source, data_day FROM portal_states ORDER BY generation',
    );
    return [...rows.toSorted(), ...states.map((row) => JSON.stringify(row))];
  });
}
