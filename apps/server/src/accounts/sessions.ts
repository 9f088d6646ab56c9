import type { LoginRequest, LoginResponse, RefreshResponse } from '@litometr/api-contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { toAddressKey } from '../http/addressBlocks.ts';
import type { SessionUser } from '../http/contract.ts';
import type { ApiError } from '../http/errors.ts';
import type { Database } from '../postgres/database.ts';
import { tokenFamilies, users } from '../postgres/schema.ts';
import { readAccessToken, signAccessToken } from './accessTokens.ts';
import type { AuditEntry, AuditLog } from './audit.ts';
import type { DeviceCookies } from './deviceCookies.ts';
import type { Counter, Counters } from './limits/counters.ts';
import { SignInLimits } from './limits/signInLimits.ts';
import type { MenuStore } from './menu/menuStore.ts';
import { HashingBusyError, type PasswordHasher } from './passwords.ts';
import type { IssuedSession, RefreshTokens } from './refreshTokens.ts';
import { badCredentials, badToken, tooBusy, tooMany } from './refusals.ts';
import { usernameKey } from './usernames.ts';
import type { UserRow, Users } from './users.ts';

const MINUTE = 60;
/** Many tabs share a session. Others cannot use this limit up, as they do not have its tokens. */
const REFRESHES_PER_SESSION = { points: 120, seconds: MINUTE };
/** Limit for tokens that were never issued. */
const UNKNOWN_REFRESHES_PER_ADDRESS = { points: 600, seconds: MINUTE };
/** Records of refusals per key: a flood of them would fill the audit log and add nothing. */
const NOTES = { points: 5, seconds: 10 * MINUTE };

/** Where a call comes from, with its Accept-Language and User-Agent headers, if any. */
export interface Caller {
  address: string;
  languages: string | undefined;
  agent?: string | undefined;
  /** Value of the device cookie, not verified. */
  deviceCookie?: string | undefined;
}

export interface SignIn {
  response: LoginResponse;
  /** New value of the browser's device cookie. */
  deviceCookie: string;
}

/** The call that a token came with, for the record of its refusal. */
export interface TokenUse {
  address: string;
  path: string;
}

export interface SessionParts {
  db: Database;
  users: Users;
  hasher: PasswordHasher;
  refreshTokens: RefreshTokens;
  menu: MenuStore;
  audit: AuditLog;
  counters: Counters;
  devices: DeviceCookies;
  accessKey: Buffer;
  now: () => Date;
}

