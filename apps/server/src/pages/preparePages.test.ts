import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryFailures } from '../background/testing/memoryFailures.ts';
import { type PreparationDeps, startPreparation } from './preparePages.ts';

const paths = ['/', '/about'];

/** An app that responds to every address and records the requested ones. */
function fakeApp(respond: (url: string) => Promise<{ statusCode: number; body: string }>) {
  const requestedUrls: string[] = [];
  const inject = ({ url }: { url: string }) => {
    requestedUrls.push(url);
    return respond(url);
  };
  return { requestedUrls, app: { inject } as unknown as PreparationDeps['app'] };
}

function prepare(deps: Partial<PreparationDeps> & Pick<PreparationDeps, 'app'>) {
  const preparation = startPreparation({
    published: () => Promise.resolve('one'),
    paths: () => Promise.resolve(paths),
    failures: memoryFailures(),
    ...deps,
  });
  onTestFinished(() => preparation.close());
  return preparation;
}

const ready = (preparation: { readonly isReady: boolean }) =>
  vi.waitFor(() => expect(preparation.isReady).toBe(true), { timeout: 5_000 });

test('pages are requested one after another', async () => {
  let underWay = 0;
  let most = 0;
  const { requestedUrls, app } = fakeApp(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    return { statusCode: 200, body: '' };
  });
  const preparation = prepare({ app });
  expect(preparation.isReady).toBe(false);
  await ready(preparation);
  expect(requestedUrls).toEqual(paths);
  expect(most).toBe(1);
});

test('a new state is prepared again, also during a preparation; nothing is done without publications', async () => {
  let state: string | null = null;
  const { requestedUrls, app } = fakeApp((url) => {
    if (url === '/' && state === 'one') state = 'two';
    return Promise.resolve({ statusCode: 200, body: '' });
  });
  const preparation = prepare({ app, published: () => Promise.resolve(state) });
  await ready(preparation);
  expect(requestedUrls).toEqual([]);
  state = 'one';
  await vi.waitFor(() => expect(requestedUrls).toHaveLength(3), { timeout: 5_000 });
  await ready(preparation);
  expect(requestedUrls).toEqual(['/', ...paths]);
});

test('what fails is reported, and the others are prepared', async () => {
  const failures = memoryFailures();
  const { requestedUrls, app } = fakeApp((url) => {
    if (url === '/') return Promise.reject(new Error('The store is gone.'));
    return Promise.resolve({ statusCode: 500, body: '' });
  });
  await ready(prepare({ app, failures }));
  expect(requestedUrls).toEqual(paths);
  expect(failures.failed).toEqual([
    'pages, /: Error: The store is gone.',
    'pages, /about: Error: It responds with 500.',
  ]);
});

test('closing waits for the pending response and requests no other', async () => {
  const waiting = Promise.withResolvers<{ statusCode: number; body: string }>();
  const { requestedUrls, app } = fakeApp(() => waiting.promise);
  const preparation = prepare({ app });
  await vi.waitFor(() => expect(requestedUrls).toHaveLength(1));
  const closed = preparation.close();
  waiting.resolve({ statusCode: 200, body: '' });
  await closed;
  expect(requestedUrls).toEqual(['/']);
  expect(preparation.isReady).toBe(false);
});
