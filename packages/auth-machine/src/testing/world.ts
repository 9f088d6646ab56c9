import type { Scheduler } from 'fast-check';
import { createSession, type Session } from '../machine/createSession.ts';
import type {
  RenewalLock,
  SessionClock,
  SessionTransport,
  TokenStorage,
} from '../machine/ports.ts';
import type { TokenGate } from '../machine/tokenGate.ts';
import type { Tokens } from '../machine/types.ts';
import { defaultParsers } from '../parsers/parsers.ts';
import { type Caller, type HttpClientName, httpClients } from './httpClients.ts';
import { ScriptedServer } from './scriptedServer.ts';

/** Beyond this a timer is a time-out, which most runs do without. */
const TIME_OUT_MS = 10_000;

/** How a session is put together; the known-bad variants change one part of it. */
export interface Build {
  client: HttpClientName;
  transport?: (parts: {
    transport: SessionTransport;
    storage: TokenStorage;
    call: () => Caller;
  }) => SessionTransport;
  tokens?: (session: Session) => TokenGate;
}

export interface WorldOptions extends Build {
  scheduler: Scheduler;
  tabs: number;
  /** Whether time-outs may come before answers. */
  isSlow: boolean;
}

/**
 * Tabs of one browser on one server. Answers, timers and what one tab hears of another come in an
 * order that fast-check picks.
 */
export class World {
  readonly server = new ScriptedServer();
  readonly tabs: Tab[];
  readonly pending: Promise<unknown>[] = [];
  readonly #options: WorldOptions;
  readonly #waiting: (() => void)[] = [];
  stored: Tokens | null = null;
  #isLocked = false;

  constructor(options: WorldOptions) {
    this.#options = options;
    const { scheduler } = options;
    this.server.pause = ({ path }) => scheduler.schedule(Promise.resolve(), path);
    this.tabs = Array.from({ length: options.tabs }, () => new Tab(this, options));
  }

  /** The others hear of a change later, and each for itself. */
  notifyTabs(from: Tab): void {
    for (const tab of this.tabs) {
      if (tab === from) continue;
      const heard = this.#options.scheduler.schedule(Promise.resolve(), 'storage event');
      void heard.then(() => tab.session.reconcile());
    }
  }

  readonly clock: SessionClock = {
    setTimeout: (work, milliseconds) => {
      const timer = { isCleared: false };
      if (milliseconds >= TIME_OUT_MS && !this.#options.isSlow) return timer;
      const { scheduler } = this.#options;
      void scheduler.schedule(Promise.resolve(), `${milliseconds} ms`).then(() => {
        if (!timer.isCleared) work();
      });
      return timer;
    },
    clearTimeout: (timer) => {
      if (typeof timer === 'object' && timer !== null && 'isCleared' in timer) {
        timer.isCleared = true;
      }
    },
  };

  readonly lock: RenewalLock = {
    acquire: async (signal) => {
      while (this.#isLocked) await new Promise<void>((resolve) => this.#waiting.push(resolve));
      if (signal.aborted) {
        this.#waiting.shift()?.();
        throw new Error('The wait for the lock was aborted.');
      }
      this.#isLocked = true;
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        this.#isLocked = false;
        this.#waiting.shift()?.();
      };
    },
  };
}

/** A call and who was signed in when it was made; undefined while that was unknown. */
interface Made {
  path: string;
  owner: string | null | undefined;
  status: number | null;
}

export class Tab {
  readonly session: Session;
  readonly call: Caller;
  readonly made: Made[] = [];
  ends = 0;
  isStorageBroken = false;
  readonly #world: World;

  constructor(world: World, build: Build) {
    this.#world = world;
    const client = httpClients[build.client](world.server);
    const storage = this.#storage();
    const call = () => this.call;
    const transport = build.transport?.({ transport: client.transport, storage, call });
    this.session = createSession({
      transport: transport ?? client.transport,
      parsers: defaultParsers,
      storage,
      lock: world.lock,
      clock: world.clock,
      onSignedOut: () => {
        this.ends += 1;
      },
    });
    this.call = client.attach({ tokens: build.tokens?.(this.session) ?? this.session.tokens });
  }

  get(path: string, signal?: AbortSignal): void {
    const { actor } = this.session;
    const { user } = actor.getSnapshot().context;
    const isGuest = actor.getSnapshot().matches('anonymous');
    const made: Made = { path, owner: isGuest ? null : user?.username, status: null };
    this.made.push(made);
    const call = this.call(path, signal === undefined ? {} : { signal });
    this.#world.pending.push(
      call.then(
        ({ status }) => {
          made.status = status;
        },
        () => undefined,
      ),
    );
  }

  login(username: string): void {
    const request = { username, password: 'right', remember: true };
    this.#world.pending.push(this.session.login(request));
  }

  #storage(): TokenStorage {
    const use = () => {
      if (this.isStorageBroken) throw new DOMException('refused', 'SecurityError');
      return this.#world;
    };
    return {
      read: () => use().stored,
      write: (tokens) => {
        use().stored = { ...tokens };
        this.#world.notifyTabs(this);
      },
      clear: () => {
        use().stored = null;
        this.#world.notifyTabs(this);
      },
    };
  }
}
