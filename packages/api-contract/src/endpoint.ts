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

/** What a schema accepts before parsing, or nothing where the endpoint has no such part. */
type InputOf<S> = S extends Schema ? z.input<S> : undefined;
/** What a schema yields after parsing. */
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

type RequiredWhen<Key extends string, Value> = undefined extends Value
  ? Partial<Record<Key, Value>>
  : Record<Key, Value>;

/** What a caller passes. `query` may be left out: every query field has a default or is optional. */
export type EndpointInput<E extends Endpoint> = RequiredWhen<'params', InputOf<E['params']>> &
  RequiredWhen<'body', InputOf<E['body']>> & { query?: InputOf<E['query']> };

/** What a handler receives, parsed. */
export interface EndpointRequest<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
}

/** What the call answers, parsed. */
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
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
}

/** Fills the defaults: a GET that guests may call, without parameters. */
export function defineEndpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(spec: EndpointSpec<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return {
    id: spec.id,
    method: spec.method ?? 'GET',
    path: spec.path,
    summary: spec.summary,
    auth: spec.auth ?? 'optional',
    // The type parameters default to `undefined` exactly when the part is left out.
    params: spec.params as Params,
    query: spec.query as Query,
    body: spec.body as Body,
    response: spec.response,
  };
}
