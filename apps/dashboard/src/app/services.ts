import type { Session } from '@litometr/auth-machine';
import { createBrowserSession } from '@litometr/auth-machine/browser';
import type { Locale } from '@litometr/domain';
import { type Query, QueryClient } from '@tanstack/react-query';
import axios, { type AxiosInstance } from 'axios';
import type { IntlShape } from 'react-intl';
import type { Call } from '../api/call.ts';
import { createApi } from '../api/createApi.ts';
import type { Download } from '../api/download.ts';
import { followMenuVersion } from '../api/followMenuVersion.ts';
import type { Transfer } from '../api/transfer.ts';
import { createAppIntl } from '../i18n/createAppIntl.ts';
import type { LocaleTexts } from '../i18n/loadTexts.ts';
import type { Site } from './headTags.ts';
import { stylesOfPage } from './pageStyles.ts';

/** The app outside React: one session, one API client, one cache. */
export interface Services {
  session: Session;
  call: Call;
  download: Download;
  transfer: Transfer;
  queryClient: QueryClient;
  /** The server's language and address; null in the browser, which has them from the root route's loader. */
  site: Site | null;
  /** Of the Content-Security-Policy, on the server; browsers hide it from scripts. */
  nonce?: string;
  /** The style sheet inside the page; null where the page links to it. */
  styles: string | null;
  /** Address of the script with the texts of the page's language; null in the browser, which has them. */
  textsScript: string | null;
  /** The language that the first render speaks, with its texts. */
  locale: Locale;
  localeTexts: LocaleTexts;
  /** The texts of the language chosen last, for what runs outside React. */
  texts: { current: IntlShape };
  /** Calls the listener once per ended session of a signed-in user; returns how to stop. */
  onSignedOut: (listener: () => void) => () => void;
}

export interface ServicesOptions {
  locale: Locale;
  localeTexts: LocaleTexts;
  http?: AxiosInstance;
}

/** For the console only (docs/product-spec.md#8-error-catalogue). */
const failureTexts = {
  user: 'The token is invalid: the user could not be loaded, so the session has ended.',
  menu: 'Critical: the menu could not be loaded.',
} as const;

/** Of calls that only a signed-in user may make. */
const isPrivate = ({ meta }: Query): boolean => meta?.['isPrivate'] === true;

/** The data change once a day: what was read a minute ago is not read again. */
const STALE_MS = 60_000;

const MUTATION_GC_MS = 1_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, refetchOnWindowFocus: false },
      mutations: {
        // Fails at once without a network: a queued change could be sent in another user's session.
        networkMode: 'always',
        // The inputs hold passwords: they are not cached once the form is closed.
        gcTime: MUTATION_GC_MS,
      },
    },
  });
}

/** The services of a browser tab. */
export function createServices({
  locale,
  localeTexts,
  http = axios.create(),
}: ServicesOptions): Services {
  const queryClient = createQueryClient();
  /** Data cached for one user is never shown to the next: mounted views refetch it. */
  const dropReadData = () => {
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries();
  };
  /**
   * The same for guests. They may not request users' own records, so these are cleared, not
   * refetched.
   */
  const dropPrivateData = () => {
    for (const query of queryClient.getQueryCache().findAll({ predicate: isPrivate }))
      query.reset();
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.resetQueries({ predicate: (query) => !isPrivate(query) });
  };
  const listeners = new Set<() => void>();
  const api = createApi(http);
  const session: Session = createBrowserSession({
    transport: api.transport,
    onSignedOut: ({ wasSignedIn }) => {
      dropPrivateData();
      if (wasSignedIn) for (const listener of listeners) listener();
    },
    onUserSwitched: dropReadData,
    onFailure: ({ call, error }) => console.error(failureTexts[call], error),
  });
  api.attach(session);
  followMenuVersion(http, session);
  const { call, download, transfer } = api;
  const texts = { current: createAppIntl({ locale, messages: localeTexts.messages }) };
  return {
    session,
    queryClient,
    call,
    download,
    transfer,
    locale,
    localeTexts,
    site: null,
    styles: stylesOfPage(),
    textsScript: null,
    texts,
    onSignedOut(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
