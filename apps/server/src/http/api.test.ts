import {
  csvTables,
  type EndpointResponse,
  home,
  type LoginResponse,
  listDays,
  type PortalSummary,
  portals,
  rankList,
} from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishBundle } from '../measurements/publish.ts';
import { removePortal } from '../measurements/removePortal.ts';
import { book, snapshot } from '../measurements/testing/snapshotRows.ts';
import { demoApp } from './testing/demoApp.ts';
import { addressOf, endpoints, queryKeys } from './testing/endpoints.ts';
import { portalParams } from './testing/portalParams.ts';

/** Answers are checked against their contracts by the routes: one that breaks it is a 500. */
const api = demoApp();
const publicReads = endpoints.filter(({ method, auth }) => method === 'GET' && auth !== 'required');

async function ok<Body>(url: string): Promise<Body> {
  const response = await api.get(url);
  expect(response.statusCode, `${url} ${response.body}`).toBe(200);
  return response.json<Body>();
}

const portalsWithData = async () =>
  (await ok<EndpointResponse<typeof portals>>(addressOf(portals))).items;

const { someId, paramsFor } = portalParams(api.store);

/** Some books are on no list, and nothing has changed in them; some lists have no genres. */
// A portal without tags has books with a genre in common at most.
const mayBeEmpty = ['bookEvents', 'bookRanks', 'listOverlap', 'priceChanges', 'similarBooks'];

