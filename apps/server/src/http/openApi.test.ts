import { csvTables } from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { route } from './contract.ts';
import { bareApp } from './testing/bareApp.ts';
import { endpoints, queryKeys } from './testing/endpoints.ts';

/** Every endpoint of the contract, with a handler that is never called. */
function routes(app: FastifyInstance): void {
  for (const endpoint of endpoints) route(app, endpoint, () => undefined);
}
const served = bareApp(() => ({ routes }));

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object; example?: unknown }> }>;
}
interface Document {
  openapi: string;
  info: { version: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
}
const document = async () => (await served.app.inject('/api/schema/')).json<Document>();

/** Every `$ref` below a value. */
function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
  );
}

/** Where a JSON schema has a text, number, list or record without its bounds. */
function unboundedIn(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, ...rest } = schema as Record<string, unknown>;
  const isChoice = 'enum' in rest || 'const' in rest;
  const needs: Record<string, string[]> = {
    string: isChoice || 'format' in rest ? [] : ['maxLength'],
    integer: ['minimum', 'maximum'],
    number: ['minimum', 'maximum'],
    array: ['maxItems'],
  };
  const isRecord = typeof rest['additionalProperties'] === 'object';
  const missing = (isRecord ? ['maxProperties'] : (needs[String(type)] ?? [])).filter(
    (bound) => !(bound in rest),
  );
  return [
    ...missing.map((bound) => `${at}: ${bound}`),
    ...Object.entries(rest).flatMap(([key, inner]) => unboundedIn(inner, `${at}.${key}`)),
  ];
}

function resolve(root: unknown, ref: string): unknown {
  if (!ref.startsWith('#')) return undefined;
  const steps = ref.slice(1).split('/').filter(Boolean);
  return steps.reduce<unknown>((at, step) => {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    return Object.entries(at ?? {}).find(([name]) => name === key)?.[1] as unknown;
  }, root);
}

describe('the OpenAPI document', () => {
  it('has a valid example response of every public endpoint', async () => {
    const { paths } = await document();
    const service = ['health', 'settings', 'session'];
    const reads = endpoints.filter(
      ({ id, method, auth }) => method === 'GET' && auth === 'optional' && !service.includes(id),
    );
    expect(reads.length).toBeGreaterThan(30);
    for (const { id, path, response } of reads) {
      const content = paths[`/api${path}`]?.['get']?.responses['200']?.content;
      const json = content?.['application/json'];
      const parsed = z.safeParse(response, json?.example);
      expect(parsed.success, `${id} ${parsed.error?.message ?? ''}`).toBe(true);
      const table = csvTables.some(({ endpoint }) => endpoint.id === id);
      expect(Object.keys(content ?? {}).includes('text/csv'), id).toBe(table);
    }
  });

  it('lists every endpoint with its parameters', async () => {
    const { openapi, info, paths } = await document();
    expect(openapi).toMatch(/^3\.1/);
    expect(info.version).toBe('1.2.3');
    for (const endpoint of endpoints) {
      const operation = paths[`/api${endpoint.path}`]?.[endpoint.method.toLowerCase()];
      expect(operation, endpoint.id).toMatchObject({
        operationId: endpoint.id,
        summary: endpoint.summary,
      });
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const named = (where: string) =>
        operation?.parameters.filter((one) => one.in === where).map(({ name }) => name);
      expect(named('path'), endpoint.id).toEqual(inPath);
      expect(named('query'), endpoint.id).toEqual(queryKeys(endpoint));
      expect(operation?.requestBody === undefined).toBe(endpoint.body === undefined);
      expect(operation?.responses).toHaveProperty('200');
    }
    const count = Object.values(paths).flatMap((path) => Object.keys(path)).length;
    expect(count).toBe(endpoints.length);
  });

  it('requires a token where an endpoint does, and not for guests', async () => {
    const { paths } = await document();
    const bearer = { bearer: [] };
    const expectedSecurity = { none: [], optional: [{}, bearer], required: [bearer] };
    for (const { id, path, method, auth } of endpoints) {
      expect(paths[`/api${path}`]?.[method.toLowerCase()]?.security, id).toEqual(
        expectedSecurity[auth],
      );
    }
  });

  it('puts every endpoint under a heading, and no heading over nothing', async () => {
    const { paths, tags } = await document();
    const used = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .flatMap((operation) => operation.tags);
    expect(used).toHaveLength(endpoints.length);
    expect([...new Set(used)].sort()).toEqual(tags.map(({ name }) => name).sort());
  });

  it('shows the bounds of every value that a request may carry', async () => {
    const { paths } = await document();
    const unbounded = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ operationId, parameters, requestBody }) => [
        ...parameters.flatMap(({ name, schema }) => unboundedIn(schema, `${operationId} ${name}`)),
        ...unboundedIn(requestBody?.content['application/json']?.schema ?? {}, operationId),
      ]);
    expect(unbounded).toEqual([]);
    const find = (path: string, parameter: string) =>
      paths[path]?.['get']?.parameters.find(({ name }) => name === parameter);
    const id = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
    expect(find('/api/books/{id}/', 'id')?.schema).toEqual(id);
    expect(find('/api/portals/{portal}/books/', 'genre')).toMatchObject({
      explode: false,
      description: 'Values separated by commas: 3,17',
      schema: { type: 'array', maxItems: 20, items: id },
    });
    expect(find('/api/search/', 'q')?.schema).toMatchObject({ type: 'string', maxLength: 200 });
  });

  it('requires no parameter that has a default', async () => {
    const { paths } = await document();
    const expectedSecurity = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ parameters }) => parameters.filter((one) => one.in === 'query' && one.required));
    expect(expectedSecurity).toEqual([]);
  });

  it('leads nowhere outside itself, and every reference to something', async () => {
    const root = await document();
    const broken = refsIn(root).filter((ref) => typeof resolve(root, ref) !== 'object');
    expect(broken).toEqual([]);
    // `#` is the whole document: no schema can be that.
    expect(refsIn(root)).not.toContain('#');
  });
});

describe('the browsable page', () => {
  it('serves its files, not frameable and without inline scripts', async () => {
    const response = await served.app.inject('/api/docs/');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/html/);
    const policy = String(response.headers['content-security-policy']);
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src '));
    expect(scripts).toBeTruthy();
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https:|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    // It would break a page that is served without TLS, as a local one is.
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policy).not.toMatch(/https?:/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    const files = [...response.body.matchAll(/(?:src|href)="([^"#]+\.(?:js|css|png))"/g)];
    expect(files.length).toBeGreaterThan(2);
    for (const [, file = ''] of files) {
      const url = new URL(file, 'http://localhost/api/docs/').pathname;
      expect((await served.app.inject(url)).statusCode, url).toBe(200);
    }
    expect((await served.app.inject('/api/docs/json')).json()).toMatchObject({ openapi: '3.1.0' });
  });
});
