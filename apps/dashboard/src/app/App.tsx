import { SessionProvider } from '@litometr/auth-machine/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { DownloadContext } from '../api/useDownload.ts';
import { CallContext } from '../api/useEndpoint.ts';
import { VisitorProvider } from '../auth/Visitor.tsx';
import { WatchProvider } from '../blocks/watch/WatchProvider.tsx';
import { LocaleProvider, WordsProvider } from '../i18n/LocaleProvider.tsx';
import type { Messages } from '../i18n/loadMessages.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Services } from './services.ts';

export interface AppProps {
  services: Services;
  router: ReturnType<typeof createBrowserRouter>;
  locale: Locale;
  messages: Messages;
}

/** Everything that stands around the pages. */
export function App({ services, router, locale, messages }: AppProps) {
  const { session, call, download, queryClient } = services;
  return (
    <StrictMode>
      <SessionProvider session={session}>
        <QueryClientProvider client={queryClient}>
          <CallContext value={call}>
            <DownloadContext value={download}>
              <LocaleProvider
                initialLocale={locale}
                initialMessages={messages}
                onChange={() => session.refreshMenu()}
              >
                <WordsProvider navigate={(path) => void router.navigate(path)}>
                  <VisitorProvider>
                    <WatchProvider>
                      <RouterProvider router={router} />
                    </WatchProvider>
                  </VisitorProvider>
                </WordsProvider>
              </LocaleProvider>
            </DownloadContext>
          </CallContext>
        </QueryClientProvider>
      </SessionProvider>
    </StrictMode>
  );
}
