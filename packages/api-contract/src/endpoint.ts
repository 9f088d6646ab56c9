import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `none`: no token is sent. `optional`: guests may call. `required`: 401 without a token. */
export type EndpointAuth = 'none' | 'optional' | 'required';

type Schema = z.ZodMiniType;

/**
 * One call of the API: the server registers its handler from this object, the
 * client sends and parses with it, the OpenAPI document is generated from it.
 *
 * `path` is below `/api` and names its parameters in braces (`/books/{id}/`).
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  /** Unique, lower camel case; the OpenAPI operation id. */
  readonly id: string;
  readonly method: Method;
  readonly path: `/${string}`;
  /** One line for the OpenAPI page. */
  readonly summary: string;
  readonly auth: EndpointAuth;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
}

/** Input of a schema before parsing, or undefined where the endpoint has no such part. */
type InputOf<S> = S extends Schema ? z.input<S> : undefined;
/** Output of a schema after parsing. */
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

type RequiredWhen<Key extends string, Value> = undefined extends Value
  ? Partial<Record<Key, Value>>
  : Record<Key, Value>;

/** Arguments of a call. `query` is optional: every query field has a default or is optional. */
export type EndpointInput<E extends Endpoint> = RequiredWhen<'params', InputOf<E['params']>> &
  RequiredWhen<'body', InputOf<E['body']>> & { query?: InputOf<E['query']> };

/** Request as a handler receives it, parsed. */
export interface EndpointRequest<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
}

/** Response of the call, parsed. */
export type EndpointResponse<E extends Endpoint> = z.output<E['response']>;

interface EndpointSpec<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema,
> {
  id: string;
  method?: Method;
  path: `/${string}`;
  summary: string;
  auth?: EndpointAuth;
  params?: () => Params;
  query?: () => Query;
  body?: () => Body;
  response: () => Response;
}

/** Creates the schema on first use. */
function lazy<S>(make: () => S): () => S {
  let made: { schema: S } | undefined;
  return () => {
    made ??= { schema: make() };
    return made.schema;
  };
}

/**
 * Fills the defaults: a GET that guests may call, without parameters.
 *
 * Parts are given as functions: a page knows a hundred calls by their addresses and parses the
 * answers of a few, and making all schemas was half of what its start took on a slow processor.
 */
export function defineEndpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(spec: EndpointSpec<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  // The type parameters default to `undefined` exactly when the part is left out.
  const params = lazy(() => spec.params?.() as Params);
  const query = lazy(() => spec.query?.() as Query);
  const body = lazy(() => spec.body?.() as Body);
  const response = lazy(spec.response);
  return {
    id: spec.id,
    method: spec.method ?? 'GET',
    path: spec.path,
    summary: spec.summary,
    auth: spec.auth ?? 'optional',
    get params() {
      return params();
    },
    get query() {
      return query();
    },
    get body() {
      return body();
    },
    get response() {
      return response();
    },
  };
}
