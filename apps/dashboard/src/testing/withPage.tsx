import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DownloadContext } from '../api/useDownload.ts';

const Slot = createContext<ReactNode>(null);

function Place() {
  return use(Slot);
}

/** The context of a page: a route, a query cache, and a download that saves nothing. */
function Page({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Place /> }]));
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <DownloadContext value={() => Promise.resolve({ rows: 0, all: 0 })}>
        <Slot value={children}>
          <RouterProvider router={router} />
        </Slot>
      </DownloadContext>
    </QueryClientProvider>
  );
}

/** For views with the head of a page. */
export const withPage: Decorator = (Story) => (
  <Page>
    <Story />
  </Page>
);
