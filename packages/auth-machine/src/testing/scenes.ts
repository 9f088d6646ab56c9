import type { InspectionEvent } from 'xstate';
import { createSession, type Session } from '../machine/createSession.ts';
import { createMemoryStorage } from '../machine/memoryStorage.ts';
import type { SessionClock, TokenStorage } from '../machine/ports.ts';
import { defaultParsers } from '../parsers/parsers.ts';
import { ScriptedServer } from './scriptedServer.ts';
import { scriptedTransport } from './scriptedTransport.ts';
import { until } from './setUp.ts';

/** A clock that advances only by `pass`. */
class StillClock implements SessionClock {
  readonly #timers = new Map<unknown, { work: () => void; due: number }>();
  #now = 0;

  readonly setTimeout = (work: () => void, milliseconds: number): unknown => {
    const timer = {};
    this.#timers.set(timer, { work, due: this.#now + milliseconds });
    return timer;
  };
  readonly clearTimeout = (timer: unknown): void => {
    this.#timers.delete(timer);
  };

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    for (const [timer, { work, due }] of this.#timers) {
      if (due > this.#now) continue;
      this.#timers.delete(timer);
      work();
    }
  }
}

export interface LogLine {
  number: number;
  text: string;
}

/** A real session on a scripted server, with a log of its events and its calls. */
export class Scene {
  readonly server = new ScriptedServer();
  readonly storage: TokenStorage;
  readonly session: Session;
  readonly clock = new StillClock();
  /** Events, the oldest first. Replaced as a whole, never mutated. */
  log: readonly LogLine[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #held = new Set<string>();

  constructor({ isReturning }: { isReturning: boolean }) {
    this.storage = createMemoryStorage(isReturning ? this.server.signIn('moderator') : null);
    this.server.pause = ({ method, path }, at) => {
      if (at === 'arrival') {
        this.note(`→ ${method} ${path}`);
        return Promise.resolve();
      }
      if (this.#held.has(path)) return new Promise(() => undefined);
      this.note(`← ${path}`);
      return Promise.resolve();
    };
    this.session = createSession({
      transport: scriptedTransport(this.server),
      parsers: defaultParsers,
      storage: this.storage,
      clock: this.clock,
      onUnreachableRefresh: 'keep',
      onSignedOut: ({ reason }) => this.note(`signed out: ${reason}`),
      inspect: (event) => this.#inspect(event),
    });
    this.session.actor.subscribe(() => this.#notify());
  }

  /** Holds back the server's responses to a path. */
  hold(path: string): void {
    this.#held.add(path);
  }

  /** Another tab writes tokens of the same user. */
  signInElsewhere(): void {
    this.storage.write(this.server.signIn('moderator'));
  }

  /** Some call is refused with 401, as its token has run out. */
  async refuseACall(): Promise<void> {
    const sent = await this.session.tokens.acquire();
    this.server.expireAccess();
    if (sent !== null) void this.session.tokens.renew(sent).catch(() => undefined);
  }

  /** Resolves when the session is in the state of this path, such as `holding.token.renewing`. */
  reach(path: string): Promise<void> {
    const id = `session.${path}`;
    return until(this.session, ({ _nodes }) => _nodes.some((node) => node.id === id));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  note(line: string): void {
    this.log = [...this.log, { number: this.log.length + 1, text: line }];
    this.#notify();
  }

  #inspect(event: InspectionEvent): void {
    // Events of the machine itself, not of the calls that it makes.
    if (event.type !== '@xstate.event' || event.rootId !== event.actorRef.sessionId) return;
    this.note(JSON.stringify(event.event));
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

interface Script {
  isReturning: boolean;
  play: (scene: Scene) => Promise<void> | void;
}

const guest = (play: Script['play']): Script => ({ isReturning: false, play });
const returning = (play: Script['play']): Script => ({ isReturning: true, play });
const signedIn = (play: Script['play']): Script =>
  returning(async (scene) => {
    await scene.session.start();
    await play(scene);
  });
const login = (password: string) => ({ username: 'moderator', password, remember: true });
const start = ({ session }: Scene) => {
  void session.start().catch(() => undefined);
};

/** How to come into each state of the chart that lasts. */
export const scenes: Readonly<Record<string, Script>> = {
  boot: guest(() => undefined),
  'anonymous.idle': guest(({ session }) => session.start()),
  'anonymous.submitting': guest(async (scene) => {
    await scene.session.start();
    scene.hold('/token/');
    void scene.session.login(login('right')).catch(() => undefined);
  }),
  'anonymous.rejected': guest(async ({ session }) => {
    await session.start();
    await session.login(login('wrong'));
  }),
  'holding.identity.restoring': returning((scene) => {
    scene.hold('/auth/users/me/');
    start(scene);
  }),
  'holding.identity.known': signedIn(() => undefined),
  'holding.token.fresh': signedIn(() => undefined),
  'holding.token.renewing': signedIn((scene) => {
    scene.hold('/token/refresh/');
    return scene.refuseACall();
  }),
  'holding.token.adopting.verifying': signedIn((scene) => {
    scene.hold('/auth/users/me/');
    scene.signInElsewhere();
    scene.session.reconcile();
  }),
  'holding.token.adopting.renewing': signedIn((scene) => {
    scene.hold('/token/refresh/');
    scene.signInElsewhere();
    scene.server.expireAccess();
    scene.session.reconcile();
  }),
  'holding.token.adopting.rechecking': signedIn(async (scene) => {
    scene.signInElsewhere();
    scene.server.expireAccess();
    scene.session.reconcile();
    await scene.reach('holding.token.adopting.renewing');
    scene.hold('/auth/users/me/');
  }),
  'holding.token.unreachable': signedIn(async (scene) => {
    scene.hold('/token/refresh/');
    await scene.refuseACall();
    await scene.reach('holding.token.renewing');
    scene.clock.pass(10_000);
  }),
  'holding.menu.unloaded': returning((scene) => {
    scene.hold('/auth/users/me/');
    start(scene);
  }),
  'holding.menu.loading': returning((scene) => {
    scene.hold('/menu/');
    start(scene);
  }),
  'holding.menu.ready': signedIn(() => undefined),
  'holding.menu.refreshing': signedIn((scene) => {
    scene.hold('/menu/');
    scene.session.refreshMenu();
  }),
  'holding.menu.failed': returning((scene) => {
    scene.server.override = ({ path }) => (path === '/menu/' ? { status: 500, body: {} } : null);
    start(scene);
  }),
};

/** Plays the scene of a state; resolves when the session is in it. */
export async function playScene(scene: Scene, state: string): Promise<void> {
  await scenes[state]?.play(scene);
  await scene.reach(state);
}
