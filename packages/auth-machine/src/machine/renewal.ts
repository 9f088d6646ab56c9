import { persistently, REQUEST_TIMEOUT_MS, withDeadline } from './deadline.ts';
import { isUnreachable, NO_REFRESH_TOKEN, SessionEndedError } from './errors.ts';
import type {
  ReleaseLock,
  RenewalLock,
  SessionClock,
  SessionParsers,
  SessionTransport,
} from './ports.ts';
import { Sealed } from './sealed.ts';
import type { Tokens } from './types.ts';
import type { Vault } from './vault.ts';

/**
 * How a renewal ended well: the server gave new tokens, or another tab had them already. The lock
 * stays held until the tokens are committed.
 */
export interface Renewal {
  kind: 'renewed' | 'adopted';
  tokens: Sealed<Tokens>;
  release: ReleaseLock;
}

export interface RenewalParts {
  vault: Vault;
  clock: SessionClock;
  lock: RenewalLock;
  transport: SessionTransport;
  parsers: SessionParsers;
}

const nothingToRelease: ReleaseLock = () => undefined;

/**
 * Gets tokens in place of the rejected ones. Commits nothing: that is for the machine, which may
 * have moved on.
 */
export function renewToken(parts: RenewalParts, signal: AbortSignal): Promise<Renewal> {
  return withDeadline(parts.clock, signal, REQUEST_TIMEOUT_MS, async (inner) => {
    const release = (await acquire(parts.lock, inner)) ?? nothingToRelease;
    // A renewal that is no longer awaited is not committed, so its lock must be released here.
    inner.addEventListener('abort', release, { once: true });
    try {
      return { ...(await renewUnderLock(parts, inner)), release };
    } catch (error) {
      release();
      throw error;
    }
  });
}

/** A lock that fails is done without, as one that cannot be had in time. */
async function acquire(lock: RenewalLock, signal: AbortSignal): Promise<ReleaseLock | null> {
  try {
    return await lock.acquire(signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

async function renewUnderLock(
  { vault, clock, transport, parsers }: RenewalParts,
  signal: AbortSignal,
): Promise<Omit<Renewal, 'release'>> {
  const adopted = fromOtherTab(vault);
  if (adopted !== null) return adopted;
  const refresh = vault.peek()?.refresh ?? null;
  if (refresh === null) throw new SessionEndedError(NO_REFRESH_TOKEN);
  try {
    const body = await persistently(clock, signal, () => transport.refresh(refresh, signal));
    const answer = parsers.refresh(body);
    const tokens = { access: answer.access, refresh: answer.refresh ?? refresh };
    // A late response does not overwrite a sign-out or sign-in of another tab.
    return fromOtherTab(vault) ?? { kind: 'renewed', tokens: new Sealed(tokens) };
  } catch (error) {
    // Another tab may have renewed or signed in while our refresh token was on its way.
    const theirs = isUnreachable(error) ? null : fromOtherTab(vault);
    if (theirs !== null) return theirs;
    throw error;
  }
}

/**
 * Returns the tokens with which another tab replaced ours; null when ours are unchanged.
 *
 * @throws SessionEndedError when it has signed out
 */
function fromOtherTab(vault: Vault): Omit<Renewal, 'release'> | null {
  const state = vault.compare();
  if (state === 'same') return null;
  const stored = vault.stored();
  if (stored === null) throw new SessionEndedError('Another tab signed out.');
  return { kind: 'adopted', tokens: new Sealed(stored) };
}