describe('the contract', () => {
  it('has a handler for every endpoint', async () => {
    expect(endpoints.length).toBeGreaterThan(15);
    // The document is made of the registered endpoints, not of the exported ones.
    const { paths } = await ok<{ paths: Record<string, object> }>('/api/schema/');
    const missing = endpoints.filter(
      ({ method, path }) => !(method.toLowerCase() in (paths[`/api${path}`] ?? {})),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('has a unique id and address for every endpoint', () => {
    expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
    expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(
      endpoints.length,
    );
  });
});

describe('public reads', () => {
  it('respond for all six portals', async () => {
    const items = await portalsWithData();
    expect(items.map(({ slug }) => slug).sort()).toEqual([...portalSlugs].sort());
    const general = publicReads.filter(({ params }) => params === undefined);
    for (const endpoint of general) await ok(addressOf(endpoint));
    for (const portal of items) {
      expect(portal.meta).toMatchObject({ asof: '2026-03-31', demo: true });
      for (const endpoint of publicReads.filter((read) => !general.includes(read))) {
        const params = await paramsFor(endpoint.path, portal);
        const response = await ok<object>(addressOf(endpoint, params));
        if ('count' in response && !mayBeEmpty.includes(endpoint.id)) {
          expect(response.count, endpoint.id).toBeGreaterThan(0);
        }
      }
    }
  });

  it('respond for every list, genre and period that the portals name', async () => {
    for (const { slug, lists } of await portalsWithData()) {
      expect(lists.length, slug).toBeGreaterThan(1);
      for (const { list, genres, periods, depth } of lists) {
        const params = { portal: slug, list };
        const days = await ok<EndpointResponse<typeof listDays>>(addressOf(listDays, params));
        expect(days.count).toBeGreaterThan(1);
        const named = [
          ...genres.map(({ id }): Record<string, string> => ({ genre: String(id) })),
          ...periods.map((period): Record<string, string> => ({ period })),
        ];
        // A list without genres and periods is requested without parameters.
        for (const query of named.length > 0 ? named : [{}]) {
          const shown = await ok<EndpointResponse<typeof rankList>>(
            addressOf(rankList, params, query),
          );
          expect(days.items.map(({ day }) => day)).toContain(shown.list.asof);
          expect(shown.count).toBeGreaterThan(0);
          expect(shown.count).toBeLessThanOrEqual(depth);
          if (query['genre'] !== undefined) {
            expect(shown.list.genre?.id).toBe(Number(query['genre']));
          }
          if (query['period'] !== undefined) expect(shown.list.period).toBe(query['period']);
        }
      }
    }
  });

  it.each([
    '/api/portals/nowhere/overview/',
    '/api/portals/LITNET/books/',
    '/api/portals/litnet/lists/nothing/',
    '/api/portals/litnet/lists/promo/',
    '/api/portals/litnet/lists/promo/days/',
    '/api/portals/litnet/tags/999999999/',
    '/api/portals/litnet/tags/none/',
    '/api/books/0/',
    '/api/books/999999999/',
    '/api/books/999999999999999/',
    '/api/books/9999999999999999999999/',
    '/api/books/-1/',
    '/api/books/1.5/',
    '/api/books/١٢/',
    '/api/books/999999999/history/',
    '/api/books/999999999/ranks/',
    '/api/books/999999999/events/',
    '/api/portals/litnet/genres/0/',
    '/api/portals/litnet/genres/999999999/',
    '/api/portals/litnet/lists/promo/matrix/',
    '/api/portals/litnet/lists/promo/summary/',
    '/api/portals/litnet/lists/promo/overlap/',
    '/api/portals/litnet/lists/promo/comparison/',
    '/api/authors/999999999/books/',
    '/api/authors/999999999/history/',
    '/api/authors/0/',
    '/api/authors/999999999/',
    '/api/authors/x/',
  ])('%s is not found', async (url) => {
    const response = await api.get(encodeURI(url));
    expect(response.statusCode).toBe(404);
    const { detail, ...rest } = response.json<{ detail: string }>();
    expect(detail).toBeTruthy();
    expect(rest).toEqual({});
  });

  it('take no id for another that differs by the width of a column', async () => {
    const id = await someId('tags', 'litnet');
    await ok(`/api/portals/litnet/tags/${id}/`);
    const wide = [`/api/portals/litnet/tags/${id + 2 ** 32}/`, `/api/books/${1 + 2 ** 32}/`];
    for (const url of wide) expect((await api.get(url)).statusCode, url).toBe(404);
    const other = await someId('tags', 'litres');
    expect((await api.get(`/api/portals/litnet/tags/${other}/`)).statusCode).toBe(404);
  });
});

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.constantFrom(
    '',
    '0',
    '-0',
    '00',
    '1e400',
    'NaN',
    'null',
    'undefined',
    '4294967296',
    '18446744073709551616',
    '9'.repeat(15),
    '9'.repeat(400),
    'а'.repeat(201),
    '\\N',
    "'",
    "' OR 1=1 --",
    '{portal:String}',
    '%',
    '_',
    '../..',
    '<script>',
    '__proto__',
    '0000-01-01',
    '0001-01-01',
    '1969-12-31',
    '2026-02-30',
    '2026-03-31',
    '2026-03-31T00:00:00Z',
    '9999-12-31',
    'day',
    '-gain',
    'genre',
    'finished',
    '1',
    '2',
    '100',
    '101',
    '100000',
  ),
);

describe('hostile parameters', () => {
  const withQuery = publicReads.filter((endpoint) => queryKeys(endpoint).length > 0);

  it('meet every endpoint that has a query', () => {
    expect(withQuery.map(({ id }) => id).sort()).toEqual([
      'authorBooks',
      'authorHistory',
      'authors',
      'bookEvents',
      'bookHistory',
      'bookRanks',
      'catalogue',
      'chapterWeekdays',
      'genre',
      'genreOverlap',
      'genreSeasons',
      'genreStatuses',
      'genres',
      'homeCalendar',
      'listComparison',
      'listDays',
      'listGains',
      'listMatrix',
      'listOverlap',
      'listSummary',
      'otherListings',
      'portalOverview',
      'priceChanges',
      'pricesByVolume',
      'rankList',
      'search',
      'similarBooks',
      'tag',
      'tagPairs',
      'tags',
      'topMix',
      'trends',
      'updatesByWeekday',
    ]);
  });

  it('that no endpoint knows are refused by name', async () => {
    const books = await api.get('/api/portals/litnet/books/?discount=yes&size=1&tags=1');
    expect(books.statusCode).toBe(400);
    const named = books.json<Record<string, string[]>>();
    expect(Object.keys(named)).toEqual(['discount', 'tags']);
    expect(named['discount']?.[0]).toContain('tag');
    const health = await api.get('/api/health/?verbose=1');
    expect(health.statusCode).toBe(400);
    expect(Object.keys(health.json())).toEqual(['verbose']);
  });

  it.each(withQuery.map((endpoint) => [endpoint.id, endpoint] as const))(
    'of %s are served, not found or refused by name',
    { timeout: 120_000 },
    async (_id, endpoint) => {
      const items = await portalsWithData();
      const keys = queryKeys(endpoint);
      const pairs = fc.array(fc.tuple(fc.constantFrom(...keys, 'unknown'), nasty), {
        minLength: 1,
        maxLength: 3,
      });
      // Limits of valid days and texts that are never valid; always included.
      const always = ['\u0000"`;💥', '0000-01-01', '0001-01-01', '9999-12-31'];
      const each = keys.flatMap((key) => always.map((text): [string, string][] => [[key, text]]));
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...items), pairs, async (portal, entries) => {
          const params = await paramsFor(endpoint.path, portal);
          const query = new URLSearchParams();
          for (const [key, value] of entries) query.append(key, wellFormed(value));
          const url = addressOf(endpoint, params, query.toString());
          const response = await api.get(url);
          expect([200, 400, 404], `${url} ${response.body}`).toContain(response.statusCode);
          if (response.statusCode !== 400) return;
          const named = Object.entries(response.json<Record<string, string[]>>());
          expect(named.length).toBeGreaterThan(0);
          for (const [key, messages] of named) {
            // An inverted period is reported for its beginning, even if the end was changed.
            expect([...query.keys(), 'from'], url).toContain(key);
            expect(messages.length).toBeGreaterThan(0);
            for (const message of messages) expect(message).not.toBe('Invalid input');
          }
        }),
        {
          numRuns: 25 + each.length,
          examples: items
            .slice(0, 1)
            .flatMap((portal) =>
              each.map((entries): [PortalSummary, typeof entries] => [portal, entries]),
            ),
        },
      );
    },
  );

  const globalTop = addressOf(rankList, { portal: 'litnet', list: 'global_top' });
  it.each([
    [globalTop, 'size=0', 'size'],
    [globalTop, 'size=101', 'size'],
    [globalTop, 'page=0', 'page'],
    [globalTop, 'page=1&page=2', 'page'],
    [globalTop, 'genre=0', 'genre'],
    [globalTop, 'genre=1', 'genre'],
    [globalTop, 'period=day', 'period'],
    [addressOf(rankList, { portal: 'litnet', list: 'bestseller' }), 'period=all', 'period'],
    [globalTop, 'asof=2020-01-01', 'asof'],
    [globalTop, 'compare=2026-03-31', 'compare'],
    ['/api/portals/litres/books/', 'sort=library', 'sort'],
    ['/api/portals/litnet/books/', 'sort=id', 'sort'],
    ['/api/portals/litnet/books/', 'status=lost', 'status'],
    ['/api/portals/litnet/books/', `q=${'x'.repeat(201)}`, 'q'],
    ['/api/portals/litres/trends/', 'metric=views', 'metric'],
    ['/api/portals/litnet/trends/', 'by=author', 'by'],
    ['/api/portals/litnet/tags/', 'genre=999999', 'genre'],
    ['/api/portals/litnet/tags/', 'format=xlsx', 'format'],
    ['/api/portals/litnet/tags/pairs/', 'top=1', 'top'],
    ['/api/portals/litnet/authors/', 'active=perhaps', 'active'],
    ['/api/portals/litnet/top-mix/', 'from=2026-04-02&to=2026-04-01', 'from'],
    ['/api/portals/litnet/overview/', 'from=2026-04-02&to=2026-04-01', 'from'],
    ['/api/portals/litnet/overview/', 'from=yesterday', 'from'],
    ['/api/portals/litnet/tags/', 'sort=id', 'sort'],
  ])('%s refuses %s and names %s', async (path, query, name) => {
    const response = await api.get(`${path}?${query}`);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json<object>())).toEqual([name]);
  });
});

