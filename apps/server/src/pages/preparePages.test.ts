import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryFailures } from '../background/testing/memoryFailures.ts';
import type { BuiltPage } from './builtPages.ts';
import { leadingPages, linkedPages } from './leadingPages.ts';
import { type PreparationDeps, startPreparation } from './preparePages.ts';

const page = (path: string, calls: string[]): BuiltPage => ({
  path,
  texts: {} as BuiltPage['texts'],
  scripts: [],
  styles: [],
  calls,
});
const pages = [
  page('/', ['/api/home/', '/api/home/heat/']),
  page('/login', []),
  page('/books/:id', ['/api/books/:id/']),
  page('/portals/litnet/tag-stats/:id', ['/api/portals/litnet/tags/:id/']),
];
const drawn =
  '<a href="/books/7">…</a><a class="x" href="/books/7">…</a><a href="/nowhere/8">…</a>';

/** Answers every address, and tells which were asked for. */
function answering(answer: (url: string) => Promise<{ statusCode: number; body: string }>) {
  const asked: string[] = [];
  const inject = ({ url }: { url: string }) => {
    asked.push(url);
    return answer(url);
  };
  return { asked, app: { inject } as unknown as PreparationDeps['app'] };
}

function prepare(deps: Partial<PreparationDeps> & Pick<PreparationDeps, 'app'>) {
  const preparation = startPreparation({
    ...{ published: () => Promise.resolve('one'), pages, failures: memoryFailures() },
    ...deps,
  });
  onTestFinished(() => preparation.close());
  return preparation;
}

const ready = (preparation: { readonly isReady: boolean }) =>
  vi.waitFor(() => expect(preparation.isReady).toBe(true), { timeout: 5_000 });

const ofOneState = ['/api/home/', '/api/home/heat/', '/', '/', '/api/books/7/', '/books/7'];

test('pages without an id lead, with cards that they link to, those of a kind bounded', () => {
  expect(leadingPages(pages).map(({ path }) => path)).toEqual(['/']);
  expect(linkedPages(pages, [drawn])).toEqual([{ path: '/books/7', calls: ['/api/books/7/'] }]);
  const many = (from: number) =>
    Array.from({ length: 9 }, (_, at) => `<a href="/books/${from + at}">`).join('');
  const found = linkedPages(pages, [many(1), many(4), many(100), many(200), many(300)]);
  expect(found.map(({ path }) => Number(path.replace('/books/', '')))).toEqual([
    ...[1, 2, 3, 4, 5, 6, 100, 101, 102, 200, 201, 202],
  ]);
});

test('calls and pages are asked for one after another, what they link to last', async () => {
  let underWay = 0;
  let most = 0;
  const { asked, app } = answering(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    return { statusCode: 200, body: drawn };
  });
  const preparation = prepare({ app });
  expect(preparation.isReady).toBe(false);
  await ready(preparation);
  expect(asked).toEqual(ofOneState);
  expect(most).toBe(1);
});

test('another state is prepared anew, also when it comes in between; nothing published is nothing to do', async () => {
  let state: string | null = null;
  const { asked, app } = answering((url) => {
    if (url === '/api/home/heat/' && state === 'one') state = 'two';
    return Promise.resolve({ statusCode: 200, body: drawn });
  });
  const preparation = prepare({ app, published: () => Promise.resolve(state) });
  await ready(preparation);
  expect(asked).toEqual([]);
  state = 'one';
  await vi.waitFor(() => expect(asked).toHaveLength(8), { timeout: 5_000 });
  await ready(preparation);
  expect(asked).toEqual(['/api/home/', '/api/home/heat/', ...ofOneState]);
});

test('what fails is told, and the others are prepared', async () => {
  const failures = memoryFailures();
  const { asked, app } = answering((url) => {
    if (url === '/api/home/') return Promise.reject(new Error('The store is gone.'));
    return Promise.resolve({ statusCode: url === '/api/home/heat/' ? 500 : 200, body: drawn });
  });
  await ready(prepare({ app, failures }));
  expect(asked).toEqual(ofOneState);
  expect(failures.failed).toEqual([
    'pages, /api/home/: Error: The store is gone.',
    'pages, /api/home/heat/: Error: It answers 500.',
  ]);
});

test('the end waits for the answer under way and asks for no other', async () => {
  const waiting = Promise.withResolvers<{ statusCode: number; body: string }>();
  const { asked, app } = answering(() => waiting.promise);
  const preparation = prepare({ app });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const closed = preparation.close();
  waiting.resolve({ statusCode: 200, body: '' });
  await closed;
  expect(asked).toEqual(['/api/home/']);
  expect(preparation.isReady).toBe(false);
});
