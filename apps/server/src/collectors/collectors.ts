import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type {
  Collector,
  CollectorProgress,
  CollectorRun,
  CollectorRunDetail,
  PortalSlug,
} from '@litometr/api-contract';
import type { AccountsStore } from '../accounts/openAccounts.ts';
import type { Measurements } from '../measurements/client.ts';
import { moscowDay } from '../measurements/moscowDay.ts';
import { afterRun } from './afterRun.ts';
import { CollectorRefusal } from './collectorRefusal.ts';
import type { CollectorSettings } from './collectorSettings.ts';
import { type Actor, CollectorStore } from './collectorStore.ts';
import type { PortalCollector } from './portalCollector.ts';
import { type Clock, systemClock } from './requests/clock.ts';
import { guardOf, originsOf } from './requests/origins.ts';
import { PoliteClient } from './requests/politeClient.ts';
import { createTransport, type Transport } from './requests/transport.ts';
import { rulesKey } from './rules/rulesOf.ts';
import type { Locale } from './rules/ruleTexts.ts';
import { type RunOutcome, runCollector } from './runs/runCollector.ts';
import { RunCounts } from './runs/runCounts.ts';
import { reportOf } from './runs/runReport.ts';
import { type RunRow, RunStore, runDetailOf, runOf } from './runs/runStore.ts';
import { type Said, tellCollector } from './tellCollector.ts';

export interface CollectorsDeps {
  portals: readonly PortalCollector[];
  settings: CollectorSettings;
  accounts: Pick<AccountsStore, 'database' | 'auditLog'>;
  measurements: Measurements;
  /** Kept pages and bundles on their way, a folder for each portal. */
  folder: string;
  /** Portals that staff have paused. */
  paused: () => Promise<ReadonlySet<PortalSlug>>;
  /** Hears what failed outside a run; a run's own failures are in the journal. */
  onError: (error: unknown) => void;
  clock?: Clock;
  random?: () => number;
  transport?: Transport;
}

export interface StartOptions {
  trigger: 'staff' | 'command';
  /** Reads and writes the bundle, imports nothing. */
  dryRun?: boolean;
  /** Null for commands of this machine. */
  actor?: Actor | null;
}

interface Going {
  row: RunRow;
  counts: RunCounts;
  stop: AbortController;
  ended: Promise<CollectorRun>;
}

const TURN_MS = 30_000;

