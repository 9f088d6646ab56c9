import type { Measurements, Writer } from './client.ts';
import {
  addStagedEntries,
  type JournalEntry,
  openEntries,
  type PublicationPlan,
  writeJournal,
} from './journal.ts';
import { mergeParts } from './mergeParts.ts';
import { dropStage, next } from './stage.ts';
import { lastGeneration } from './state.ts';

/**
 * Points where a test may stop a publication. `publishing` is written between `prepared` and
 * `committed`; the swap takes place between `committed` and `swapped`.
 */
export type PublishPoint =
  | 'staged'
  | 'prepared'
  | 'committed'
  | 'half-swapped'
  | 'swapped'
  | 'stated';
/** For tests alone: runs at each point. */
export type Probe = (point: PublishPoint) => void | Promise<void>;

const noProbe: Probe = () => undefined;

interface Decision {
  /** Of the journal's entry. */
  source: string;
  /** From here on a failure does not end the publication: the next start completes it. */
  onDecided?: () => void;
  probe?: Probe | undefined;
}

/**
 * Writes the plan into the journal, which makes it final, and carries it out. Published data always
 * has one part per partition, regardless of who made the plan.
 */
export async function decidePublication(
  measurements: Measurements,
  plan: PublicationPlan,
  { source, onDecided, probe }: Decision,
): Promise<void> {
  const { importId, portal, rows, badRows } = plan;
  const detail = JSON.stringify(plan);
  const status = 'publishing';
  const entry = { importId, portal, source, status, rows, badRows, detail } as const;
  await mergeParts(measurements.writer, plan.replace);
  await writeJournal(measurements.writer, entry);
  onDecided?.();
  await completePublication(measurements, plan, probe);
}

/**
 * Carries out a plan of the journal. Readers wait for the swap, which moves partitions by their
 * names in the file system and copies no rows.
 */
async function completePublication(
  measurements: Measurements,
  plan: PublicationPlan,
  probe: Probe = noProbe,
): Promise<void> {
  const { writer } = measurements;
  await probe('committed');
  await measurements.exclusively(async () => {
    for (const { table, id } of plan.drop) {
      await writer.command(`ALTER TABLE ${table} DROP PARTITION ID {id:String}`, { id });
    }
    for (const [index, { table, id }] of plan.replace.entries()) {
      if (index === Math.floor(plan.replace.length / 2)) await probe('half-swapped');
      await writer.command(
        `ALTER TABLE ${table} REPLACE PARTITION ID {id:String} FROM ${next(table)}`,
        { id },
      );
    }
    await probe('swapped');
    await writeState(measurements, plan);
  });
  await probe('stated');
  if (plan.journal === true) await addStagedEntries(writer);
  await writeJournal(writer, {
    importId: plan.importId,
    portal: plan.portal,
    source: plan.state?.source ?? '',
    status: 'published',
    rows: plan.rows,
    badRows: plan.badRows,
  });
  await dropStage(writer);
}

async function writeState({ writer }: Measurements, plan: PublicationPlan): Promise<void> {
  const { state, portal, importId } = plan;
  if (state === null || portal === null) return;
  // A completion that is repeated finds its own row.
  if ((await lastGeneration(writer, portal)) >= state.generation) return;
  await writer.insert('portal_states', [
    {
      portal,
      generation: state.generation,
      import_id: importId,
      is_demo: state.demo,
      is_removed: state.removed,
      source: state.source,
      captured_at: state.capturedAt,
      data_day: state.dataDay,
      coverage: state.coverage,
      published_at: new Date().toISOString(),
    },
  ]);
}

/** A restore is prepared and waits for the accounts store; the message says what to do. */
export class UnfinishedRestoreError extends Error {
  override name = 'UnfinishedRestoreError';

  constructor() {
    super(
      'A restore was interrupted and is neither completed nor discarded, so nothing can be published. Restart the server, or run `litometr doctor` without one: both settle the restore first.',
    );
  }
}

/**
 * Brings the store to its last good state: what was decided is completed, what was only begun
 * is given up. Runs at every start and before every publication.
 *
 * @param keepsPrepared leaves a prepared restore and its stage as they are, for `settleRestore`
 * @throws UnfinishedRestoreError where there is such a restore and `keepsPrepared` is not set
 */
export async function recover(
  measurements: Measurements,
  { keepsPrepared = false }: { keepsPrepared?: boolean } = {},
): Promise<void> {
  const { writer } = measurements;
  const entries = await openEntries(writer);
  const isPrepared = entries.some(({ prepared }) => prepared !== null);
  if (isPrepared && !keepsPrepared) throw new UnfinishedRestoreError();
  for (const { importId, portal, plan, prepared } of entries) {
    if (plan !== null) await completePublication(measurements, plan);
    else if (prepared === null) await abandonEntry(writer, { importId, portal });
  }
  if (!isPrepared) await dropStage(writer);
}

/** Ends an entry of which nothing was decided. */
export function abandonEntry(
  writer: Writer,
  { importId, portal }: Pick<JournalEntry, 'importId' | 'portal'>,
): Promise<void> {
  const status = 'abandoned';
  return writeJournal(writer, { importId, portal, source: '', status, rows: 0, badRows: 0 });
}
