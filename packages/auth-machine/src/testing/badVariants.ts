import { isUnauthorized, SessionChangedError, TransportError } from '../machine/errors.ts';
import { defaultParsers } from '../parsers/parsers.ts';
import type { Build } from './world.ts';

/**
 * Sessions as they are often built, each with one known fault. The suite must find it: a suite that
 * lets one through proves nothing of the rest.
 */
export const badVariants: Readonly<Record<string, Build>> = {
  /** New tokens are written where they arrive, whether or not the session is still there. */
  'commits in the promise': {
    client: 'fetch',
    transport: ({ transport, storage }) => ({
      ...transport,
      refresh: async (refresh) => {
        const body = await transport.refresh(refresh, new AbortController().signal);
        const tokens = defaultParsers.refresh(body);
        storage.write({ access: tokens.access, refresh: tokens.refresh ?? refresh });
        return body;
      },
    }),
  },

  /** Sends a waiting call with any current token, even if another user made the call. */
  'ignores whose a call is': {
    client: 'fetch',
    tokens: ({ actor, tokens }) => ({
      acquire: async (signal) => {
        for (;;) {
          try {
            return await tokens.acquire(signal);
          } catch (error) {
            if (!(error instanceof SessionChangedError)) throw error;
          }
        }
      },
      renew: async (sent, signal) => {
        const { epoch } = actor.getSnapshot().context;
        try {
          return await tokens.renew({ ...sent, epoch }, signal);
        } catch (error) {
          if (!(error instanceof SessionChangedError)) throw error;
          return tokens.acquire(signal);
        }
      },
    }),
  },

  /** Every refusal counts against the present token, also one of a token that is long replaced. */
  'takes a late refusal for a new one': {
    client: 'fetch',
    tokens: ({ tokens }) => ({
      acquire: (signal) => tokens.acquire(signal),
      renew: async (sent, signal) => {
        const now = await tokens.acquire(signal);
        return tokens.renew({ ...sent, version: now?.version ?? sent.version }, signal);
      },
    }),
  },

  /** The refresh itself waits for a refresh when it is refused. */
  'refreshes the refresh': {
    client: 'fetch',
    transport: ({ transport, call }) => ({
      ...transport,
      refresh: async (refresh) => {
        const { status, body } = await call()('/token/refresh/', {
          method: 'POST',
          body: { refresh },
        });
        if (status === 200) return body;
        const error = new TransportError('refused', { status });
        throw isUnauthorized(error) ? new TransportError('later', { status: null }) : error;
      },
    }),
  },
};
