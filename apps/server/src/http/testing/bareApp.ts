import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { type AppOptions, buildApp } from '../../buildApp.ts';
import { ApiError } from '../errors.ts';

/** Bearer of the one user that `bareOptions` know. */
export const goodBearer = { authorization: 'Bearer good' };

/** The application without stores: one user, one published state, no routes but the own ones. */
export const bareOptions: AppOptions = {
  version: '1.2.3',
  dashboardFolder: null,
  coverHosts: [],
  trustProxy: [],
  authenticate: ({ headers: { authorization } }) => {
    if (authorization === undefined) return Promise.resolve(null);
    if (authorization !== goodBearer.authorization) {
      throw new ApiError(401, 'Token is invalid or expired', {
        code: 'token_not_valid',
        headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
      });
    }
    return Promise.resolve({ id: 1, username: 'reader', role: 'user', sessionId: 'one' });
  },
  stateTag: () => Promise.resolve('litnet:1'),
  logger: false,
  routes: () => undefined,
};

/** An application for the tests of a file, or of a `describe`. */
export function bareApp(options: () => Partial<AppOptions>): { readonly app: FastifyInstance } {
  let app: FastifyInstance | undefined;
  beforeAll(async () => {
    app = await buildApp({ ...bareOptions, ...options() });
    await app.ready();
  });
  afterAll(() => app?.close());
  return {
    get app() {
      if (app === undefined) throw new Error('The application opens before the first test.');
      return app;
    },
  };
}