/** The session calls, free of HTTP but for the refusals they throw (`ApiError`). */
export class Sessions {
  readonly #parts: SessionParts;
  readonly #limits: SignInLimits;
  readonly #refreshes: Counter;
  readonly #unknownRefreshes: Counter;
  readonly #notes: Counter;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    const { counters } = parts;
    this.#limits = new SignInLimits(counters);
    this.#refreshes = counters.create('refresh_session', REFRESHES_PER_SESSION);
    this.#unknownRefreshes = counters.create('refresh_unknown', UNKNOWN_REFRESHES_PER_ADDRESS);
    this.#notes = counters.create('audit_refusal', NOTES);
  }

  /** @throws ApiError 401 with one text for every wrong pair, 429 or 503 without `detail` */
  async login(credentials: LoginRequest, caller: Caller): Promise<SignIn> {
    const { audit, db, devices, menu, users: accounts } = this.#parts;
    const { address } = caller;
    const subject = usernameKey(credentials.username);
    const account = await accounts.find(credentials.username);
    const device = await devices.find(caller.deviceCookie, account);
    const admission = await this.#limits.admit({ account: subject, address, device });
    if (!admission.allowed) {
      await this.#note(subject, { event: 'authn_login_lock', subject, address });
      throw tooMany(admission.retryAfter);
    }
    const found = await this.#checkPassword(credentials, account, device !== null);
    const opened = found === null ? null : await this.#open(found, caller);
    if (opened === null) {
      const event = admission.last ? 'authn_login_fail_max' : 'authn_login_fail';
      await audit.record(db, { event, subject, address });
      throw badCredentials();
    }
    await admission.succeed();
    const { user, issued } = opened;
    const response = {
      access: await this.#access(user.id, issued.sessionId),
      refresh: issued.refresh,
      user: { username: user.username, role: user.role },
      menu: await menu.forRole(user.role, caller.languages),
    };
    return { response, deviceCookie: await devices.issue(caller.deviceCookie, user) };
  }

  /** @throws ApiError 401 `token_not_valid` for a token that is not the session's live one */
  async refresh(refresh: string, caller: Caller): Promise<RefreshResponse> {
    await this.#admitRefresh(refresh, caller);
    const rotation = await this.#parts.refreshTokens.rotate(refresh);
    if (rotation.outcome === 'refused') throw badToken();
    const access = await this.#access(rotation.userId, rotation.sessionId);
    return { access, refresh: rotation.refresh };
  }

  /** @throws ApiError 429 */
  async revoke(refresh: string, caller: Caller): Promise<void> {
    await this.#admitRefresh(refresh, caller);
    await this.#parts.refreshTokens.revoke(refresh);
  }

  /**
   * Whose access token it is, as the store knows them now: a role change, a sign-out or a
   * disabled account bites with the next call. A refusal is recorded, unless the token has just run
   * out.
   *
   * @throws ApiError 401 `token_not_valid`
   */
  async identify(access: string, use: TokenUse): Promise<SessionUser> {
    const { accessKey, db, now } = this.#parts;
    const at = now();
    const claims = await readAccessToken(accessKey, access, at);
    if (claims === 'expired') throw badToken();
    if (claims === null) throw await this.#refusedToken(use, { reason: 'not ours' });
    const { id, username, role } = users;
    const live = and(
      eq(tokenFamilies.id, claims.sessionId),
      eq(users.id, claims.userId),
      isNull(tokenFamilies.revokedAt),
      gt(tokenFamilies.expiresAt, at),
      isNull(users.disabledAt),
    );
    const [user] = await db
      .select({ id, username, role })
      .from(tokenFamilies)
      .innerJoin(users, eq(users.id, tokenFamilies.userId))
      .where(live);
    if (user === undefined) {
      throw await this.#refusedToken(use, { reason: 'ended' }, claims.sessionId);
    }
    return { ...user, sessionId: claims.sessionId };
  }

  async #refusedToken(
    { address, path }: TokenUse,
    details: { reason: string },
    session?: string,
  ): Promise<ApiError> {
    const entry: AuditEntry = { event: 'authz_fail', address, details: { ...details, path } };
    if (session !== undefined) entry.session = session;
    await this.#note(`token ${address}`, entry);
    return badToken();
  }

  async #admitRefresh(refresh: string, { address }: Caller): Promise<void> {
    const session = await this.#parts.refreshTokens.findSession(refresh);
    const wait =
      session === null
        ? await this.#unknownRefreshes.take(toAddressKey(address))
        : await this.#refreshes.take(session);
    if (wait > 0) throw tooMany(wait);
  }

  /** Records a refusal, but no flood of one kind. */
  async #note(key: string, entry: AuditEntry): Promise<void> {
    if ((await this.#notes.take(key)) > 0) return;
    await this.#parts.audit.record(this.#parts.db, entry);
  }

  async #checkPassword(
    credentials: LoginRequest,
    user: UserRow | null,
    isKnownDevice: boolean,
  ): Promise<UserRow | null> {
    const { hasher, users: accounts } = this.#parts;
    const usable = user !== null && user.disabledAt === null;
    const stored = usable ? user.passwordHash : null;
    try {
      const matches = await hasher.verify(stored, credentials.password, isKnownDevice);
      if (!matches || !usable) return null;
      if (hasher.isOutdated(user.passwordHash)) {
        await accounts.rehash(user, credentials.password);
        return await accounts.find(credentials.username);
      }
      return user;
    } catch (error) {
      if (error instanceof HashingBusyError) throw tooBusy();
      throw error;
    }
  }

  /** Null when the account was disabled or its password changed while this one was checked. */
  async #open(
    found: UserRow,
    caller: Caller,
  ): Promise<{ user: UserRow; issued: IssuedSession } | null> {
    const { audit, db, refreshTokens } = this.#parts;
    return db.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, found.id)).for('update');
      const unchanged = user?.disabledAt === null && user.passwordHash === found.passwordHash;
      if (!unchanged) return null;
      const issued = await refreshTokens.begin(tx, user.id, caller.agent);
      const entry = { userId: user.id, address: caller.address, session: issued.sessionId };
      await audit.record(tx, { event: 'authn_login_success', ...entry });
      return { user, issued };
    });
  }

  #access(userId: number, sessionId: string): Promise<string> {
    const { accessKey, now } = this.#parts;
    return signAccessToken(accessKey, { userId, sessionId }, now());
  }
}
