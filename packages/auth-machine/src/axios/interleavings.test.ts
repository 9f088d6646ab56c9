import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSession, type Session } from '../machine/createSession.ts';
import { createMemoryStorage } from '../machine/memoryStorage.ts';
import type { TokenStorage } from '../machine/ports.ts';
import { isRenewing, isUnsettled, statusOf } from '../machine/selectors.ts';
import type { SessionSnapshot } from '../machine/tokenGate.ts';
import { defaultParsers } from '../parsers/parsers.ts';
import { ScriptedServer } from '../testing/scriptedServer.ts';
import { scriptedAxios } from '../testing/scriptedTransport.ts';
import { until } from '../testing/setUp.ts';
import { attachSession } from './attachSession.ts';
import { createAxiosTransport } from './axiosTransport.ts';

const commands = [
  'get',
  'abortedGet',
  'expire',
  'logout',
  'loginA',
  'loginB',
  'cancelLogin',
  'tabLogsInA',
  'tabLogsInB',
  'tabLogsOut',
  'serverFails',
  'serverRevokes',
] as const;
type Command = (typeof commands)[number];

interface Made {
  path: string;
  /** Whose call it is: who was signed in when it was made; null for a guest. */
  owner: string | null;
}

/** One run: the commands and every answer of the server in an order that fast-check picks. */
class Run {
  readonly server = new ScriptedServer();
  readonly storage: TokenStorage = createMemoryStorage();
  readonly api = scriptedAxios(this.server);
  readonly session: Session;
  readonly made: Made[] = [];
  readonly pending: Promise<unknown>[] = [];
  ends = 0;
  #failures = 0;

  constructor(scheduler: fc.Scheduler) {
    this.session = createSession({
      transport: createAxiosTransport(this.api, { revoke: null }),
      parsers: defaultParsers,
      storage: this.storage,
      onSignedOut: () => {
        this.ends += 1;
      },
    });
    attachSession(this.api, this.session);
    this.server.pause = ({ path }) => scheduler.schedule(Promise.resolve(), path);
    this.server.override = () => {
      if (this.#failures === 0) return null;
      this.#failures -= 1;
      return { status: 403, body: null };
    };
  }

  readonly does: Record<Command, () => void> = {
    get: () => this.#get(),
    abortedGet: () => {
      const abort = new AbortController();
      this.#get(abort.signal);
      queueMicrotask(() => abort.abort());
    },
    expire: () => this.server.expireAccess(),
    logout: () => this.session.logout(),
    loginA: () => this.#login('user'),
    loginB: () => this.#login('admin'),
    cancelLogin: () => this.session.actor.send({ type: 'login.cancel' }),
    tabLogsInA: () => this.#tab('user'),
    tabLogsInB: () => this.#tab('admin'),
    tabLogsOut: () => {
      this.storage.clear();
      this.session.reconcile();
    },
    serverFails: () => {
      this.#failures += 1;
    },
    serverRevokes: () => this.server.revokeAll(),
  };

  #get(signal?: AbortSignal): void {
    const path = `/data/${this.made.length}/`;
    const known = this.session.actor.getSnapshot().context.user?.username;
    const stored = this.storage.read()?.access;
    const owner = known ?? (stored === undefined ? null : this.server.ownerOf(`Bearer ${stored}`));
    this.made.push({ path, owner });
    this.pending.push(this.api.get(path, { signal }).catch(() => undefined));
  }

  #login(username: string): void {
    this.pending.push(this.session.login({ username, password: 'right', remember: true }));
  }

  #tab(username: string): void {
    this.storage.write(this.server.signIn(username));
    this.session.reconcile();
  }

  check(): void {
    for (const { path, owner } of this.made) {
      for (const call of this.server.served.filter((served) => served.path === path)) {
        // A guest's call carries nothing, and a call of a session that ended may have left before.
        expect([owner, null]).toContain(call.user);
      }
    }
    const snapshot = this.session.actor.getSnapshot();
    const stored = this.storage.read();
    expect(snapshot.status).toBe('active');
    if (statusOf(snapshot) === 'guest') expect(stored).toBeNull();
    if (statusOf(snapshot) === 'signedIn') {
      expect(this.server.ownerOf(`Bearer ${stored?.access ?? ''}`)).toBe(
        snapshot.context.user?.username,
      );
    }
    expect(['guest', 'signedIn']).toContain(statusOf(snapshot));
    expect(this.server.reuses).toBe(0);
  }
}

describe('in whatever order things happen', () => {
  it('[I14 I15 I16 I17 I18] no call changes its user, nothing comes back to life, all calls end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom(...commands), { minLength: 1, maxLength: 14 }),
        async (scheduler, script) => {
          const run = new Run(scheduler);
          const { task } = scheduler.scheduleSequence(
            script.map((command) => ({
              label: command,
              builder: () => {
                run.does[command]();
                return Promise.resolve();
              },
            })),
          );
          await scheduler.waitFor(run.session.start().catch(() => undefined));
          await scheduler.waitFor(task);
          await scheduler.waitFor(Promise.all(run.pending));
          const isSettled = (snapshot: SessionSnapshot) =>
            !isUnsettled(snapshot) && !isRenewing(snapshot);
          await scheduler.waitFor(until(run.session, isSettled));
          run.check();
          run.session.dispose();
        },
      ),
      { numRuns: 3000 },
    );
  }, 120_000);
});