/** Lone surrogates have no form on the wire. */
const wellFormed = (text: string) => text.toWellFormed();

describe('lists as CSV', () => {
  const lists = csvTables
    .filter(({ endpoint }) => endpoint.auth !== 'required')
    .map((table) => [table.endpoint.id, table] as const);

  it('are all that take a format', () => {
    const takes = publicReads.filter((endpoint) => queryKeys(endpoint).includes('format'));
    expect(lists.map(([id]) => id).sort()).toEqual(takes.map(({ id }) => id).sort());
    // Whatever is paged is a list.
    const paged = publicReads.filter((endpoint) => queryKeys(endpoint).includes('page'));
    expect(takes).toEqual(expect.arrayContaining(paged));
  });

  it.each(lists)('%s has the rows of its response', async (_id, { endpoint, records, columns }) => {
    const [portal] = await portalsWithData();
    if (portal === undefined) throw new Error('There are portals.');
    const params = await paramsFor(endpoint.path, portal);
    const response = records(await ok(addressOf(endpoint, params)));
    const csv = await api.get(addressOf(endpoint, params, 'format=csv'));
    expect(csv.statusCode, csv.body).toBe(200);
    const table: string[][] = parse(csv.body, { delimiter: ';', bom: true });
    const [header = [], ...rows] = table;
    expect(header).toEqual(response[0] === undefined ? [...columns] : Object.keys(response[0]));
    for (const column of columns) expect(header).toContain(column);
    // All pages: the response's rows are the first of them.
    expect(rows.length).toBeGreaterThanOrEqual(response.length);
    const cells = response.map((record) =>
      Object.values(record).map((value) => String(value ?? '')),
    );
    const plain = (row: readonly string[]) => row.map((cell) => cell.replace(/^'(?=[=+@-])/, ''));
    expect(rows.slice(0, response.length).map(plain)).toEqual(cells.map(plain));
  });
});

describe('caching and callers', () => {
  const etagOf = async (url: string) => String((await api.get(url)).headers.etag);

  it('distinguishes a repeat from a new publication of any portal', async () => {
    const urls = [addressOf(home), addressOf(portals), '/api/portals/bookriver/books/'];
    const before = await Promise.all(urls.map(etagOf));
    expect(await Promise.all(urls.map(etagOf))).toEqual(before);
    const source = snapshot({ portal: 'bookriver', books: [book('z', { title: 'Новая' })] });
    await publishBundle(api.store.measurements, source);
    for (const [index, url] of urls.entries()) {
      const response = await api.get(url, { 'if-none-match': before[index] ?? '' });
      expect(response.statusCode, url).toBe(200);
      expect(response.headers.etag).not.toBe(before[index]);
      if (url.includes('books')) expect(response.json()).toMatchObject({ count: 1 });
    }
    const published = await etagOf(addressOf(home));
    await removePortal(api.store.measurements, 'bookriver');
    expect((await api.get('/api/portals/bookriver/books/')).statusCode).toBe(404);
    expect([before[0], published]).not.toContain(await etagOf(addressOf(home)));
  });

  it('serves signed-in callers privately, and refuses a bad token everywhere', async () => {
    const login = await api.app.inject({
      method: 'POST',
      url: '/api/token/',
      payload: { username: 'user', password: 'demo' },
    });
    expect(login.headers['cache-control']).toBe('no-store');
    const { access } = login.json<LoginResponse>();
    const [portal] = await portalsWithData();
    if (portal === undefined) throw new Error('There are portals.');
    const forUsers = endpoints.filter(({ path }) => !path.startsWith('/staff/'));
    for (const endpoint of forUsers.filter(({ method }) => method === 'GET')) {
      const url = addressOf(endpoint, await paramsFor(endpoint.path, portal));
      const good = await api.get(url, { authorization: `Bearer ${access}` });
      expect(good.statusCode, url).toBe(200);
      const bad = await api.get(url, { authorization: `Bearer ${access}x` });
      if (endpoint.auth === 'none') {
        expect([good.headers['cache-control'], bad.statusCode]).toEqual(['no-store', 200]);
        continue;
      }
      expect(good.headers['cache-control'], url).toBe(
        endpoint.auth === 'required' ? 'no-store' : 'private, no-cache',
      );
      expect(bad.statusCode, url).toBe(401);
      expect(bad.headers['www-authenticate']).toMatch(/^Bearer/);
      expect(bad.json()).toMatchObject({ code: 'token_not_valid' });
      expect(bad.headers['cache-control']).toBe('no-store');
    }
  });
});
