import { SessionProvider } from '@litometr/auth-machine/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { DownloadContext } from '../api/useDownload.ts';
import { CallContext } from '../api/useEndpoint.ts';
import { TransferContext } from '../api/useTransfer.ts';
import { VisitorProvider } from '../auth/Visitor.tsx';
import { loadRenderedCharts } from '../blocks/charts/lazyChart.tsx';
import { paths } from '../domain/paths.ts';
import { LocaleProvider, StringsProvider } from '../i18n/LocaleProvider.tsx';
import { afterSignOut, LeaveGuards } from '../page/LeaveGuards.tsx';
import { Shell } from '../shell/Shell.tsx';
import { LinkPrefetch } from './LinkPrefetch.tsx';
import { useServices } from './servicesContext.ts';
import { useMenuOnNavigation } from './useMenuOnNavigation.ts';
import { WatchProvider } from './WatchProvider.tsx';

/**
 * Marks the document once the page is hydrated, for tests and measurements, and has the code of its charts loaded:
 * earlier it would run before the page responds, and by themselves charts request it once they are hydrated.
 */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    loadRenderedCharts();
  }, []);
  return null;
}

/** Everything around the pages: header, sidebar and footer stay; the page inside changes. */
export function Frame({ children }: { children: ReactNode }) {
  const services = useServices();
  const { session, call, download, transfer, queryClient, onSignedOut } = services;
  const navigate = useNavigate();
  useEffect(
    () => onSignedOut(() => void navigate(paths.home, { replace: true, state: afterSignOut })),
    [onSignedOut, navigate],
  );
  useMenuOnNavigation(session);
  // One function: each new one would render every link of the page again.
  const follow = useCallback((path: string) => void navigate(path), [navigate]);
  const refreshMenu = useCallback(() => session.refreshMenu(), [session]);
  return (
    <SessionProvider session={session}>
      <QueryClientProvider client={queryClient}>
        <CallContext value={call}>
          <DownloadContext value={download}>
            <LocaleProvider
              initialLocale={services.locale}
              initialTexts={services.localeTexts}
              textsRef={services.texts}
              onChange={refreshMenu}
            >
              <StringsProvider navigate={follow}>
                <TransferContext value={transfer}>
                  <VisitorProvider>
                    <WatchProvider>
                      <LeaveGuards>
                        <Shell>
                          <Suspense>
                            {children}
                            <HydrationMark />
                          </Suspense>
                        </Shell>
                        <LinkPrefetch />
                      </LeaveGuards>
                    </WatchProvider>
                  </VisitorProvider>
                </TransferContext>
              </StringsProvider>
            </LocaleProvider>
          </DownloadContext>
        </CallContext>
      </QueryClientProvider>
    </SessionProvider>
  );
}
