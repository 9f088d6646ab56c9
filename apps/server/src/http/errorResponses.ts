import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { login } from '@litometr/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

/**
 * Converts any error into a response of the API's shape. A server error becomes a 500 with its
 * request id and nothing else: the rest is in the log.
 */
export function registerErrorResponses(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ApiError) {
      return reply.status(error.status).headers(error.headers).send(error.body);
    }
    const status = statusOf(error);
    if (status < 500) {
      request.log.info({ err: error }, 'refused');
      return reply.status(status).send(bodyOf(request, reasonOf(error, status)));
    }
    request.log.error({ err: error }, 'failed');
    const text = `The server failed. Request ${request.id} is in its log.`;
    return reply.status(500).send(bodyOf(request, text));
  });
}

/** A sign-in form reads `detail` as a wrong name or password, which no other failure is. */
const bodyOf = ({ method, routeOptions }: FastifyRequest, text: string) =>
  method === login.method && routeOptions.url?.endsWith(login.path) === true
    ? { non_field_errors: [text] }
    : { detail: text };

/** Responds to bytes that are no HTTP request, which reach no route, and closes the connection. */
export function respondToUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, detail] = unreadable[error.code ?? ''] ?? [400, 'This is no valid HTTP request.'];
  const body = JSON.stringify({ detail });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

const unreadable: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The address and headers are too large: at most 16 KB together.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
};

/** For a server without the dashboard: every address that is no route is not found. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new ApiError(404, 'Not found.');
  });
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}

/** Why Fastify refuses a request before a handler runs, by its error code. */
const reasons: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty: send JSON, or no content-type header.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its content-length header says.',
};

function reasonOf(error: unknown, status: number): string {
  if (status === 413) return 'The body is too large.';
  if (status === 415) return 'The body must be JSON (content-type: application/json).';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  // The parser refuses keys that change an object's prototype by a plain SyntaxError.
  if (reason === undefined && error instanceof SyntaxError) return 'The body is not valid JSON.';
  return reason ?? 'The request could not be read.';
}
