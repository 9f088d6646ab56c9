import type { Session } from '@litometr/auth-machine';
import { attachSession, createAxiosTransport } from '@litometr/auth-machine/axios';
import { createBrowserSession } from '@litometr/auth-machine/browser';
import { type Query, QueryClient } from '@tanstack/react-query';
import axios, { type AxiosInstance } from 'axios';
import { type Call, createCall } from '../api/call.ts';
import { createDownload, type Download } from '../api/download.ts';
import { createTransfer, type Transfer } from '../api/transfer.ts';
import { readLocale } from '../i18n/localeStorage.ts';

const API_BASE = '/api';

/** What the app is made of outside React: one session, one way to the API, one cache. */
export interface Services {
  session: Session;
  /** The way to our API, with the session's token; `call` is what pages use. */
  http: AxiosInstance;
  call: Call;
  download: Download;
  transfer: Transfer;
  queryClient: QueryClient;
}

/** What calls, saves and sends go by. */
export function apiOf(
  http: AxiosInstance,
): Pick<Services, 'http' | 'call' | 'download' | 'transfer'> {
  return {
    http,
    call: createCall(http),
    download: createDownload(http),
    transfer: createTransfer(http),
  };
}

export interface ServicesOptions {
  /** Once per ended session of a signed-in user. */
  onSignedOut: () => void;
  http?: AxiosInstance;
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

export function createServices({ onSignedOut, http = axios.create() }: ServicesOptions): Services {
  http.defaults.baseURL = API_BASE;
  // The menu's names are in the language of the reader's choice (decision 9).
  http.interceptors.request.use((config) => {
    config.headers.set('Accept-Language', readLocale());
    return config;
  });
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
  const session = createBrowserSession({
    transport: createAxiosTransport(http, { revoke: '/token/revoke/' }),
    onSignedOut: ({ wasSignedIn }) => {
      dropPrivateData();
      if (wasSignedIn) onSignedOut();
    },
    onUserSwitched: dropReadData,
    onFailure: ({ call, error }) => console.error(failureTexts[call], error),
  });
  attachSession(http, session);
  return { session, queryClient, ...apiOf(http) };
}
