import { type EndpointResponse, type ListedGroup, tags } from '@litometr/api-contract';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { route } from './contract.ts';
import { csvRowLimit } from './csvResponse.ts';
import { bareApp, goodBearer } from './testing/bareApp.ts';

const row = (id: number, name: string): ListedGroup => ({
  id,
  name,
  books: id,
  authors: 0,
  active_books: 0,
  new_books: 0,
  new_before: null,
  lifecycle: null,
  finished_share: null,
  free_share: null,
  median_gain: null,
  n: 0,
  gain_change: null,
  gain_change_n: 0,
  gain_change_reason: null,
  gain_change_low: null,
  gain_change_high: null,
  gain_change_certain: false,
  median_gain_new: null,
  median_gain_new_low: null,
  median_gain_new_high: null,
  new_n: 0,
  gain: id % 2 === 0 ? null : -id,
  above_share: null,
  momentum: null,
  top_places: 0,
  top_share: null,
  top_authors: 0,
  lift: { value: 1.5, low: 1.25, high: 2, listed: 21, n: 60, stable: true },
  lift_before: null,
  likes_per_1000: null,
  library_per_1000: null,
  median_price: null,
  price: null,
  chars: null,
  partner: { id: 1, name: 'Быль; небыль', lift: 2 },
  spark: [{ day: '2026-03-31', value: 1 }],
  figures: null,
});

const names = ['=1+1', '+7', '-боль', '@me', '\tтаб', 'Д"Арк; Жанна', 'две\nстроки', 'Ёж'];
const total = 12_345;
let publication = 1;
let publishAfter = Number.POSITIVE_INFINITY;
const requestedPages: number[] = [];

const server = bareApp(() => ({
  stateTag: () => Promise.resolve(`litnet:${publication}`),
  routes: (to) => {
    route(to, tags, ({ query: { page, size, q } }): EndpointResponse<typeof tags> => {
      requestedPages.push(page);
      if (page > publishAfter) publication += 1;
      const count = q === 'никого' ? 0 : total;
      const from = (page - 1) * size;
      const length = Math.max(0, Math.min(size, count - from));
      return {
        meta: {
          portal: 'litnet',
          asof: '2026-03-31',
          coverage: null,
          demo: false,
          source: null,
          captured_at: null,
          partial_days: [],
          filters: {},
          units: {},
          n: null,
        },
        count,
        period: { from: '2026-03-02', to: '2026-03-31' },
        compared: null,
        bar_gain: null,
        items: Array.from({ length }, (_, at) =>
          row(from + at + 1, names[(from + at) % names.length] ?? ''),
        ),
      };
    });
  },
}));

const get = (query: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: `/api/portals/litnet/tags/?${query}`, headers });

const rowsOf = (text: string): string[][] => parse(text, { delimiter: ';', bom: true });

describe('a list as CSV', () => {
  it('is a table with a byte order mark, its plain keys first, one row a line', async () => {
    const response = await get('format=csv');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/csv; charset=utf-8/);
    expect(response.body.startsWith('\uFEFFid;name;books;authors;')).toBe(true);
    const [header = [], first = [], second = []] = rowsOf(response.body);
    const byColumn = (cells: string[]) => new Map(header.map((key, at) => [key, cells[at]]));
    expect(Object.fromEntries(byColumn(first))).toMatchObject({
      id: '1',
      name: "'=1+1",
      gain: '-1',
      lift: '1.5',
      lift_low: '1.25',
      lift_stable: 'true',
      partner: 'Быль; небыль',
      momentum: '',
    });
    expect(byColumn(second).get('gain')).toBe('');
    expect(header).not.toContain('spark');
  });

  it('escapes formulas, and does not change numbers and other texts', async () => {
    const rows = rowsOf((await get('format=csv')).body).slice(1, 9);
    expect(rows.map((cells) => cells[1])).toEqual([
      ...["'=1+1", "'+7", "'-боль", "'@me", "'\tтаб", 'Д"Арк; Жанна', 'две\nстроки', 'Ёж'],
    ]);
  });

  it('holds the rows of all pages, as many as the role may take', async () => {
    const guest = await get('format=csv&page=3&size=10');
    expect(rowsOf(guest.body)).toHaveLength(1_001);
    expect(guest.headers).toMatchObject({ 'x-total-count': '12345', 'x-row-limit': '1000' });
    const user = rowsOf((await get('format=csv', goodBearer)).body);
    expect(user).toHaveLength(10_001);
    // Three reads of a few thousand rows: no gap and no overlap between them.
    expect(user.slice(1).map(([id]) => Number(id))).toEqual(
      Array.from({ length: 10_000 }, (_, at) => at + 1),
    );
    expect(
      ['guest', 'user', 'vip', 'moderator', 'admin', 'stranger', undefined].map(csvRowLimit),
    ).toEqual([1_000, 10_000, 100_000, 100_000, 100_000, 1_000, 1_000]);
  });

  it('is named by portal, page, filters and day', async () => {
    const response = await get(`format=csv&sort=-gain&q=${encodeURIComponent('Ёж / "x"')}`);
    const name = 'litometr-litnet-tags-q-Ёж-x-sort-gain-2026-03-31.csv';
    const header = String(response.headers['content-disposition']);
    expect(header).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`);
    expect(header).toContain('filename="litometr-litnet-tags-q-_-x-sort-gain-2026-03-31.csv"');
  });

  it('has a header without rows, and no other form than the two', async () => {
    const none = await get(`format=csv&q=${encodeURIComponent('никого')}`);
    expect(none.body).toBe('\uFEFFid;name;books;authors;new_books;gain\r\n');
    const bad = await get('format=xlsx');
    expect([bad.statusCode, Object.keys(bad.json<object>())]).toEqual([400, ['format']]);
    expect((await get('format=json')).json()).toMatchObject({ count: total });
  });

  it('aborts when other data is published during the download', async () => {
    publishAfter = 1;
    await expect(get('format=csv', goodBearer)).rejects.toThrow();
    publishAfter = Number.POSITIVE_INFINITY;
    expect(requestedPages.at(-1)).toBe(2);
  });

  it('has another ETag than for a caller with a higher row limit', async () => {
    const guest = await get('format=csv');
    const again = await get('format=csv', { 'if-none-match': String(guest.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const user = await get('format=csv', {
      ...goodBearer,
      'if-none-match': String(guest.headers.etag),
    });
    expect(user.statusCode).toBe(200);
  });
});
