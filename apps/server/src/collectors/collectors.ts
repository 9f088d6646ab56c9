import type {
  Collector,
  CollectorProgress,
  CollectorRun,
  CollectorRunDetail,
  PortalSlug,
} from '@litometr/api-contract';
import type { Locale } from '@litometr/domain';
import type { AccountsStore } from '../accounts/openAccounts.ts';
import type { Measurements } from '../measurements/client.ts';
import { afterRun } from './afterRun.ts';
import { CollectorRefusal } from './collectorRefusal.ts';
import type { CollectorSettings } from './collectorSettings.ts';
import { type Actor, CollectorStore } from './collectorStore.ts';
import type { PortalCollector } from './portalCollector.ts';
import { type Clock, systemClock } from './requests/clock.ts';
import { rulesKey } from './rules/rulesOf.ts';
import { RunningRuns } from './runs/runningRuns.ts';
import { RunStore, runDetailOf, runOf } from './runs/runStore.ts';
import { type CollectorRequest, toCollectorDto } from './toCollectorDto.ts';

export interface CollectorsDeps {
  portals: readonly PortalCollector[];
  settings: CollectorSettings;
  accounts: Pick<AccountsStore, 'database' | 'auditLog' | 'failures'>;
  measurements: Measurements;
  /** Cached pages and unfinished bundles, a folder for each portal. */
  folder: string;
  /** Portals that staff have paused. */
  paused: () => Promise<ReadonlySet<PortalSlug>>;
  clock?: Clock;
  /** From 0 to below 1. */
  random?: () => number;
}

export interface StartOptions {
  trigger: 'staff' | 'command';
  /** Reads and writes the bundle, imports nothing. */
  dryRun?: boolean;
  /** Null for commands of this machine. */
  actor?: Actor | null;
}

const TURN_MS = 30_000;

/** The collectors of this process: what is on, what runs, what comes next. */
export class Collectors {
  readonly #deps: CollectorsDeps;
  readonly #clock: Clock;
  readonly #store: CollectorStore;
  readonly #journal: RunStore;
  readonly #running: RunningRuns;
  /** Ends of runs that the schedule does not have yet: until then those portals are left alone. */
  readonly #unscheduled = new Map<PortalSlug, () => Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: CollectorsDeps) {
    this.#deps = deps;
    this.#clock = deps.clock ?? systemClock;
    this.#store = new CollectorStore(deps.accounts);
    this.#journal = new RunStore(deps.accounts.database);
    const { settings, measurements, folder, random = Math.random } = deps;
    this.#running = new RunningRuns({
      settings,
      measurements,
      folder,
      random,
      failures: deps.accounts.failures,
      clock: this.#clock,
      journal: this.#journal,
      onEnd: (row, outcome, endedAt) => {
        const { everyHours } = settings;
        // The column holds what this server wrote.
        const portal = row.portal as PortalSlug;
        const schedule = async () => {
          await this.#store.ran(portal, afterRun(row, { ...outcome, endedAt, everyHours }));
          this.#unscheduled.delete(portal);
        };
        this.#unscheduled.set(portal, schedule);
        return schedule();
      },
    });
  }

  /** Ends in the journal what a killed server left; those portals are read again at once. */
  async open({ schedule }: { schedule: boolean }): Promise<void> {
    // A server that does not collect may share its accounts with one that does.
    if (!this.#deps.settings.enabled) return;
    const killed = await this.#journal.endKilled(this.#now());
    for (const portal of killed) await this.#store.runAt(portal, this.#now());
    if (!schedule) return;
    let isBusy = false;
    this.#timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      void this.turn().finally(() => {
        isBusy = false;
      });
    }, TURN_MS).unref();
  }

  /**
   * Begins the runs that are due, ends those of portals that were paused. A portal that fails here
   * is reported and tried again later; the others go on. Never rejects.
   */
  async turn(): Promise<void> {
    const { failures } = this.#deps.accounts;
    await failures.isolate({ loop: 'collectors', subject: 'schedule' }, async () => {
      const isolate = (subject: string, work: () => Promise<unknown>) =>
        failures.isolate({ loop: 'collectors', subject }, work);
      for (const [slug, schedule] of this.#unscheduled)
        await isolate(`${slug}, schedule`, schedule);
      const paused = await this.#deps.paused();
      const due = await this.#store.due(this.#now());
      await Promise.all([...paused].map((slug) => isolate(`${slug}, stop`, () => this.stop(slug))));
      for (const row of due) {
        const portal = this.#deps.portals.find((each) => each.portal === row.portal);
        if (portal === undefined || paused.has(portal.portal)) continue;
        if (this.#unscheduled.has(portal.portal)) continue;
        if (row.rulesKey !== rulesKey(portal) || this.#running.find(portal.portal) !== undefined)
          continue;
        await isolate(`${portal.portal}, start`, () =>
          this.#running.begin(portal, { trigger: 'schedule', dryRun: false }),
        );
      }
    });
  }

  async list(locale: Locale): Promise<Collector[]> {
    const paused = await this.#deps.paused();
    const rows = await this.#store.all();
    return Promise.all(
      this.#deps.portals.map((portal) =>
        this.#toDto(portal, {
          locale,
          paused,
          row: rows.find((row) => row.portal === portal.portal),
        }),
      ),
    );
  }

  async find(slug: PortalSlug, locale: Locale): Promise<Collector> {
    const [paused, row] = [await this.#deps.paused(), await this.#store.find(slug)];
    return this.#toDto(this.#portal(slug), { locale, paused, row });
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
   * Starts a run, or joins the one that is in progress; `ended` resolves to its outcome. A dry run
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
    const active = await this.#running.begin(portal, { trigger, dryRun });
    return { run: runOf(this.#running.live(active.row)), ended: active.ended };
  }

  /** Stops the run of a portal and waits for its end; null where none is in progress. */
  async stop(
    slug: PortalSlug,
    { run, actor = null }: { run?: string; actor?: Actor | null } = {},
  ): Promise<CollectorRun | null> {
    const active = this.#running.find(slug);
    if (active === undefined || (run !== undefined && active.row.id !== run)) return null;
    if (actor !== null) await this.#store.record(actor, { portal: slug, collector: 'stop' });
    active.stop.abort(new Error('The run was stopped by staff.'));
    return active.ended;
  }

  async runs(
    portal: PortalSlug,
    at: { page: number; size: number },
  ): Promise<{ count: number; items: CollectorRun[] }> {
    const { count, items } = await this.#journal.page(portal, at);
    return { count, items: items.map((row) => runOf(this.#running.live(row))) };
  }

  /** Null for a run that there is not. */
  async run(portal: PortalSlug, id: string): Promise<CollectorRunDetail | null> {
    const row = await this.#journal.find(portal, id);
    return row === null ? null : runDetailOf(this.#running.live(row));
  }

  /** The runs in progress. */
  progress(): CollectorProgress[] {
    return this.#running.progress();
  }

  /**
   * Stops all runs and waits for their end. The pages that they fetched are reused by the next run
   * of the day.
   */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running.close(
      new Error('The server was stopped; the next run of the day continues from here.'),
    );
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

  async #toDto(portal: PortalCollector, request: CollectorRequest): Promise<Collector> {
    const slug = portal.portal;
    const last = await this.#journal.last(slug);
    return toCollectorDto(portal, {
      ...request,
      settings: this.#deps.settings,
      now: this.#now(),
      isRunning: this.#running.find(slug) !== undefined,
      lastRun: last === null ? null : runOf(this.#running.live(last)),
      lastGoodAt: await this.#journal.lastGoodAt(slug),
    });
  }
}
