import type { Endpoint, EndpointRequest, EndpointResponse } from '@litometr/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { csvTableOf, sendCsv } from './csvResponse.ts';
import { sendPublic } from './encodings.ts';
import { ApiError } from './errors.ts';
import { type ResponseCache, wantsFreshResponse } from './responseCache.ts';
import type { StateTag } from './revalidation.ts';

/** The caller; null is a guest. */
export interface SessionUser {
  id: number;
  username: string;
  role: string;
  /** Id of the session that the token belongs to. */
  sessionId: string;
}

/** Finds the caller from the request's bearer token; throws 401 for a bad one. */
export type Authenticate = (request: FastifyRequest) => Promise<SessionUser | null>;

export interface HandlerContext<E extends Endpoint> extends EndpointRequest<E> {
  request: FastifyRequest;
  reply: FastifyReply;
  user: SessionUser | null;
}

export type Handler<E extends Endpoint> = (
  context: HandlerContext<E>,
) => Promise<EndpointResponse<E>> | EndpointResponse<E>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Set once by the application; endpoints with `auth: 'none'` never call it. */
    authenticate: Authenticate;
    /**
     * Set once by the application: the address for absolute links to its own pages, never the
     * `Host` of a request, which the client chooses. Null where none is configured.
     */
    publicUrl: string | null;
    /** Paths of all public pages without an id; none where no dashboard is served. */
    publicPaths: () => Promise<readonly string[]>;
    /** Set once by the application: returns the tag that identifies the published state. */
    stateTag: StateTag;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export interface RouteOptions {
  /** Decides about the caller before anything else is read; throws 403 or 429. */
  admit?: (user: SessionUser | null, request: FastifyRequest) => Promise<void> | void;
  /** Maximum size of the body in bytes, where the application's default is too small. */
  bodyLimit?: number | undefined;
  /**
   * Caches the responses, for endpoints whose response depends only on the published state and the
   * request.
   */
  cache?: ResponseCache;
}

/** `/books/{id}/` → `/api/books/:id/`. */
export function fastifyPath(path: string): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

/** Validation messages are in English: `zod/mini` alone says 'Invalid input' for every error. */
const { localeError } = z.locales.en();

function parse(schema: z.ZodMiniType | undefined, input: unknown, part: string): unknown {
  if (schema === undefined) return undefined;
  const result = z.safeParse(schema, input, { error: localeError });
  if (result.success) return result.data;
  const fields: Record<string, string[]> = {};
  for (const issue of result.error.issues) {
    const field = issue.path[0];
    const name = field === undefined ? part : String(field);
    fields[name] = [...(fields[name] ?? []), issue.message];
  }
  // An id in the path that is not digits names nothing: that is 'not found', not 'bad request'.
  if (part === 'params') throw new ApiError(404, 'Not found.');
  throw new ApiError(400, fields);
}

/**
 * An ignored misspelt filter would not be visible in the response, so that unknown parameters are
 * errors.
 */
function refuseUnknown(schema: z.ZodMiniType | undefined, input: unknown): void {
  const known = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  const unknown = Object.keys(input ?? {}).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const takes = known.length === 0 ? 'takes none' : `takes: ${known.join(', ')}`;
  const reason = `Unknown query parameter; this endpoint ${takes}.`;
  throw new ApiError(400, Object.fromEntries(unknown.map((name) => [name, [reason]])));
}

/**
 * Registers the handler of an endpoint. Path, query and body are parsed by the contract before the
 * handler runs; the response is typed by it and, in tests and development, validated by it. A list
 * that is requested with `format=csv` is sent as a table from the same handler.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { admit, bodyLimit, cache }: RouteOptions = {},
): void {
  const table = csvTableOf(endpoint);
  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    config: { endpoint },
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    handler: async (request, reply) => {
      const user = endpoint.auth === 'none' ? null : await app.authenticate(request);
      if (endpoint.auth === 'required' && user === null) {
        throw new ApiError(401, 'Authentication credentials were not provided.', {
          headers: { 'www-authenticate': 'Bearer' },
        });
      }
      await admit?.(user, request);
      const params = parse(endpoint.params, request.params, 'params');
      refuseUnknown(endpoint.query, request.query);
      // A handler returns rows; their format is not its concern.
      const { format, ...rest } = (parse(endpoint.query, request.query, 'query') ?? {}) as Parsed;
      const body = parse(endpoint.body, request.body, 'body');
      const respondTo = async (query: Parsed) => {
        // The three parts were parsed by the schemas that the type is inferred from.
        const context = { params, query, body, request, reply, user } as HandlerContext<E>;
        const response = await handler(context);
        if (process.env['NODE_ENV'] !== 'production') assertResponse(endpoint, response);
        return response;
      };
      if (format !== 'csv' || table === undefined) {
        if (cache === undefined) return respondTo(rest);
        const key = JSON.stringify([endpoint.id, params, rest]);
        const compute = async () => Buffer.from(JSON.stringify(await respondTo(rest)));
        const written = await (wantsFreshResponse(request)
          ? cache.refresh(key, compute)
          : cache.get(key, compute));
        return sendPublic(request, reply.type('application/json; charset=utf-8'), written);
      }
      const { stateTag } = app;
      const role = user?.role;
      const rawQuery = request.query;
      return sendCsv(reply, {
        table,
        params,
        query: rest,
        rawQuery,
        role,
        stateTag,
        fetchPage: respondTo,
      });
    },
  });
}

type Parsed = Readonly<Record<string, unknown>>;

/** A response that violates its own contract is a server error; in tests the message says where. */
function assertResponse(endpoint: Endpoint, response: unknown): void {
  const result = z.safeParse(endpoint.response, response);
  if (result.success) return;
  throw new Error(
    `The response of ${endpoint.id} violates its contract: ${z.prettifyError(result.error)}`,
  );
}
