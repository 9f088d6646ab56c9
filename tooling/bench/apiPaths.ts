import type { Endpoint } from '../../packages/api-contract/src/index.ts';
import * as contract from '../../packages/api-contract/src/index.ts';
import { LARGE_PORTAL } from './generatedStore.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
}

/** Values of the names in braces. */
const params: Readonly<Record<string, string>> = { portal: LARGE_PORTAL, list: 'global_top' };

/** One read: its name in the table, and the addresses that are requested in turn. */
export interface BenchedRead {
  name: string;
  addresses: readonly string[];
}

/** Different books, authors, tags and genres, so that no answer is the one before. */
const ADDRESSES_PER_READ = 40;

/** Ids run from 1 over all portals, and the large one is first: it has all of these. */
function idsOf(path: string): string[] {
  // Thirty genres; hundreds of tags; thousands of books and authors, far apart.
  const step = path.includes('/genres/') || path.includes('/tags/') ? 1 : 137;
  const most = path.includes('/genres/') ? 30 : ADDRESSES_PER_READ;
  return Array.from({ length: ADDRESSES_PER_READ }, (_, at) => String(1 + (at % most) * step));
}

/** Query strings that are requested per path; other paths are requested without one. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/portals/{portal}/lists/{list}/matrix/': ['', 'depth=20'],
  '/portals/{portal}/lists/{list}/': ['', 'asof=2026-07-20'],
  '/portals/{portal}/books/': ['', 'q=дракон', 'sort=-gain', 'tag=5'],
  '/portals/{portal}/authors/': ['', 'sort=-written_per_day'],
  '/portals/{portal}/tags/{id}/': ['', 'genre=5'],
  '/portals/{portal}/trends/': ['', 'by=tag&genre=5', 'metric=price'],
  '/search/': ['q=дракон', 'q=lhfrjy'],
};
const queriesOf = (path: string) => queries[path] ?? [''];

/** The settings answer from memory: they are no measure of the store. */
const isPublicRead = ({ method, auth, path }: Endpoint) =>
  method === 'GET' && auth === 'optional' && !path.startsWith('/staff/') && path !== '/settings/';

/** Every public read of the contract. */
export const publicReads: readonly BenchedRead[] = Object.values<unknown>(contract)
  .filter(isEndpoint)
  .filter(isPublicRead)
  .flatMap(({ path }) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (all, name: string) => params[name] ?? all);
    const ids = filled.includes('{id}') ? idsOf(path) : [''];
    return queriesOf(path).map((query) => {
      const name = `${filled}${query === '' ? '' : `?${query}`}`;
      const addresses = ids.map((id) => encodeURI(`/api${name.replace('{id}', id)}`));
      return { name, addresses };
    });
  })
  .sort((a, b) => (a.name < b.name ? -1 : 1));
