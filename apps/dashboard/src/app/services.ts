import type { Session } from '@litometr/auth-machine';
import { createBrowserSession } from '@litometr/auth-machine/browser';
import { type Query, QueryClient } from '@tanstack/react-query';
import type { Call } from '../api/call.ts';
import type { Download } from '../api/download.ts';
import type { Transfer } from '../api/transfer.ts';
import { lazyApi, lazyTransport, loadedOnce } from './lazyWire.ts';
import type { Wire } from './wire.ts';

/** What the app is made of outside React: one session, one way to the API, one cache. */
export interface Services {
  session: Session;
  call: Call;
  download: Download;
  transfer: Transfer;
  queryClient: QueryClient;
  /** Fetches the client of the API before anybody calls. */
  warmWire: () => Promise<unknown>;
}

export interface ServicesOptions {
  /** Once per ended session of a signed-in user. */
  onSignedOut: () => void;
  wire?: (session: Session) => Promise<Wire>;
}

/** For the console only (spec, section 8). */
const failureTexts = {
  user: 'The token is invalid: the user could not be loaded, so the session has ended.',
  menu: 'Critical: the menu could not be loaded.',
} as const;

/** Of calls that only a signed-in user may make. */
const isPrivate = ({ meta }: Query): boolean => meta?.['isPrivate'] === true;

/** The data change once a day: what was read a minute ago is not read again. */
const STALE_MS = 60_000;

const fetchedWire = async (session: Session): Promise<Wire> =>
  (await import('./wire.ts')).createWire(session);

export function createServices({
  onSignedOut,
  wire: makeWire = fetchedWire,
}: ServicesOptions): Services {
  // Only calls ask for it, and nobody calls before there is a session.
  const wire = loadedOnce(() => makeWire(session));
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: STALE_MS, refetchOnWindowFocus: false } },
  });
  /** What was read for one user is not shown to the next: views on screen read it anew. */
  const dropReadData = () => {
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries();
  };
  /** The same for guests, who may not ask for what users keep: that is emptied, not read anew. */
  const dropPrivateData = () => {
    for (const query of queryClient.getQueryCache().findAll({ predicate: isPrivate }))
      query.reset();
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries({ predicate: (query) => !isPrivate(query) });
  };
  const session: Session = createBrowserSession({
    transport: lazyTransport(wire),
    onSignedOut: ({ wasSignedIn }) => {
      dropPrivateData();
      if (wasSignedIn) onSignedOut();
    },
    onUserSwitched: dropReadData,
    onFailure: ({ call, error }) => console.error(failureTexts[call], error),
  });
  return { session, queryClient, warmWire: wire, ...lazyApi(wire) };
}