/** The collectors of this process: what is on, what runs, what comes next. */
export class Collectors {
  readonly #deps: CollectorsDeps;
  readonly #clock: Clock;
  readonly #store: CollectorStore;
  readonly #runs: RunStore;
  readonly #going = new Map<PortalSlug, Going>();
  #starting: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(deps: CollectorsDeps) {
    this.#deps = deps;
    this.#clock = deps.clock ?? systemClock;
    this.#store = new CollectorStore(deps.accounts);
    this.#runs = new RunStore(deps.accounts.database);
  }

  /** Ends in the journal what a killed server left; those portals are read again at once. */
  async open({ schedule }: { schedule: boolean }): Promise<void> {
    const killed = await this.#runs.endKilled(this.#now());
    for (const portal of killed) await this.#store.runAt(portal, this.#now());
    if (!schedule || !this.#deps.settings.enabled) return;
    let isBusy = false;
    this.#timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      this.turn()
        .catch(this.#deps.onError)
        .finally(() => {
          isBusy = false;
        });
    }, TURN_MS).unref();
  }

  /** Begins the runs that are due, ends those of portals that were paused. */
  async turn(): Promise<void> {
    const paused = await this.#deps.paused();
    for (const slug of paused) await this.stop(slug);
    for (const row of await this.#store.due(this.#now())) {
      const portal = this.#deps.portals.find((each) => each.portal === row.portal);
      if (portal === undefined || paused.has(portal.portal)) continue;
      if (row.rulesKey !== rulesKey(portal) || this.#going.has(portal.portal)) continue;
      await this.#begin(portal, { trigger: 'schedule', dryRun: false });
    }
  }

  async list(locale: Locale): Promise<Collector[]> {
    const paused = await this.#deps.paused();
    const rows = await this.#store.all();
    return Promise.all(
      this.#deps.portals.map((portal) =>
        this.#tell(portal, {
          locale,
          paused,
          row: rows.find((row) => row.portal === portal.portal),
        }),
      ),
    );
  }

  async find(slug: PortalSlug, locale: Locale): Promise<Collector> {
    const [paused, row] = [await this.#deps.paused(), await this.#store.find(slug)];
    return this.#tell(this.#portal(slug), { locale, paused, row });
  }

  /**
   * Turns a collector on, which takes the key of the rules that were shown, or off, which ends its
   * run.
   *
   * @throws CollectorRefusal
   */
  async change(
    slug: PortalSlug,
    { enabled, agreed }: { enabled: boolean; agreed?: string | undefined },
    actor: Actor | null,
  ): Promise<void> {
    const portal = this.#portal(slug);
    if (!enabled) {
      await this.#store.turnOff(slug, this.#now(), actor);
      await this.stop(slug);
      return;
    }
    this.#refuseUnavailable();
    if (agreed === undefined) throw new CollectorRefusal('not_agreed', slug);
    if (agreed !== rulesKey(portal)) throw new CollectorRefusal('rules_changed', slug);
    await this.#store.turnOn(slug, { rulesKey: agreed, at: this.#now() }, actor);
  }

  /**
   * Begins a run, or joins the one that is under way; `ended` tells what became of it. A trial
   * imports nothing.
   *
   * @throws CollectorRefusal
   */
  async start(
    slug: PortalSlug,
    { trigger, dryRun = false, actor = null }: StartOptions,
  ): Promise<{ run: CollectorRun; ended: Promise<CollectorRun> }> {
    const portal = this.#portal(slug);
    this.#refuseUnavailable();
    const row = await this.#store.find(slug);
    if (row?.enabled !== true) throw new CollectorRefusal('off', slug);
    if (row.rulesKey !== rulesKey(portal)) throw new CollectorRefusal('rules_changed', slug);
    if ((await this.#deps.paused()).has(slug)) throw new CollectorRefusal('paused', slug);
    if (row.restingUntil !== null && row.restingUntil > this.#now()) {
      throw new CollectorRefusal('resting', slug, row.restingUntil);
    }
    if (actor !== null) await this.#store.record(actor, { portal: slug, collector: 'run' });
    const going = await this.#begin(portal, { trigger, dryRun });
    return { run: this.#tellGoing(going), ended: going.ended };
  }

  /** Stops the run of a portal and waits for its end; null where none is under way. */
  async stop(
    slug: PortalSlug,
    { run, actor = null }: { run?: string; actor?: Actor | null } = {},
  ): Promise<CollectorRun | null> {
    const going = this.#going.get(slug);
    if (going === undefined || (run !== undefined && going.row.id !== run)) return null;
    if (actor !== null) await this.#store.record(actor, { portal: slug, collector: 'stop' });
    going.stop.abort(new Error('The run was stopped by staff.'));
    return going.ended;
  }

  async runs(
    portal: PortalSlug,
    at: { page: number; size: number },
  ): Promise<{ count: number; items: CollectorRun[] }> {
    const { count, items } = await this.#runs.page(portal, at);
    return { count, items: items.map((row) => runOf(this.#live(row))) };
  }

  /** Null for a run that there is not. */
  async run(portal: PortalSlug, id: string): Promise<CollectorRunDetail | null> {
    const row = await this.#runs.find(portal, id);
    return row === null ? null : runDetailOf(this.#live(row));
  }

  /** The runs under way. */
  progress(): CollectorProgress[] {
    return [...this.#going.values()].map(({ row, counts }) => ({
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

  /** Stops what runs, waits for its end. What was read is kept for the next run of the day. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#starting.catch(() => undefined);
    const reason = new Error('The server was stopped; the next run of the day goes on from here.');
    const going = [...this.#going.values()];
    for (const { stop } of going) stop.abort(reason);
    await Promise.all(going.map(({ ended }) => ended));
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }

  #portal(slug: PortalSlug): PortalCollector {
    const found = this.#deps.portals.find(({ portal }) => portal === slug);
    if (found === undefined) throw new CollectorRefusal('unavailable', slug);
    return found;
  }

  #refuseUnavailable(): void {
    if (!this.#deps.settings.enabled) throw new CollectorRefusal('unavailable', null);
  }

  /** Two calls at once begin one run. */
  #begin(
    portal: PortalCollector,
    how: { trigger: RunRow['trigger']; dryRun: boolean },
  ): Promise<Going> {
    const begun = this.#starting
      .catch(() => undefined)
      .then(() => this.#going.get(portal.portal) ?? this.#launch(portal, how));
    this.#starting = begun;
    return begun;
  }

  async #launch(
    portal: PortalCollector,
    { trigger, dryRun }: { trigger: RunRow['trigger']; dryRun: boolean },
  ): Promise<Going> {
    if (this.#closed) throw new CollectorRefusal('unavailable', null);
    const startedAt = this.#now();
    const day = moscowDay(startedAt.toISOString());
    const counts = new RunCounts();
    const nothing = { median: null, fields: [], collected: null };
    const row: RunRow = {
      ...{ id: randomUUID(), portal: portal.portal, trigger, state: 'running', day, startedAt },
      ...{ reason: null, detail: null, endedAt: null, importId: null },
      report: reportOf({ counts, ...nothing }),
    };
    const earlier = await this.#runs.earlier(portal.portal);
    const cutOff = await this.#runs.cutOff(portal.portal, day);
    await this.#runs.begin(row);
    const stop = new AbortController();
    const outcome = runCollector({
      ...{ id: row.id, portal, day, counts, earlier, cutOff, dryRun },
      folder: join(this.#deps.folder, portal.portal),
      measurements: this.#deps.measurements,
      client: this.#client(portal, counts, stop.signal),
      clock: this.#clock,
      details: this.#deps.settings.details,
      signal: stop.signal,
    });
    const ended = outcome.then((end) => this.#end(row, end, dryRun));
    const going = { row, counts, stop, ended };
    this.#going.set(portal.portal, going);
    // The journal that cannot be written is told; whoever waits for the run is told as well.
    ended.catch(this.#deps.onError);
    return going;
  }

  #client(portal: PortalCollector, counts: RunCounts, signal: AbortSignal): PoliteClient {
    const { settings, random = Math.random, transport } = this.#deps;
    const origins = originsOf(portal, settings.inPlace[portal.portal]);
    const paceMs =
      origins.inPlace === null
        ? Math.max(settings.paceMs ?? 0, portal.paceMs)
        : (settings.paceMs ?? portal.paceMs);
    return new PoliteClient({
      ...{ origins, paceMs, counts, signal, random, clock: this.#clock },
      userAgent: settings.userAgent,
      headers: portal.headers,
      transport: transport ?? createTransport(guardOf(origins)),
    });
  }

  async #end(row: RunRow, outcome: RunOutcome, dryRun: boolean): Promise<CollectorRun> {
    const { until: _, ...end } = outcome;
    const { everyHours } = this.#deps.settings;
    const endedAt = this.#now();
    const portal = row.portal as PortalSlug;
    try {
      await this.#runs.end(row.id, { ...end, endedAt });
      if (!dryRun)
        await this.#store.ran(portal, afterRun(row, { ...outcome, endedAt, everyHours }));
    } finally {
      this.#going.delete(portal);
    }
    return runOf({ ...row, ...end, endedAt });
  }

  async #tell(portal: PortalCollector, said: Said): Promise<Collector> {
    const slug = portal.portal;
    const last = await this.#runs.last(slug);
    return tellCollector(portal, {
      ...said,
      settings: this.#deps.settings,
      now: this.#now(),
      isRunning: this.#going.has(slug),
      lastRun: last === null ? null : runOf(this.#live(last)),
      lastGoodAt: await this.#runs.lastGoodAt(slug),
    });
  }

  #tellGoing({ row }: Going): CollectorRun {
    return runOf(this.#live(row));
  }

  /** A run under way is told as it stands now. */
  #live(row: RunRow): RunRow {
    const going = this.#going.get(row.portal as PortalSlug);
    if (going === undefined || going.row.id !== row.id) return row;
    const nothing = { median: null, fields: [], collected: null };
    return { ...row, report: reportOf({ counts: going.counts, ...nothing }) };
  }
}
