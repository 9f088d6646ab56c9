import type { Endpoint } from '../../packages/api-contract/src/index.ts';
import * as contract from '../../packages/api-contract/src/index.ts';
import { LARGE_PORTAL } from './generatedStore.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
}

/** What stands for the names in braces. Ids run from 1 over all portals; the large one is first. */
const params: Readonly<Record<string, string>> = {
  portal: LARGE_PORTAL,
  list: 'global_top',
  id: '5',
};

/** What is asked for besides the bare address. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/portals/{portal}/lists/{list}/matrix/': ['', 'depth=20'],
  '/portals/{portal}/lists/{list}/': ['', 'asof=2026-07-20'],
  '/portals/{portal}/books/': ['', 'q=дракон', 'sort=-gain', 'tag=5'],
  '/search/': ['q=дракон', 'q=lhfrjy'],
};
const askedQueries = (path: string) => queries[path] ?? [''];

/** The settings answer from memory: they are no measure of the store. */
const isPublicRead = ({ method, auth, path }: Endpoint) =>
  method === 'GET' && auth === 'optional' && !path.startsWith('/staff/') && path !== '/settings/';

/** Every public read of the contract, as paths to call. */
export const publicPaths: readonly string[] = Object.values<unknown>(contract)
  .filter(isEndpoint)
  .filter(isPublicRead)
  .flatMap(({ path }) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name);
    return askedQueries(path).map(
      (query) => `/api${filled}${query === '' ? '' : `?${encodeURI(query)}`}`,
    );
  })
  .sort();
