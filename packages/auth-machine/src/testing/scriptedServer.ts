import type { MenuItem, SessionUser } from '../machine/types.ts';

export interface ScriptedRequest {
  method: string;
  path: string;
  body?: unknown;
  authorization?: string | undefined;
}

export interface ScriptedAnswer {
  status: number;
  body: unknown;
}

/** A call as the server saw it. `user` is whose token it carried, null for none or an unknown. */
export interface ServedCall extends ScriptedRequest {
  user: string | null;
}

interface Family {
  user: SessionUser;
  access: string;
  refresh: string;
  /**
   * The refresh token that `refresh` was issued for; null at first, and once the grace period is
   * over.
   */
  parent: string | null;
  revoked: boolean;
}

const refused: ScriptedAnswer = {
  status: 401,
  body: { detail: 'Token is invalid or expired', code: 'token_not_valid' },
};

export function menuItem(name: string, change: Partial<MenuItem> = {}): MenuItem {
  return {
    name,
    path: `/app/${name}`,
    displayName: name,
    type: 'item',
    component: 'Dashboard',
    meta: {},
    children: [],
    ...change,
  };
}

/**
 * Serves the session calls in memory, with rotation and reuse detection: a refresh token that comes twice
 * ends its session, unless `hasGrace` forgives it while its child is unspent. Every password is
 * `right`; the role is the username.
 */
export class ScriptedServer {
  readonly served: ServedCall[] = [];
  /** Overrides the response by path; null lets the server respond. */
  override: (request: ScriptedRequest) => ScriptedAnswer | null = () => null;
  /** Awaited before each call is looked at, and before its answer leaves. */
  pause: (request: ScriptedRequest, at: 'arrival' | 'departure') => Promise<void> = () =>
    Promise.resolve();
  rotates = true;
  hasGrace = false;
  reuses = 0;
  readonly #families: Family[] = [];
  /** Whose access token it is or was. */
  readonly #owners = new Map<string, string>();
  readonly #spent = new Map<string, Family>();
  #issued = 0;

  async handle(request: ScriptedRequest): Promise<ScriptedAnswer> {
    await this.pause(request, 'arrival');
    const answer = this.override(request) ?? this.#answer(request);
    const user = this.ownerOf(request.authorization);
    this.served.push({ ...request, user });
    await this.pause(request, 'departure');
    return answer;
  }

  count(path: string): number {
    return this.served.filter((call) => call.path === path).length;
  }

  /** A session as an earlier visit left it. */
  signIn(username: string): { access: string; refresh: string } {
    const family: Family = {
      user: { username, role: username },
      access: this.#next('access'),
      refresh: this.#next('refresh'),
      parent: null,
      revoked: false,
    };
    this.#families.push(family);
    this.#owners.set(family.access, username);
    return { access: family.access, refresh: family.refresh };
  }

  /** All access tokens are past their time. */
  expireAccess(): void {
    for (const family of this.#families) family.access = 'expired';
  }

  /** A spent token is not forgiven any more. */
  endGrace(): void {
    for (const family of this.#families) family.parent = null;
  }

  revokeAll(): void {
    for (const family of this.#families) family.revoked = true;
    this.expireAccess();
  }

  /** Whose token a call carried, also when it is past its time. */
  ownerOf(authorization: string | undefined): string | null {
    const token = authorization?.replace('Bearer ', '');
    return token === undefined ? null : (this.#owners.get(token) ?? null);
  }

  #next(kind: string): string {
    this.#issued += 1;
    return `${kind}-${this.#issued}`;
  }

  #answer({ path, body, authorization }: ScriptedRequest): ScriptedAnswer {
    const fields: Record<string, unknown> = typeof body === 'object' ? { ...body } : {};
    if (path === '/token/') return this.#login(fields);
    if (path === '/token/refresh/') return this.#refresh(fields);
    if (path === '/token/revoke/') return this.#revoke(fields);
    const family = this.#live(authorization);
    if (family === null) return refused;
    if (path === '/auth/users/me/') return { status: 200, body: family.user };
    if (path === '/menu/') return { status: 200, body: [menuItem('dashboard')] };
    return { status: 200, body: { path, user: family.user.username } };
  }

  #live(authorization: string | undefined): Family | null {
    const family = this.#families.find((one) => `Bearer ${one.access}` === authorization);
    return family === undefined || family.revoked ? null : family;
  }

  #login({ username, password }: Record<string, unknown>): ScriptedAnswer {
    if (password !== 'right') {
      return {
        status: 401,
        body: { detail: 'No active account found with the given credentials' },
      };
    }
    const tokens = this.signIn(String(username));
    const user = { username, role: username };
    return { status: 200, body: { ...tokens, user, menu: [menuItem('dashboard')] } };
  }

  #refresh({ refresh }: Record<string, unknown>): ScriptedAnswer {
    const spent = this.#spent.get(String(refresh));
    const isForgiven = this.hasGrace && spent?.parent === refresh && !spent?.revoked;
    if (spent !== undefined && isForgiven) {
      return { status: 200, body: { access: spent.access, refresh: spent.refresh } };
    }
    if (spent !== undefined) {
      this.reuses += 1;
      spent.revoked = true;
      spent.access = 'revoked';
    }
    const family = this.#families.find((one) => one.refresh === refresh && !one.revoked);
    if (family === undefined) return refused;
    family.access = this.#next('access');
    this.#owners.set(family.access, family.user.username);
    if (!this.rotates) return { status: 200, body: { access: family.access } };
    this.#spent.set(family.refresh, family);
    family.parent = family.refresh;
    family.refresh = this.#next('refresh');
    return { status: 200, body: { access: family.access, refresh: family.refresh } };
  }

  #revoke({ refresh }: Record<string, unknown>): ScriptedAnswer {
    const family =
      this.#spent.get(String(refresh)) ?? this.#families.find((one) => one.refresh === refresh);
    if (family !== undefined) {
      family.revoked = true;
      family.access = 'revoked';
    }
    return { status: 200, body: {} };
  }
}
