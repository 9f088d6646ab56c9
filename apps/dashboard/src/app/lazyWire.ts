import { type SessionTransport, TransportError } from '@litometr/auth-machine';
import type { Wire } from './wire.ts';

/** Gives what a load brings; what failed is loaded again by the next one who asks. */
export function loadedOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | null = null;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      // To who calls it is all one: nothing was sent, and nobody answered.
      const reason = error instanceof Error ? error.message : String(error);
      throw new TransportError(reason, { status: null, hasDetail: false });
    });
    return loaded;
  };
}

/** The session's calls over a client that is fetched with the first of them. */
export function lazyTransport(wire: () => Promise<Wire>): SessionTransport {
  const over = async () => (await wire()).transport;
  return {
    login: async (request, signal) => (await over()).login(request, signal),
    refresh: async (token, signal) => (await over()).refresh(token, signal),
    fetchUser: async (access, signal) => (await over()).fetchUser(access, signal),
    fetchMenu: async (access, signal) => (await over()).fetchMenu(access, signal),
    revoke: async (token) => (await over()).revoke?.(token),
  };
}

/** The ways to the API, of which each fetches the client that it goes by. */
export function lazyApi(wire: () => Promise<Wire>): Pick<Wire, 'call' | 'download' | 'transfer'> {
  return {
    call: async (...asked) => (await wire()).call(...asked),
    download: async (of) => (await wire()).download(of),
    transfer: {
      send: async (...file) => (await wire()).transfer.send(...file),
      listen: async (...stream) => (await wire()).transfer.listen(...stream),
    },
  };
}
