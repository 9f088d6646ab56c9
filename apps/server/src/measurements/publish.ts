import { randomUUID } from 'node:crypto';
import { moscowDay } from '@litometr/domain';
import { makeAggregates } from './aggregates/makeAggregates.ts';
import { captureNumber, isLate, lastOfSecond, laterCapture } from './captures.ts';
import type { Measurements } from './client.ts';
import { decidePublication, type Probe, recover } from './completePublication.ts';
import { explainFull } from './diskFull.ts';
import { BundleError, FAULT_LIMIT, FaultLog, type FaultReport, tooManyBadRows } from './faults.ts';
import { assignIds } from './ids.ts';
import { type JournalStatus, type PublicationPlan, writeJournal } from './journal.ts';
import { dropOlderRows } from './olderRows.ts';
import { openStage } from './openStage.ts';
import { nextPartitions, publishedPartitions } from './partitions.ts';
import { acrossRowFaults, checkAcrossRows } from './publishChecks.ts';
import {
  type CaptureParams,
  type CountsByFile,
  compareRows,
  keepOtherRows,
  type Meeting,
  resolveRows,
} from './publishMerge.ts';
import { planPublication } from './publishPlan.ts';
import type { BundleFile, BundleSource } from './rows.ts';
import { stageRows } from './stage.ts';
import { type PortalState, portalState } from './state.ts';
import { stoppable } from './stoppable.ts';

export type PublishPhase = 'reading' | 'checking' | 'publishing';

export interface PublishOptions {
  /** Of the journal; given by who wants to find it there. */
  importId?: string;
  /** Generated rows. They follow generated rows only, and give way to any others. */
  demo?: boolean;
  /** Take the good rows and leave the bad ones out, in place of refusing the bundle. */
  skipBadRows?: boolean;
  /** Where the source puts the bad rows that it meets; complete when its rows have ended. */
  faults?: FaultLog;
  /** Gives the publication up while nothing is decided. */
  signal?: AbortSignal;
  onPhase?: (phase: PublishPhase) => void;
  /** So many more rows are in the stage. */
  onRows?: (rows: number) => void;
  probe?: Probe;
}

/**
 * - `published`: readers see the new state; `report` lists the rows that were left out, if any
 * - `unchanged`: the store holds all of it already
 * - `refused`: nothing changed, `report` states why
 */
export type PublishResult =
  | { outcome: 'published'; state: PortalState; counts: CountsByFile; report: FaultReport }
  | { outcome: 'unchanged'; counts: CountsByFile; report: FaultReport }
  | { outcome: 'refused'; report: FaultReport };

/**
 * Publishes a bundle: all of it, or nothing. Its rows go through tables of their own, are
 * checked against each other there, get their ids, are merged with what the portal's touched
 * months hold, and take its place together with the aggregates. Until the journal says
 * `publishing` a crash leaves everything as it was; after that the next start completes it.
 *
 * A bundle over generated rows replaces the whole portal. Publications wait for one another.
 */
export function publishBundle(
  measurements: Measurements,
  source: BundleSource,
  options: PublishOptions = {},
): Promise<PublishResult> {
  return measurements.withPublishLock(async () => {
    await recover(measurements).catch((error: unknown) => {
      throw explainFull(error);
    });
    const { portal } = source.manifest;
    const before = await portalState(measurements.writer, portal);
    if (options.demo === true && before !== null && !before.demo) {
      throw new Error(`${portal} holds imported data; generated data cannot follow it.`);
    }
    const publication: Publication = {
      measurements: stoppable(measurements, () => !publication.decided, options.signal),
      store: measurements,
      source,
      options,
      faults: options.faults ?? new FaultLog(),
      importId: options.importId ?? randomUUID(),
      before,
      files: new Set(),
      rows: 0,
      decided: false,
    };
    try {
      await note(publication, 'started');
      return await publish(publication);
    } catch (error) {
      if (publication.decided) throw explainFull(error);
      if (!(error instanceof BundleError)) {
        await noteFailure(publication, error);
        throw explainFull(error);
      }
      publication.faults.faults.unshift(error.fault);
      return await refuse(publication);
    }
  });
}

interface Publication {
  measurements: Measurements;
  /** The same store, with statements that cannot be cancelled. */
  store: Measurements;
  source: BundleSource;
  options: PublishOptions;
  faults: FaultLog;
  importId: string;
  before: PortalState | null;
  /** Those with rows. */
  files: ReadonlySet<BundleFile>;
  rows: number;
  /** From here on a failure does not end the publication: the next start completes it. */
  decided: boolean;
}

