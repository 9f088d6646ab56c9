import type { Session, SessionTransport } from '@litometr/auth-machine';
import { attachSession, createAxiosTransport } from '@litometr/auth-machine/axios';
import axios, { type AxiosInstance } from 'axios';
import { type Call, createCall } from '../api/call.ts';
import { createDownload, type Download } from '../api/download.ts';
import { createTransfer, type Transfer } from '../api/transfer.ts';
import { readLocale } from '../i18n/localeStorage.ts';

const API_BASE = '/api';

/** The client of the API, which a page that came with its answers has no use for at first. */
export interface Wire {
  http: AxiosInstance;
  /** The session's own calls. */
  transport: SessionTransport;
  call: Call;
  download: Download;
  transfer: Transfer;
}

/** Makes an instance the way to our API, with the session's token. */
export function createWire(
  session: Pick<Session, 'tokens'>,
  http: AxiosInstance = axios.create(),
): Wire {
  http.defaults.baseURL = API_BASE;
  // The session is no cookie's: asking the browser for one would take a turn before each call.
  http.defaults.withXSRFToken = false;
  // The menu's names are in the language of the reader's choice (decision 9).
  http.interceptors.request.use((config) => {
    config.headers.set('Accept-Language', readLocale());
    return config;
  });
  attachSession(http, session);
  return {
    http,
    transport: createAxiosTransport(http, { revoke: '/token/revoke/' }),
    call: createCall(http),
    download: createDownload(http),
    transfer: createTransfer(http),
  };
}
