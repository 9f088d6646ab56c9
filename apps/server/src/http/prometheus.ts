import { timingSafeEqual } from 'node:crypto';
import { daysBetween, moscowDay } from '@litometr/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PortalState } from '../measurements/state.ts';
import { ApiError } from './errors.ts';
import { isLoopback } from './isLoopback.ts';

export interface PrometheusDeps {
  /** Required as a bearer token; null restricts the metrics to this machine. */
  token: string | null;
  states: () => Promise<readonly PortalState[]>;
}

/** Metrics of the server. Names follow the conventions of Prometheus: base units, `_total`. */
export class Figures {
  readonly registry = new Registry();
  readonly storeQueries = new Histogram({
    name: 'litometr_store_query_duration_seconds',
    help: 'Statements of the measurements store',
    labelNames: ['side'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 2, 10],
    registers: [this.registry],
  });
  readonly importsEnded = new Counter({
    name: 'litometr_imports_total',
    help: 'Uploaded bundles by how their import ended',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  readonly importRows = new Gauge({
    name: 'litometr_import_rows',
    help: 'Rows read of the import that is under way, 0 without one',
    registers: [this.registry],
  });
  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests; the route is the pattern, never the address',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });

  constructor() {
    // Event loop lag, heap, resident memory, handles.
    collectDefaultMetrics({ register: this.registry });
  }
}

/**
 * Registers `/api/metrics` and the measuring of every response. Must be registered before the other
 * routes.
 */
export function registerPrometheus(
  app: FastifyInstance,
  figures: Figures,
  { token, states }: PrometheusDeps,
): void {
  const dataAge = new Gauge({
    name: 'litometr_data_age_days',
    help: 'Days in Moscow since the data day of a portal',
    labelNames: ['portal'],
    registers: [figures.registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'not found';
    figures.requests.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/api/metrics', async (request, reply) => {
    refuseStrangers(request, token);
    dataAge.reset();
    const today = moscowDay(new Date().toISOString());
    for (const { portal, dataDay } of await states()) {
      if (dataDay !== null) dataAge.set({ portal }, daysBetween(dataDay, today));
    }
    reply.header('cache-control', 'no-store').type(figures.registry.contentType);
    return figures.registry.metrics();
  });
}

/**
 * Without a token only this machine may look. A proxy on it would make everybody look local: what
 * came through one is refused.
 */
function refuseStrangers(request: FastifyRequest, token: string | null): void {
  if (token !== null) {
    const presented = Buffer.from(request.headers.authorization ?? '');
    const expected = Buffer.from(`Bearer ${token}`);
    if (presented.length === expected.length && timingSafeEqual(presented, expected)) return;
    throw new ApiError(401, 'The token of LITOMETR_METRICS_TOKEN is required.', {
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
  const { forwarded, 'x-forwarded-for': forwardedFor } = request.headers;
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (forwarded === undefined && forwardedFor === undefined && isLoopback(address)) return;
  throw new ApiError(404, 'Not found.');
}
