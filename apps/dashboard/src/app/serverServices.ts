import { createMemoryStorage, createSession, type SessionParsers } from '@litometr/auth-machine';
import { DEFAULT_LOCALE, type Locale } from '@litometr/domain';
import axios, { AxiosError } from 'axios';
import { createCall } from '../api/call.ts';
import { API_BASE } from '../api/createApi.ts';
import { createAppIntl } from '../i18n/createAppIntl.ts';
import type { BuiltFiles } from './builtFiles.ts';
import type { PageContext } from './pageContext.ts';
import { createQueryClient, type Services } from './services.ts';
import { textsOf } from './textsOf.ts';

const notOnServer = (): never => {
  throw new Error('A page is rendered for a guest: it has no session and sends nothing.');
};

/** Sends calls to the API of the same process. */
function inProcess(fetchApi: PageContext['fetchApi']) {
  return axios.create({
    baseURL: API_BASE,
    adapter: async (config) => {
      const { status, body } = await fetchApi(axios.getUri(config));
      const response = { data: body, status, statusText: '', headers: {}, config };
      if (status < 300) return response;
      throw new AxiosError(
        `${config.url ?? ''} answered ${status}.`,
        undefined,
        config,
        null,
        response,
      );
    },
  });
}

/** Russian is part of the app's code. */
const textsScriptOf = (files: BuiltFiles, locale: Locale): string | null =>
  locale === DEFAULT_LOCALE ? null : files.scriptOf(`src/i18n/texts/${locale}.ts`);

/** The services of one page that the server renders: a guest's, with a cache of its own. */
export function createServerServices(
  { fetchApi, nonce, publicUrl }: PageContext,
  locale: Locale,
  files: BuiltFiles | null = null,
): Services {
  const localeTexts = textsOf(locale);
  return {
    // Not started, as the browser's is while it hydrates: who visits is known after that.
    session: createSession({
      storage: createMemoryStorage(),
      transport: {
        login: notOnServer,
        refresh: notOnServer,
        fetchUser: notOnServer,
        fetchMenu: notOnServer,
      },
      parsers: {} as SessionParsers,
    }),
    queryClient: createQueryClient(),
    call: createCall(inProcess(fetchApi)),
    download: notOnServer,
    transfer: { send: notOnServer, listen: notOnServer },
    nonce,
    styles: files?.styles ?? null,
    textsScript: files === null ? null : textsScriptOf(files, locale),
    site: { locale, publicUrl },
    locale,
    localeTexts,
    texts: { current: createAppIntl({ locale, messages: localeTexts.messages }) },
    onSignedOut: () => () => undefined,
  };
}

/** The services that a static page is built with: it shows the frame around the pages. */
export const createStaticServices = (): Services =>
  createServerServices(
    { fetchApi: notOnServer, publicUrl: null, nonce: '', clientFolder: null },
    DEFAULT_LOCALE,
  );
