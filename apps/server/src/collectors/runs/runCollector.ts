import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CollectorReason, CollectorRunState } from '@litometr/api-contract';
import { DAY_MS, moscowDay } from '@litometr/domain';
import { importBundle } from '../../ingest/importBundle.ts';
import type { Measurements } from '../../measurements/client.ts';
import type { PublishResult } from '../../measurements/publish.ts';
import type { PortalCollector } from '../portalCollector.ts';
import type { Clock } from '../requests/clock.ts';
import { RunEnded } from '../requests/failures.ts';
import type { PoliteClient } from '../requests/politeClient.ts';
import type { Collected } from './collected.ts';
import { collectPortal } from './collectPortal.ts';
import { FailedPages } from './failedPages.ts';
import {
  type EarlierRun,
  type FieldShare,
  fieldShares,
  type Median,
  medianRun,
  withholdReason,
} from './judge.ts';
import { hashOf, type KnownBooks, readKnownBooks, writeKnownBooks } from './knownBooks.ts';
import { PageCache } from './pageCache.ts';
import type { RunCounts } from './runCounts.ts';
import { reportOf } from './runReport.ts';
import type { RunEnd } from './runStore.ts';
import { writeBundle } from './toBundle.ts';

export interface RunOptions {
  id: string;
  portal: PortalCollector;
  /** `YYYY-MM-DD`, of the readings. */
  day: string;
  /** Folder of the portal: cached pages, known books and the unfinished bundle. */
  folder: string;
  measurements: Measurements;
  client: Pick<PoliteClient, 'get' | 'refuseCaptcha'>;
  clock: Clock;
  counts: RunCounts;
  earlier: readonly EarlierRun[];
  cutOff: ReadonlySet<string>;
  details: number;
  /** Nothing is imported; the bundle stays in the folder, to be looked at. */
  dryRun: boolean;
  signal: AbortSignal;
}

export interface RunOutcome extends RunEnd {
  /** The portal must be left alone until then (epoch ms); null where nothing says so. */
  until: number | null;
}

type Ended = Pick<RunOutcome, 'state' | 'reason' | 'detail' | 'importId' | 'until'>;

const ACTIVE_DAYS = 90;

/**
 * Collects a portal once: reads it, judges the data, writes a bundle and imports it. The outcome is
 * returned, never thrown; any state other than `published` or `partial` has changed nothing.
 */
export async function runCollector(options: RunOptions): Promise<RunOutcome> {
  const run = new Run(options);
  const ended = await run.outcome().catch((error: unknown) => failureOf(error, options.signal));
  return { ...ended, report: run.report() };
}

function failureOf(error: unknown, signal: AbortSignal): Ended {
  const nothing = { importId: null, until: null };
  const detail = error instanceof Error ? error.message : String(error);
  if (signal.aborted) return { ...nothing, state: 'stopped', reason: 'stopped', detail };
  if (error instanceof RunEnded) {
    return { ...nothing, state: 'failed', reason: error.reason, detail, until: error.until };
  }
  return { ...nothing, state: 'failed', reason: 'server', detail };
}

class Run {
  readonly #options: RunOptions;
  readonly #median: Median | null;
  #collected: Collected | null = null;
  #fields: FieldShare[] = [];

  constructor(options: RunOptions) {
    this.#options = options;
    this.#median = medianRun(options.earlier);
  }

  report() {
    const { counts } = this.#options;
    return reportOf({
      counts,
      median: this.#median,
      fields: this.#fields,
      collected: this.#collected,
    });
  }

  async outcome(): Promise<Ended> {
    const { portal, folder, clock, counts, earlier, dryRun, signal } = this.#options;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const known = await readKnownBooks(this.#knownPath);
    const collected = await this.#collect(known);
    this.#collected = collected;
    this.#fields = fieldShares(portal, collected, earlier);
    const after = this.#changes(known, collected);
    const verdict = withholdReason(collected, this.#fields, { counts, median: this.#median });
    if (verdict !== null) return ended('withheld', verdict.reason, verdict.detail);
    signal.throwIfAborted();
    const bundle = join(folder, 'bundle');
    const capturedAt = new Date(clock.now()).toISOString();
    const { id: run, day } = this.#options;
    await writeBundle(bundle, collected, { portal: portal.portal, run, day, capturedAt });
    if (dryRun) return ended('dry_run', null, `The bundle was left in ${bundle}.`);
    const outcome = await this.#import(bundle);
    if (outcome.state !== 'failed') await writeKnownBooks(this.#knownPath, after);
    return outcome;
  }

  async #collect(known: KnownBooks): Promise<Collected> {
    const { folder, clock, portal, client, counts, id: run, cutOff, details } = this.#options;
    const pages = new PageCache(join(folder, 'pages'));
    await pages.open();
    await pages.prune(clock.now());
    const failedPages = new FailedPages(join(folder, 'failed.json'));
    await failedPages.load();
    const activeSince = moscowDay(new Date(clock.now() - ACTIVE_DAYS * DAY_MS).toISOString());
    try {
      return await collectPortal(portal, {
        client,
        pages,
        failedPages,
        counts,
        known,
        run,
        cutOff,
        details,
        activeSince,
      });
    } finally {
      // A run that ended early must not end the next one at the same pages.
      await failedPages.save();
    }
  }

  get #knownPath(): string {
    return join(this.#options.folder, 'books.json');
  }

  /** Counts new and changed books, and returns the known books for the next run. */
  #changes(known: KnownBooks, { books, removed, lists, complete }: Collected): KnownBooks {
    const { counts, day } = this.#options;
    const listed = new Set(lists.flatMap(({ ids }) => ids));
    const after: KnownBooks = { ...known };
    for (const [id, book] of books) {
      const before = known[id];
      const hash = complete.has(id) ? hashOf(book) : (before?.hash ?? '');
      if (before === undefined) counts.changes.new += 1;
      else if (before.hash === hash) counts.changes.unchanged += 1;
      else counts.changes.updated += 1;
      const listedOn = listed.has(id) ? day : (before?.listedOn ?? day);
      after[id] = { title: book.title, hash, listedOn, removed: false };
    }
    for (const id of removed) {
      const before = known[id];
      if (before !== undefined) after[id] = { ...before, removed: true };
      counts.changes.removed += 1;
    }
    return after;
  }

  async #import(bundle: string): Promise<Ended> {
    const { counts, measurements, signal } = this.#options;
    counts.phase = 'importing';
    const importId = randomUUID();
    try {
      const result = await importBundle(measurements, bundle, { importId, signal });
      return { ...this.#imported(result), importId };
    } finally {
      await rm(bundle, { recursive: true, force: true });
    }
  }

  #imported({ outcome, report }: PublishResult): Ended {
    const { counts } = this.#options;
    if (outcome === 'refused') {
      const [fault] = report.faults;
      const where =
        fault === undefined ? '' : ` ${fault.file}: ${fault.column ?? ''} ${fault.reason}.`;
      return ended('failed', 'import_refused', `The import refused the bundle.${where}`);
    }
    if (outcome === 'unchanged') return ended('unchanged', null, null);
    const [worst] = counts.errorGroups;
    if (worst === undefined) return ended('published', null, null);
    return ended('partial', worst.reason, `${counts.errors} pages could not be read.`);
  }
}

function ended(
  state: CollectorRunState,
  reason: CollectorReason | null,
  detail: string | null,
): Ended {
  return { state, reason, detail, importId: null, until: null };
}
