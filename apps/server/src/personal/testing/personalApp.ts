import type { Endpoint, EndpointResponse, LoginResponse } from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { authenticateWith } from '../../accounts/authenticate.ts';
import type { AccountsConfig, AccountsStore } from '../../accounts/openAccounts.ts';
import { registerSessionRoutes } from '../../accounts/routes.ts';
import { openTestAccounts, TestClock } from '../../accounts/testing/openTestAccounts.ts';
import { buildApp } from '../../buildApp.ts';
import { bareOptions } from '../../http/testing/bareApp.ts';
import { addressOf } from '../../http/testing/endpoints.ts';

type Params = Readonly<Record<string, string | number>>;

export interface CallOptions {
  params?: Params;
  query?: Readonly<Record<string, string>>;
  body?: object;
  /** Whose call it is; null is a guest's. */
  as?: string | null;
}

/** Answers of any status. */
export interface CallResult {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  text: string;
  body: unknown;
}

/**
 * The accounts of one test file with routes over them, called by the contract's endpoints. The
 * demo accounts `user`, `vip`, `moderator`, `admin` are signed in on first use.
 */
export function personalApp(
  register: (app: FastifyInstance, accounts: AccountsStore, clock: TestClock) => void,
  config: Pick<AccountsConfig, 'onFailure'> = {},
) {
  const clock = new TestClock();
  const tokens = new Map<string, string>();
  let app: FastifyInstance | undefined;
  let accounts: AccountsStore | undefined;
  beforeAll(async () => {
    const opened = await openTestAccounts({ now: clock.now, ...config });
    accounts = opened;
    app = await buildApp({
      ...bareOptions,
      authenticate: authenticateWith(opened.sessions),
      routes: (to) => {
        registerSessionRoutes(to, { accounts: opened });
        register(to, opened, clock);
      },
    });
  });
  afterAll(async () => {
    await app?.close();
    await accounts?.close();
  });
  const opened = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The application opens before the first test.');
    return value;
  };

  async function signIn(
    username: string,
    password = 'demo',
    agent = 'test',
  ): Promise<LoginResponse> {
    const response = await opened(app).inject({
      method: 'POST',
      url: '/api/token/',
      payload: { username, password },
      headers: { 'user-agent': agent },
    });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<LoginResponse>();
  }

  async function bearer(username: string): Promise<string> {
    const known = tokens.get(username);
    if (known !== undefined) return known;
    const { access } = await signIn(username);
    tokens.set(username, access);
    return access;
  }

  async function call(endpoint: Endpoint, options: CallOptions = {}): Promise<CallResult> {
    const { params = {}, query = {}, body, as = 'user' } = options;
    const token = as === null ? null : await bearer(as);
    const response = await opened(app).inject({
      method: endpoint.method,
      url: addressOf(endpoint, params, query),
      ...(body === undefined ? {} : { payload: body }),
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: isJson ? response.json<unknown>() : null,
    };
  }

  return {
    clock,
    tokens,
    /** An hour later: beyond every window of calls, and of every access token. */
    later() {
      clock.advance(3_600);
      tokens.clear();
    },
    signIn,
    call,
    get app() {
      return opened(app);
    },
    get accounts() {
      return opened(accounts);
    },
    /**
     * Returns the response to a call that must succeed; the routes check it against the contract.
     */
    async ok<E extends Endpoint>(
      endpoint: E,
      options: CallOptions = {},
    ): Promise<EndpointResponse<E>> {
      const { status, body, text } = await call(endpoint, options);
      expect(status, `${endpoint.id} ${text}`).toBe(200);
      return body as EndpointResponse<E>;
    },
    async status(endpoint: Endpoint, options: CallOptions = {}): Promise<number> {
      return (await call(endpoint, options)).status;
    },
  };
}
