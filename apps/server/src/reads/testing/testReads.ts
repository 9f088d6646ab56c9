import type { Endpoint, EndpointResponse, PortalSlug } from '@litometr/api-contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { registerErrorResponses } from '../../http/errorResponses.ts';
import { addressOf } from '../../http/testing/endpoints.ts';
import { publishBundle } from '../../measurements/publish.ts';
import type { BookRow } from '../../measurements/rows.ts';
import { testStore } from '../../measurements/testing/testStore.ts';
import { publishedTag, registerReadRoutes } from '../routes.ts';
import type { PortalFixture } from './portalFixture.ts';

type Params = Readonly<Record<string, string | number>>;
type Query = Readonly<Record<string, string>>;

/** The ids that the store gave to what a fixture names. */
export interface FixtureIds {
  book(bookId: string): number;
  author(author: BookRow['authors'][number]): number;
  genre(name: string): number;
  tag(name: string): number;
}

/** A store with the read routes over it, which check their answers against the contract. */
export function testReads(beginning?: Parameters<typeof testStore>[0]) {
  const store = testStore(beginning);
  const markedDays = new Map<PortalSlug, readonly string[]>();
  let app: FastifyInstance | undefined;
  beforeAll(() => {
    app = Fastify({ logger: false });
    app.decorate('authenticate', () => Promise.resolve(null));
    registerErrorResponses(app);
    const deps = {
      measurements: store.measurements,
      coverHosts: ['cdn.example.org'],
      markedDays: () => Promise.resolve(markedDays),
    };
    app.decorate('stateTag', () => publishedTag(deps));
    registerReadRoutes(app, deps);
  });
  afterAll(() => app?.close());

  async function responseOf(endpoint: Endpoint, params: Params, query: Query) {
    if (app === undefined) throw new Error('The routes open before the first test.');
    const response = await app.inject(addressOf(endpoint, params, query));
    return { status: response.statusCode, body: response.json<unknown>() };
  }

  async function lookUp(table: string, key: string, portal: string) {
    const rows = await store.rows(
      `SELECT id, ${key} AS key FROM ${table} WHERE portal = {portal:String}`,
      { portal },
    );
    const ids = new Map(rows.map((row) => [row['key'], Number(row['id'])]));
    return (name: string): number => {
      const id = ids.get(name);
      if (id === undefined) throw new Error(`${table} holds no ${name}.`);
      return id;
    };
  }

  return {
    store,
    responseOf,
    /** Marks days of a portal as read in part, as staff do; these replace the ones before. */
    markDays(portal: PortalSlug, days: readonly string[]): void {
      markedDays.set(portal, days);
    },
    /** The answer to a call that must succeed. */
    async request<E extends Endpoint>(
      endpoint: E,
      params: Params = {},
      query: Query = {},
    ): Promise<EndpointResponse<E>> {
      const { status, body } = await responseOf(endpoint, params, query);
      expect(status, `${JSON.stringify(query)} ${JSON.stringify(body)}`).toBe(200);
      // Checked against the contract by the route itself.
      return body as EndpointResponse<E>;
    },
    /** Publishes a fixture in place of the portal's last one. */
    async publish(fixture: PortalFixture): Promise<FixtureIds> {
      const { portal, books, metrics, ranks, chapters = [] } = fixture;
      const result = await publishBundle(
        store.measurements,
        {
          manifest: { portal, source: 'test', capturedAt: '2026-03-31T20:00:00Z' },
          batches: [
            { file: 'books', rows: books },
            { file: 'metrics', rows: metrics },
            { file: 'ranks', rows: ranks },
            { file: 'chapters', rows: chapters },
          ],
        },
        { demo: true },
      );
      expect(result.outcome).not.toBe('refused');
      const author = await lookUp('authors', `concat(ifNull(external_id, ''), ' ', name)`, portal);
      return {
        book: await lookUp('books', 'external_id', portal),
        author: ({ externalId, name }) => author(`${externalId ?? ''} ${name}`),
        genre: await lookUp('genres', 'name', portal),
        tag: await lookUp('tags', 'name', portal),
      };
    },
  };
}
