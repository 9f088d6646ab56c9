import { createMemoryStorage, createSession } from '@litometr/auth-machine';
import { createFetchTransport, createSessionFetch } from '@litometr/auth-machine/fetch';
import { defaultParsers } from '@litometr/auth-machine/parsers';

/** The session of this page; its tokens end with it. */
export const session = createSession({
  transport: createFetchTransport({ baseURL: '/api' }),
  parsers: defaultParsers,
  storage: createMemoryStorage(),
});

/** A `fetch` that sends the session's token, and renews it when it has expired. */
export const sessionFetch = createSessionFetch(session, { baseURL: '/api' });
