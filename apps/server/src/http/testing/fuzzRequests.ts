import type { Endpoint } from '@litometr/api-contract';
import fc from 'fast-check';
import type * as z from 'zod/mini';
import {
  type HostileKind,
  HUGE_NUMBER,
  hostileBodies,
  hostileHeaders,
  hostileQueries,
  hostileSegments,
  hostileText,
  hostileValue,
} from './hostileValues.ts';
import { definitionOf, requestSchemas } from './requestSchemas.ts';
import { type Samples, validValue } from './validValues.ts';

/** A request as it is sent. */
export interface FuzzRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

type AroundPart = 'nothing' | 'method' | 'address' | 'headers' | 'whole query' | 'whole body';

/** Which part of a valid request is replaced by a hostile value; `nothing` leaves it valid. */
export type FuzzTarget =
  | { [Part in AroundPart]: { part: Part } }[AroundPart]
  | { part: 'params' | 'query'; name: string }
  | { part: 'body'; path: readonly string[] };

interface Draft {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

/** Every parameter of an endpoint, every place of its body, and the request around them. */
export function fuzzTargets(endpoint: Endpoint): FuzzTarget[] {
  const fields = requestSchemas(endpoint).flatMap(([part, schema]): FuzzTarget[] => {
    if (part === 'body') return pathsOf(schema).map((path) => ({ part, path }));
    const def = definitionOf(schema);
    return def.type === 'object' ? Object.keys(def.shape).map((name) => ({ part, name })) : [];
  });
  const around = ['nothing', 'method', 'headers', 'whole query', 'whole body'] as const;
  const address = endpoint.params === undefined ? [] : [{ part: 'address' as const }];
  return [...fields, ...around.map((part) => ({ part })), ...address];
}

/** The paths of the objects, lists and values of a body. `*` is a key that the schema does not name. */
function pathsOf(schema: z.core.$ZodType, path: readonly string[] = []): (readonly string[])[] {
  const def = definitionOf(schema);
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') {
    return pathsOf(def.innerType, path);
  }
  if (def.type === 'lazy') return pathsOf(def.getter(), path);
  if (def.type === 'union') {
    const paths = def.options.flatMap((option) => pathsOf(option, path));
    return [...new Map(paths.map((place) => [place.join('.'), place])).values()];
  }
  if (def.type === 'array') return [path, ...pathsOf(def.element, [...path, '0'])];
  if (def.type === 'record') return [path, ...pathsOf(def.valueType, [...path, '*'])];
  if (def.type !== 'object') return [path];
  const fields = Object.entries(def.shape).flatMap(([key, field]) =>
    pathsOf(field, [...path, key]),
  );
  return [[...path, '*'], ...fields];
}

/** Requests of an endpoint that are valid but for the target. */
export function fuzzRequest(
  endpoint: Endpoint,
  target: FuzzTarget,
  { samples, kind }: { samples: Samples; kind: HostileKind },
): fc.Arbitrary<FuzzRequest> {
  const part = (schema: z.ZodMiniType | undefined) =>
    schema === undefined ? fc.constant({}) : validValue(schema, samples);
  const draft = fc.record({
    params: part(endpoint.params),
    query: part(endpoint.query),
    body: endpoint.body === undefined ? fc.constant(undefined) : validValue(endpoint.body, samples),
  }) as fc.Arbitrary<Draft>;
  return fc.tuple(draft, mutation(target, kind)).map(([valid, mutate]) => mutate(endpoint, valid));
}

type Mutation = (endpoint: Endpoint, draft: Draft) => FuzzRequest;

/** Gives a function, so that what is valid and what is hostile shrink apart from each other. */
function mutation(target: FuzzTarget, kind: HostileKind): fc.Arbitrary<Mutation> {
  if (target.part === 'nothing') return fc.constant(requestOf);
  if (target.part === 'method') {
    return fc
      .constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE')
      .map((method) => (endpoint, draft) => ({ ...requestOf(endpoint, draft), method }));
  }
  if (target.part === 'headers') {
    return fc.constantFrom(...hostileHeaders).map(([name, value]) => (endpoint, draft) => {
      const request = requestOf(endpoint, draft);
      return { ...request, headers: { ...request.headers, [name]: value } };
    });
  }
  if (target.part === 'whole query') {
    return fc.constantFrom(...hostileQueries).map((query) => (endpoint, draft) => {
      const { url, ...rest } = requestOf(endpoint, draft);
      return { ...rest, url: `${url}${url.includes('?') ? '&' : '?'}${query}` };
    });
  }
  if (target.part === 'whole body') {
    return fc.constantFrom(...hostileBodies).map((payload) => (endpoint, draft) => ({
      ...requestOf(endpoint, draft),
      headers: { 'content-type': 'application/json' },
      payload,
    }));
  }
  if (target.part === 'address') {
    return fc.constantFrom(...hostileSegments).map((segment) => (endpoint, draft) => ({
      ...requestOf(endpoint, draft),
      url: `/api${endpoint.path.replaceAll(/\{\w+\}/g, () => segment)}`,
    }));
  }
  if (target.part === 'body') {
    return hostileValue(kind).map(
      (value) => (endpoint, draft) =>
        requestOf(endpoint, { ...draft, body: withValue(draft.body, target.path, value) }),
    );
  }
  return hostileText(kind).map(
    (value) => (endpoint, draft) =>
      requestOf(endpoint, {
        ...draft,
        [target.part]: { ...draft[target.part], [target.name]: value },
      }),
  );
}

function requestOf(endpoint: Endpoint, { params, query, body }: Draft): FuzzRequest {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encode(String(params[name])),
  );
  const search = Object.entries(query).map(([key, value]) => `${key}=${encode(String(value))}`);
  const url = `/api${path}${search.length === 0 ? '' : '?'}${search.join('&')}`;
  const { id, method } = endpoint;
  if (id === 'uploadImport') {
    return {
      method,
      url,
      headers: { 'content-type': 'application/zip' },
      payload: 'PK\u0003\u0004',
    };
  }
  if (body === undefined) return { method, url, headers: {} };
  return {
    method,
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body).replaceAll(`"${HUGE_NUMBER}"`, '1e999'),
  };
}

/** A lone surrogate has no escape: it is sent as the three bytes that a careless client would send. */
const encode = (value: string) =>
  value
    .split(/(\p{Cs})/u)
    .map((piece) => (/^\p{Cs}$/u.test(piece) ? '%ED%A0%80' : encodeURIComponent(piece)))
    .join('');

function withValue(body: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (key === '0') return [withValue(Array.isArray(body) ? body[0] : {}, rest, value)];
  const container = typeof body === 'object' && body !== null ? body : {};
  const inner: unknown = Object.entries(container).find(([name]) => name === key)?.[1];
  return { ...container, [key]: withValue(inner, rest, value) };
}
