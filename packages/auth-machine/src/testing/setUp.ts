import { createSession, type Session, type SessionOptions } from '../machine/createSession.ts';
import type { SessionEnd } from '../machine/events.ts';
import { createMemoryStorage } from '../machine/memoryStorage.ts';
import type { TokenStorage } from '../machine/ports.ts';
import { type SessionSnapshot, when } from '../machine/tokenGate.ts';
import type { Tokens } from '../machine/types.ts';
import { defaultParsers } from '../parsers/parsers.ts';
import { ScriptedServer } from './scriptedServer.ts';
import { scriptedTransport } from './scriptedTransport.ts';

export interface SetUp {
  server: ScriptedServer;
  storage: TokenStorage;
  session: Session;
  ends: SessionEnd[];
}

/** A session on a scripted server; `stored` is what an earlier visit left behind. */
export function setUp(
  options: Partial<SessionOptions> = {},
  stored: (server: ScriptedServer) => Tokens | null = () => null,
): SetUp {
  const server = new ScriptedServer();
  const storage = createMemoryStorage(stored(server));
  const ends: SessionEnd[] = [];
  const session = createSession({
    transport: scriptedTransport(server),
    parsers: defaultParsers,
    storage,
    onSignedOut: (end) => ends.push(end),
    ...options,
  });
  return { server, storage, session, ends };
}

/** A session that `user` has restored from an earlier visit. */
export async function setUpSignedIn(options: Partial<SessionOptions> = {}): Promise<SetUp> {
  const parts = setUp(options, (server) => server.signIn('user'));
  await parts.session.start();
  return parts;
}

/** Resolves when the session is in a state; no polling and no clock. */
export function until(
  { actor }: Session,
  satisfies: (snapshot: SessionSnapshot) => boolean,
): Promise<void> {
  return when(actor, satisfies);
}

/** Resolves after everything that is ready to run has run. */
export function quiet(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** A promise that is settled from outside. */
export function gate(): { promise: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { promise, open: () => resolve(undefined) };
}
