import { SessionProvider } from '@litometr/auth-machine/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useLayoutEffect } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { DownloadContext } from '../api/useDownload.ts';
import { CallContext } from '../api/useEndpoint.ts';
import { TransferContext } from '../api/useTransfer.ts';
import { VisitorProvider } from '../auth/Visitor.tsx';
import { WatchProvider } from '../blocks/watch/WatchProvider.tsx';
import { LocaleProvider, WordsProvider } from '../i18n/LocaleProvider.tsx';
import type { Messages } from '../i18n/loadMessages.ts';
import type { Locale } from '../i18n/locales.ts';
import { PagePartialDays } from '../page/partialDays.tsx';
import type { Services } from './services.ts';

export interface AppProps {
  services: Services;
  router: ReturnType<typeof createBrowserRouter>;
  locale: Locale;
  messages: Messages;
  /** Once it stands on the page. */
  onShown?: () => void;
}

/** Everything that stands around the pages. */
export function App({ services, router, locale, messages, onShown }: AppProps) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  const { session, call, download, transfer, queryClient } = services;
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
                  <TransferContext value={transfer}>
                    <VisitorProvider>
                      <WatchProvider>
                        <PagePartialDays>
                          <RouterProvider router={router} />
                        </PagePartialDays>
                      </WatchProvider>
                    </VisitorProvider>
                  </TransferContext>
                </WordsProvider>
              </LocaleProvider>
            </DownloadContext>
          </CallContext>
        </QueryClientProvider>
      </SessionProvider>
    </StrictMode>
  );
}
