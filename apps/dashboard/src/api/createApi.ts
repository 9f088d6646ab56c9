import type { Session, SessionTransport } from '@litometr/auth-machine';
import { attachSession, createAxiosTransport } from '@litometr/auth-machine/axios';
import type { AxiosInstance } from 'axios';
import { readLocale } from '../i18n/localeStorage.ts';
import { type Call, createCall } from './call.ts';
import { createDownload, type Download } from './download.ts';
import { createTransfer, type Transfer } from './transfer.ts';

export const API_BASE = '/api';

/** The client of the API. */
export interface Api {
  /** The session's own calls. */
  transport: SessionTransport;
  call: Call;
  download: Download;
  transfer: Transfer;
  /** Sends the session's token with each call, and renews it. */
  attach: (session: Pick<Session, 'tokens'>) => void;
}

/** Makes an Axios instance the client of our API. */
export function createApi(http: AxiosInstance): Api {
  http.defaults.baseURL = API_BASE;
  // The session uses no cookie; reading one from the browser would delay each call by a tick.
  http.defaults.withXSRFToken = false;
  // The server selects the menu's names by this header
  // (docs/product-decisions.md#personal-area-and-server-menu).
  http.interceptors.request.use((config) => {
    config.headers.set('Accept-Language', readLocale());
    return config;
  });
  return {
    transport: createAxiosTransport(http, { revoke: '/token/revoke/' }),
    call: createCall(http),
    download: createDownload(http),
    transfer: createTransfer(http),
    attach: (session) => attachSession(http, session),
  };
}
