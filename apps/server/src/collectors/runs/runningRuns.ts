import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { CollectorProgress, CollectorRun, PortalSlug } from '@litometr/api-contract';
import { moscowDay } from '@litometr/domain';
import type { BackgroundFailures } from '../../background/backgroundFailures.ts';
import type { Measurements } from '../../measurements/client.ts';
import { storableJson } from '../../postgres/storableText.ts';
import { CollectorRefusal } from '../collectorRefusal.ts';
import type { CollectorSettings } from '../collectorSettings.ts';
import type { PortalCollector } from '../portalCollector.ts';
import type { Clock } from '../requests/clock.ts';
import { guardOf, originsOf } from '../requests/origins.ts';
import { PoliteClient } from '../requests/politeClient.ts';
import { createTransport } from '../requests/transport.ts';
import { type RunOutcome, runCollector } from './runCollector.ts';
import { RunCounts } from './runCounts.ts';
import { reportOf } from './runReport.ts';
import { type RunRow, type RunStore, runOf } from './runStore.ts';

export interface RunningDeps {
  settings: CollectorSettings;
  measurements: Measurements;
  journal: RunStore;
  /** Parent folder, with a folder for each portal. */
  folder: string;
  clock: Clock;
  random: () => number;
  /** Called once the journal has a run's end; not called for dry runs. */
  onEnd: (row: RunRow, outcome: RunOutcome, endedAt: Date) => Promise<void>;
  failures: BackgroundFailures;
}

interface RunStart {
  trigger: RunRow['trigger'];
  dryRun: boolean;
}

export interface ActiveRun {
  row: RunRow;
  counts: RunCounts;
  stop: AbortController;
  ended: Promise<CollectorRun>;
}

const nothing = { median: null, fields: [], collected: null };

/** The runs of this process that are in progress, at most one a portal. */
export class RunningRuns {
  readonly #deps: RunningDeps;
  readonly #active = new Map<PortalSlug, ActiveRun>();
  #starting: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(deps: RunningDeps) {
    this.#deps = deps;
  }

  find(portal: PortalSlug): ActiveRun | undefined {
    return this.#active.get(portal);
  }

  /** Two calls at once begin one run. */
  begin(portal: PortalCollector, how: RunStart): Promise<ActiveRun> {
    const begun = this.#starting
      .catch(() => undefined)
      .then(() => this.#active.get(portal.portal) ?? this.#launch(portal, how));
    this.#starting = begun;
    return begun;
  }

  /** Returns a run in progress with its current report. */
  live(row: RunRow): RunRow {
    const active = this.#active.get(row.portal as PortalSlug);
    if (active?.row.id !== row.id) return row;
    return { ...row, report: reportOf({ counts: active.counts, ...nothing }) };
  }

  progress(): CollectorProgress[] {
    return [...this.#active.values()].map(({ row, counts }) => ({
      run: row.id,
      portal: row.portal as PortalSlug,
      started_at: row.startedAt.toISOString(),
      phase: counts.phase,
      pages: counts.pages + counts.resumed,
      pages_known: counts.pagesKnown,
      items: counts.items,
      retries: counts.retries,
      errors: counts.errors,
      waiting_until:
        counts.waitingUntil === null ? null : new Date(counts.waitingUntil).toISOString(),
    }));
  }

  /** Stops what runs and waits for its end; nothing begins any more. */
  async close(reason: Error): Promise<void> {
    this.#isClosed = true;
    await this.#starting.catch(() => undefined);
    const active = [...this.#active.values()];
    for (const { stop } of active) stop.abort(reason);
    await Promise.all(active.map(({ ended }) => ended));
  }

  async #launch(portal: PortalCollector, { trigger, dryRun }: RunStart): Promise<ActiveRun> {
    if (this.#isClosed) throw new CollectorRefusal('unavailable', null);
    const { journal, clock, folder, measurements, settings } = this.#deps;
    const slug = portal.portal;
    const startedAt = new Date(clock.now());
    const day = moscowDay(startedAt.toISOString());
    const counts = new RunCounts();
    const row: RunRow = {
      id: randomUUID(),
      portal: slug,
      trigger,
      state: 'running',
      day,
      startedAt,
      reason: null,
      detail: null,
      endedAt: null,
      importId: null,
      report: reportOf({ counts, ...nothing }),
    };
    const [earlier, cutOff] = [await journal.earlier(slug), await journal.cutOff(slug, day)];
    await journal.begin(row);
    const stop = new AbortController();
    const outcome = runCollector({
      id: row.id,
      portal,
      day,
      counts,
      earlier,
      cutOff,
      dryRun,
      measurements,
      clock,
      folder: join(folder, slug),
      client: this.#client(portal, counts, stop.signal),
      details: settings.details,
      signal: stop.signal,
    });
    const ended = outcome.then((end) => this.#end(row, end, dryRun));
    const active = { row, counts, stop, ended };
    this.#active.set(slug, active);
    return active;
  }

  #client(portal: PortalCollector, counts: RunCounts, signal: AbortSignal): PoliteClient {
    const { settings, random, clock } = this.#deps;
    const origins = originsOf(portal, settings.inPlace[portal.portal]);
    // A setting can only slow down a portal's own pace; the pace of a mirror is up to the operator.
    const least = origins.inPlace === null ? portal.paceMs : 0;
    const paceMs = Math.max(settings.paceMs ?? portal.paceMs, least);
    return new PoliteClient({
      origins,
      paceMs,
      counts,
      signal,
      random,
      clock,
      userAgent: settings.userAgent,
      headers: portal.headers,
      transport: createTransport(guardOf(origins)),
    });
  }

  async #end(row: RunRow, outcome: RunOutcome, dryRun: boolean): Promise<CollectorRun> {
    const { journal, clock, failures, onEnd } = this.#deps;
    const { until: _, ...result } = outcome;
    // A portal's response may hold characters that the accounts store refuses.
    const end = storableJson(result);
    const endedAt = new Date(clock.now());
    const attempt = (step: string, work: () => Promise<void>) =>
      failures.attempt({ loop: 'collectors', subject: `${row.portal}, ${step}` }, work);
    // Each by itself: a run that the journal does not take must still not begin again at once.
    await attempt('journal', () => journal.end(row.id, { ...end, endedAt }));
    if (!dryRun) await attempt('schedule', () => onEnd(row, outcome, endedAt));
    this.#active.delete(row.portal as PortalSlug);
    return runOf({ ...row, ...end, endedAt });
  }
}
