import type { Role } from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AccountsStore } from '../../accounts/openAccounts.ts';
import type { TestClock } from '../../accounts/testing/openTestAccounts.ts';
import { FUZZ_PASSWORD } from './validValues.ts';

/** Sign-ins that a limit may refuse before one is accepted, an hour of the clock apart. */
const SIGN_IN_ATTEMPTS = 5;
const REFRESH_TOKENS = 4;

export interface CallersDeps {
  app: FastifyInstance;
  accounts: Pick<AccountsStore, 'users'>;
  clock: TestClock;
}

const session = z.object({
  access: z.string(),
  refresh: z.string(),
  user: z.object({ role: z.string() }),
});

/**
 * The callers of a run, by role. An account that a request has deleted, disabled, demoted or locked
 * out is replaced by a new one. Every call has an address of its own, so that limits per address do
 * not respond instead of the endpoints.
 */
export class FuzzCallers {
  readonly #deps: CallersDeps;
  readonly #tokens = new Map<Role, string>();
  readonly #usernames = new Map<Role, string>();
  #refreshTokens: readonly string[] = [];
  #calls = 0;
  #accounts = 0;

  constructor(deps: CallersDeps) {
    this.#deps = deps;
  }

  nextAddress(): string {
    this.#calls += 1;
    return `10.${[16, 8, 0].map((shift) => (this.#calls >> shift) & 255).join('.')}`;
  }

  /** The headers of a signed-in caller; none for a guest. */
  async headersOf(role: Role): Promise<Record<string, string>> {
    if (role === 'guest') return {};
    const token = this.#tokens.get(role) ?? (await this.#signIn(role));
    this.#tokens.set(role, token);
    return { authorization: `Bearer ${token}` };
  }

  /** Of the latest sign-ins. */
  get refreshTokens(): readonly string[] {
    return this.#refreshTokens;
  }

  /** The next call of the role signs in again, with the same account where it still can. */
  signOut(role: Role): void {
    this.#tokens.delete(role);
  }

  /** The next call of the role is made by a new account. */
  replace(role: Role): void {
    this.#tokens.delete(role);
    this.#usernames.delete(role);
  }

  async #signIn(role: Role): Promise<string> {
    const known = this.#usernames.get(role);
    const again = known === undefined ? null : await this.#tokenOf(known, role);
    if (again !== null) return again;
    this.#accounts += 1;
    const username = `fuzz-${role}-${this.#accounts}`;
    await this.#deps.accounts.users.add({ username, password: FUZZ_PASSWORD, role });
    this.#usernames.set(role, username);
    const token = await this.#tokenOf(username, role);
    if (token === null) throw new Error(`The new account ${username} cannot sign in.`);
    return token;
  }

  /** Null when the account is gone, disabled or demoted, or has another password. */
  async #tokenOf(username: string, role: Role): Promise<string | null> {
    const { app, clock } = this.#deps;
    for (let attempt = 0; attempt < SIGN_IN_ATTEMPTS; attempt += 1) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/token/',
        remoteAddress: this.nextAddress(),
        payload: { username, password: FUZZ_PASSWORD },
      });
      if (response.statusCode === 401) return null;
      if (response.statusCode === 200) {
        const { access, refresh, user } = z.parse(session, response.json());
        this.#refreshTokens = [refresh, ...this.#refreshTokens].slice(0, REFRESH_TOKENS);
        return user.role === role ? access : null;
      }
      if (response.statusCode !== 429) {
        throw new Error(`${username} cannot sign in: ${response.statusCode} ${response.body}`);
      }
      clock.advance(3_600);
    }
    throw new Error(`${username} cannot sign in: the limit of sign-ins does not end.`);
  }
}
