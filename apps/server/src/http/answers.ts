import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';

/**
 * Turns whatever is thrown into an answer of the API's shape. A fault of the server answers 500
 * with its request id and nothing else: the rest is in the log.
 */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ApiError) {
      return reply.status(error.status).headers(error.headers).send(error.body);
    }
    const status = statusOf(error);
    if (status < 500) {
      request.log.info({ err: error }, 'refused');
      return reply.status(status).send({ detail: reason(status) });
    }
    request.log.error({ err: error }, 'failed');
    return reply
      .status(500)
      .send({ detail: `The server failed to answer. Request ${request.id} is in its log.` });
  });
}

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

function reason(status: number): string {
  if (status === 413) return 'The body is too large.';
  if (status === 415) return 'The body must be JSON (content-type: application/json).';
  return 'The request could not be read.';
}