async function publish(publication: Publication): Promise<PublishResult> {
  const { measurements, source, options, faults } = publication;
  const { writer } = measurements;
  const { portal, capturedAt } = source.manifest;
  const fresh = publication.before?.demo ?? true;

  options.onPhase?.('reading');
  await stage(publication);
  options.onPhase?.('checking');
  const skip = options.skipBadRows ?? false;
  const { files } = publication;
  const ranksRefused = faults.files.has('ranks.csv');
  const overLimit = await checkAcrossRows(writer, { portal, fresh, skip }, { files, ranksRefused });
  await addFaults(publication);
  if (overLimit !== null) throw tooManyBadRows(`${overLimit}.csv`);
  if (faults.badRows > 0 && !skip) return refuse(publication);
  if (publication.rows === 0) throw new BundleError({ file: 'bundle', reason: 'it has no rows' });

  const capture = await captureNumber(writer, capturedAt, files);
  const params: CaptureParams = {
    portal,
    fresh,
    captured: moscowDay(capturedAt),
    capture,
    lastOfSecond: lastOfSecond(capturedAt),
  };
  await assignIds(writer, portal, files);
  await resolveRows(writer, params, files);
  const older = isLate(known(publication), source.manifest)
    ? await dropOlderRows(writer, params)
    : {};
  const meeting = {
    coming: await nextPartitions(writer),
    published: await publishedPartitions(writer, portal),
  };
  const { counts, changes } = await compareRows(writer, params, meeting, older);
  if (!changes) {
    await note(publication, 'unchanged');
    return { outcome: 'unchanged', counts, report: reportOf(faults) };
  }
  options.onPhase?.('publishing');
  const plan = await prepare(publication, params, meeting);
  await decidePublication(publication.store, plan, {
    source: source.manifest.source,
    onDecided: () => {
      publication.decided = true;
    },
    probe: options.probe,
  });
  const state = await portalState(writer, portal);
  if (state === null) throw new Error(`The state of ${portal} was published and cannot be read.`);
  return { outcome: 'published', state, counts, report: reportOf(faults) };
}

async function stage(publication: Publication): Promise<void> {
  const { measurements, source, options } = publication;
  await openStage(measurements.writer, source.manifest.portal);
  publication.files = await stageRows(measurements.writer, source.batches, (rows) => {
    publication.rows += rows;
    options.onRows?.(rows);
    options.signal?.throwIfAborted();
  });
  await options.probe?.('staged');
}

/** Adds the faults of the checks across rows to those of reading. */
async function addFaults({ measurements, faults }: Publication): Promise<void> {
  const found = await acrossRowFaults(measurements.writer);
  faults.badRows += found.badRows;
  faults.faults.push(...found.faults.slice(0, FAULT_LIMIT - faults.faults.length));
}

/** Everything that the swap needs, in the stage's tables. */
async function prepare(
  publication: Publication,
  params: CaptureParams,
  meeting: Meeting,
): Promise<PublicationPlan> {
  const { measurements, source, options, importId, rows, faults } = publication;
  const { writer } = measurements;
  const { portal } = source.manifest;
  await keepOtherRows(writer, params, meeting);
  const { first, ...figures } = await makeAggregates(writer, portal, params, meeting);
  await options.probe?.('prepared');
  options.signal?.throwIfAborted();
  const { capturedAt, source: name } = laterCapture(known(publication), source.manifest);
  const demo = options.demo ?? false;
  return planPublication(writer, {
    importId,
    portal,
    rows,
    badRows: faults.badRows,
    meeting,
    fresh: params.fresh,
    first,
    state: { demo, removed: false, source: name, capturedAt, ...figures },
  });
}

/** The portal's state unless it is of generated data, which imported data replaces. */
const known = ({ before }: Publication) => (before === null || before.demo ? null : before);

async function refuse(publication: Publication): Promise<PublishResult> {
  await note(publication, 'refused', JSON.stringify(publication.faults.faults));
  return { outcome: 'refused', report: reportOf(publication.faults) };
}

const reportOf = ({ badRows, faults }: FaultLog): FaultReport => ({ badRows, faults });

/** Where even this cannot be written, the next start finds that nothing was decided. */
async function noteFailure(publication: Publication, error: unknown): Promise<void> {
  const detail = error instanceof Error ? error.message : String(error);
  await note(publication, 'failed', detail).catch((second: unknown) => {
    throw explainFull(new AggregateError([error, second], detail, { cause: error }));
  });
}

function note(
  { store, source, importId, rows, faults }: Publication,
  status: JournalStatus,
  detail = '',
): Promise<void> {
  const { portal, source: name } = source.manifest;
  return writeJournal(store.writer, {
    importId,
    portal,
    source: name,
    status,
    rows,
    badRows: faults.badRows,
    detail,
  });
}
