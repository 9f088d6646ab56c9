import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';

/** A route that waits for the session shows its place after that; a guest's never waits. */
const CODE_MS = 3_000;
/** Data that take longer than the code are shown as they come. */
const DATA_MS = 1_500;

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Waits for what `subscribe` tells, or for so long. */
function until(
  isThere: () => boolean,
  subscribe: (listener: () => void) => () => void,
  patience: number,
): Promise<void> {
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      end();
      resolve();
    };
    const timer = setTimeout(done, patience);
    const end = subscribe(() => {
      if (isThere()) done();
    });
  });
}

/**
 * The first page's code, and then what it reads first. Until then the page shows what was built or
 * drawn for it: an app that comes earlier would put empty places where there is text already.
 */
export async function firstPage(router: Router, queryClient: QueryClient): Promise<void> {
  await until(
    () => router.state.initialized,
    (listener) => router.subscribe(listener),
    CODE_MS,
  );
  await until(
    () => queryClient.isFetching() === 0,
    (listener) => queryClient.getQueryCache().subscribe(listener),
    DATA_MS,
  );
}
