import type { Credentials, MenuItem, SessionUser, Tokens } from './types.ts';

/** Where tokens outlive the page. May throw: the session then goes on in memory. */
export interface TokenStorage {
  /** Null when there is no usable access token. */
  read(): Tokens | null;
  /**
   * Writes refresh before access, so that a reader who sees the new access token finds its refresh
   * token too. Without `remember` the tokens remain in the storage that has them.
   */
  write(tokens: Tokens, remember?: boolean): void;
  clear(): void;
}

/**
 * The session calls (docs/product-spec.md#7-calls). Each returns the parsed JSON body, not validated,
 * or rejects with `TransportError`.
 */
export interface SessionTransport {
  login: (credentials: Credentials, signal: AbortSignal) => Promise<unknown>;
  refresh: (refresh: string, signal: AbortSignal) => Promise<unknown>;
  fetchUser: (access: string, signal: AbortSignal) => Promise<unknown>;
  fetchMenu: (access: string, signal: AbortSignal) => Promise<unknown>;
  /** Ends the session on the server. Not awaited; its failure changes nothing. */
  revoke?: (refresh: string) => Promise<void>;
}

/** Timers: time-outs, pauses, the cool-down after a renewal. The time of day is never read. */
export interface SessionClock {
  setTimeout: (work: () => void, milliseconds: number) => unknown;
  clearTimeout: (timer: unknown) => void;
}

export type ReleaseLock = () => void;

/** Prevents two tabs from renewing one token at once. Advisory: without it a renewal goes on. */
export interface RenewalLock {
  /** Null when it could not be had in time. Rejects when the signal aborts. */
  acquire(signal: AbortSignal): Promise<ReleaseLock | null>;
}

/** `menu` is null when the answer has none: it is fetched then. */
export interface LoginAnswer {
  tokens: Tokens;
  user: SessionUser;
  menu: MenuItem[] | null;
}

/** `refresh` is undefined when the old one stays valid. */
export interface RefreshAnswer {
  access: string;
  refresh: string | undefined;
}

/** Turn a body into what the call promises, or throw. */
export interface SessionParsers {
  login(body: unknown): LoginAnswer;
  refresh(body: unknown): RefreshAnswer;
  user(body: unknown): SessionUser;
  menu(body: unknown): MenuItem[];
}
