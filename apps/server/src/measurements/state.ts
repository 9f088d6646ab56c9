import type { PortalSlug } from '@litometr/api-contract';
import type { Measurements, Reader } from './client.ts';
import type { RowOf } from './columns.ts';
import type { stateTables } from './schema.ts';

/** The published state of a portal. */
export interface PortalState {
  portal: PortalSlug;
  /** Grows by one with every publication; answers may be cached by it. */
  generation: number;
  importId: string;
  /** Generated data, to be named so wherever it is shown. */
  demo: boolean;
  source: string;
  /** ISO 8601 instant, UTC. */
  capturedAt: string;
  /** The latest day of readings or ranks, `YYYY-MM-DD`; null when books alone are known. */
  dataDay: string | null;
  /** Books read on the data day ÷ books read in the seven days up to it; null without readings. */
  coverage: number | null;
  publishedAt: string;
}

type StateRow = RowOf<typeof stateTables.portal_states.columns, { portal: PortalSlug }>;

const newest =
  'SELECT * FROM portal_states WHERE portal = {portal:String} ORDER BY generation DESC LIMIT 1';

/** The published state of a portal; null while it has none. */
export async function portalState(reader: Reader, portal: PortalSlug): Promise<PortalState | null> {
  const [row] = await reader.select<StateRow>(newest, { portal });
  return row === undefined || row.is_removed ? null : stateOf(row);
}

/** The published states of all portals that have one, in no order. */
export async function portalStates(reader: Reader): Promise<PortalState[]> {
  const rows = await reader.select<StateRow>(
    'SELECT * FROM portal_states ORDER BY generation DESC LIMIT 1 BY portal',
  );
  return rows.filter((row) => !row.is_removed).map(stateOf);
}

const cachedStates = new WeakMap<
  Measurements,
  { changes: number; states: Promise<PortalState[]> }
>();

/**
 * The published states, for a read in progress: cached in memory until the next swap of this
 * process; queried every time where other processes may publish too.
 */
export function publishedStates(
  measurements: Measurements,
  reader: Reader,
): Promise<PortalState[]> {
  const { changes } = measurements;
  if (changes === null) return portalStates(reader);
  const known = cachedStates.get(measurements);
  if (known?.changes === changes) return known.states;
  const states = portalStates(reader);
  cachedStates.set(measurements, { changes, states });
  // Failures are not cached.
  states.catch(() => cachedStates.delete(measurements));
  return states;
}

/** The generation of the newest state, removed ones included; 0 before the first. */
export async function lastGeneration(reader: Reader, portal: PortalSlug): Promise<number> {
  const [row] = await reader.select<StateRow>(newest, { portal });
  return row?.generation ?? 0;
}

function stateOf(row: StateRow): PortalState {
  return {
    portal: row.portal,
    generation: row.generation,
    importId: row.import_id,
    demo: row.is_demo,
    source: row.source,
    capturedAt: row.captured_at,
    dataDay: row.data_day,
    coverage: row.coverage,
    publishedAt: row.published_at,
  };
}
