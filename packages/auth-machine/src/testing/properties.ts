import fc from 'fast-check';
import { expect } from 'vitest';
import { statusOf } from '../machine/selectors.ts';
import { type Build, type Tab, World, type WorldOptions } from './world.ts';

/** Number of runs; a seed makes a run repeatable. */
export interface Runs {
  numRuns: number;
  seed?: number;
  /** Without looking for a smaller counterexample. */
  endOnFailure?: boolean;
}

const commands = [
  'get',
  'get',
  'abortedGet',
  'expire',
  'logout',
  'loginA',
  'loginB',
  'cancelLogin',
  'serverRefuses',
  'serverFails',
  'serverRevokes',
  'storageBreaks',
] as const;
type Command = (typeof commands)[number];

interface Step {
  command: Command;
  tab: number;
}

const script = fc.array(
  fc.record({ command: fc.constantFrom(...commands), tab: fc.constantFrom(0, 1) }),
  { minLength: 1, maxLength: 16 },
);

/** One run of a script of commands in a world of two tabs. */
class Run {
  readonly world: World;
  /** True after a sign-out without a later sign-in: no later event may undo it. */
  isSignedOutForGood = false;
  #calls = 0;
  #unexpected: { status: number; left: number } = { status: 0, left: 0 };

  constructor(options: WorldOptions) {
    this.world = new World(options);
    this.world.server.override = () => {
      if (this.#unexpected.left === 0) return null;
      this.#unexpected.left -= 1;
      return { status: this.#unexpected.status, body: null };
    };
  }

  does(command: Command, tab: Tab): void {
    const { server } = this.world;
    const acts: Record<Command, () => void> = {
      get: () => this.#get(tab),
      abortedGet: () => {
        const abort = new AbortController();
        this.#get(tab, abort.signal);
        queueMicrotask(() => abort.abort());
      },
      expire: () => server.expireAccess(),
      logout: () => this.#logout(tab),
      loginA: () => this.#login(tab, 'user'),
      loginB: () => this.#login(tab, 'admin'),
      cancelLogin: () => tab.session.actor.send({ type: 'login.cancel' }),
      serverRefuses: () => {
        this.#unexpected = { status: 403, left: 1 };
      },
      serverFails: () => {
        this.#unexpected = { status: 503, left: 2 };
      },
      serverRevokes: () => server.revokeAll(),
      storageBreaks: () => {
        tab.isStorageBroken = true;
      },
    };
    acts[command]();
  }

  #get(tab: Tab, signal?: AbortSignal): void {
    tab.get(`/data/${this.#calls++}/`, signal);
  }

  #login(tab: Tab, username: string): void {
    this.isSignedOutForGood = false;
    tab.login(username);
  }

  #logout(tab: Tab): void {
    const isHeld = tab.session.actor.getSnapshot().matches('holding');
    const isSubmitting = this.world.tabs.some(({ session }) =>
      session.actor.getSnapshot().matches({ anonymous: 'submitting' }),
    );
    tab.session.logout();
    if (isHeld && !isSubmitting) this.isSignedOutForGood = true;
  }

  check(): void {
    const { tabs, server, stored } = this.world;
    const owner = server.ownerOf(`Bearer ${stored?.access ?? ''}`);
    const isShared = tabs.every(({ isStorageBroken }) => !isStorageBroken);
    for (const tab of tabs) {
      this.#checkCalls(tab);
      const snapshot = tab.session.actor.getSnapshot();
      const status = statusOf(snapshot);
      expect(snapshot.status).toBe('active');
      expect(['guest', 'signedIn']).toContain(status);
      if (!isShared) continue;
      // All tabs are where the storage is.
      expect(status).toBe(stored === null ? 'guest' : 'signedIn');
      expect(snapshot.context.user?.username ?? null).toBe(owner);
      if (this.isSignedOutForGood) expect(status).toBe('guest');
    }
    if (isShared) expect(server.reuses).toBe(0);
  }

  #checkCalls({ made }: Tab): void {
    const { served } = this.world.server;
    for (const { path, owner } of made) {
      const users = served.filter((call) => call.path === path).map(({ user }) => user);
      expect(users.length).toBeLessThanOrEqual(2);
      // A call made before the visitor was identified belongs to the user who is identified later.
      if (owner === undefined) continue;
      // A call of a session that ended may have left with a token of before, never another's.
      for (const user of users) expect([owner, null]).toContain(user);
    }
  }
}

async function play(scheduler: fc.Scheduler, run: Run, steps: Step[]): Promise<void> {
  const { tabs, pending } = run.world;
  scheduler.scheduleSequence(
    steps.map(({ command, tab: index }) => ({
      label: `${command} in tab ${index}`,
      builder: () => {
        const tab = tabs[index % tabs.length];
        if (tab !== undefined) run.does(command, tab);
        return Promise.resolve();
      },
    })),
  );
  pending.push(...tabs.map(({ session }) => session.start().catch(() => undefined)));
  await scheduler.waitIdle();
  await endOf(pending);
}

/** Nothing is under way any more: a call that has not ended by now never will. */
async function endOf(pending: readonly Promise<unknown>[]): Promise<void> {
  const hanging = new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('A call never ended.')), 50);
  });
  await Promise.race([Promise.all(pending), hanging]);
}

/** In whatever order things happen: calls keep their user, sessions end, tabs agree. */
export async function staysWhole(build: Build, runs: Runs): Promise<void> {
  const anyRun = fc.asyncProperty(
    fc.scheduler(),
    script,
    fc.constantFrom(1, 2),
    fc.boolean(),
    async (scheduler, steps, tabs, isSlow) => {
      const run = new Run({ ...build, scheduler, tabs, isSlow });
      await play(scheduler, run, steps);
      run.check();
      for (const { session } of run.world.tabs) session.dispose();
    },
  );
  await fc.assert(anyRun, runs);
}

/** A token that runs out once costs one refresh, and no call of any tab its answer. */
export async function refreshesOnce(build: Build, runs: Runs): Promise<void> {
  const calls = fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 12 });
  const oneExpiry = fc.asyncProperty(
    fc.scheduler(),
    calls,
    calls,
    async (scheduler, before, after) => {
      const run = new Run({ ...build, scheduler, tabs: 2, isSlow: false });
      run.world.stored = run.world.server.signIn('user');
      const get = (tab: number): Step => ({ command: 'get', tab });
      const expire: Step = { command: 'expire', tab: 0 };
      await play(scheduler, run, [...before.map(get), expire, ...after.map(get)]);
      for (const { made } of run.world.tabs) {
        for (const { status } of made) expect(status).toBe(200);
      }
      expect(run.world.server.count('/token/refresh/')).toBeLessThanOrEqual(1);
      run.check();
    },
  );
  await fc.assert(oneExpiry, runs);
}

/** A refresh that the server refuses ends the session at once: one call, and no waiter remains. */
export async function endsWhenRefused(build: Build, runs: Runs): Promise<void> {
  const refused = fc.asyncProperty(
    fc.scheduler(),
    fc.integer({ min: 1, max: 10 }),
    async (scheduler, calls) => {
      const run = new Run({ ...build, scheduler, tabs: 1, isSlow: false });
      run.world.stored = run.world.server.signIn('user');
      const steps = Array.from({ length: calls }, (): Step => ({ command: 'get', tab: 0 }));
      await play(scheduler, run, [{ command: 'serverRevokes', tab: 0 }, ...steps]);
      expect(run.world.server.count('/token/refresh/')).toBeLessThanOrEqual(1);
      expect(run.world.tabs[0]?.ends).toBe(1);
      expect(run.world.stored).toBeNull();
    },
  );
  await fc.assert(refused, runs);
}
