import type { Endpoint, Role } from '@litometr/api-contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { TestClock } from '../../accounts/testing/openTestAccounts.ts';
import type { FuzzCallers } from './fuzzCallers.ts';
import type { FuzzRequest } from './fuzzRequests.ts';
import { type Samples, sampleTexts, textsByKey } from './validValues.ts';

/** A busy machine is slow; a call that takes longer hangs. */
const CALL_MS = 15_000;
/** Ids of what the callers have, the latest first, by the area of the endpoint. */
const LEARNED_TEXTS = 24;
const learnable = /"(?:id|version|target)":"?([\w-]{1,40})"?/g;

/** `/me/views/{id}/` belongs to `/me/views`. */
const areaOf = (path: string) => path.split('/').slice(0, 3).join('/');

interface Tally {
  calls: number;
  statuses: Map<number, number>;
  slowestMs: number;
}

export interface FuzzRunDeps {
  app: FastifyInstance;
  clock: TestClock;
  callers: FuzzCallers;
  /** The last error in the log of the server. */
  lastError: () => string;
}

/** Sends requests, checks the responses and counts them by endpoint and status. */
export class FuzzRun {
  readonly #deps: FuzzRunDeps;
  readonly #tallies = new Map<string, Tally>();
  readonly #learned = new Map<string, readonly string[]>();

  constructor(deps: FuzzRunDeps) {
    this.#deps = deps;
  }

  /** Samples for the next requests. */
  samples({ path }: Endpoint): Samples {
    const own = this.#learned.get(areaOf(path)) ?? [];
    const refresh = ['x'.repeat(40), ...this.#deps.callers.refreshTokens];
    return { texts: [...own, ...sampleTexts], byKey: { ...textsByKey, refresh } };
  }

  /** @throws Error that says what is wrong with the response */
  async call(endpoint: Endpoint, sent: FuzzRequest, role: Role): Promise<void> {
    const { app, clock, callers, lastError } = this.#deps;
    clock.advance(1);
    const headers = { ...(await callers.headersOf(role)), ...sent.headers };
    const begun = performance.now();
    const response = await app.inject({
      ...(sent as object),
      headers,
      remoteAddress: callers.nextAddress(),
    });
    const ms = performance.now() - begun;
    this.#count(endpoint, response.statusCode, ms);
    if (endpoint.auth === 'required' && response.statusCode < 300) {
      this.#learn(areaOf(endpoint.path), response.body);
    }
    // The token may have ended, the account may be gone or have reached a limit of its own.
    if (response.statusCode === 429) callers.replace(role);
    if ([401, 403].includes(response.statusCode) && !('authorization' in sent.headers)) {
      callers.signOut(role);
    }
    const problem = problemOf(response, ms);
    if (problem !== null) {
      const shown = response.body.slice(0, 300);
      const log = response.statusCode < 500 ? '' : `\n${lastError().slice(0, 2_000)}`;
      throw new Error(
        `${endpoint.id} by ${role}: ${problem}, ${response.statusCode} ${shown}${log}`,
      );
    }
  }

  get count(): number {
    return [...this.#tallies.values()].reduce((sum, { calls }) => sum + calls, 0);
  }

  /** The ids of the endpoints that were called, in alphabetical order. */
  called(): string[] {
    return [...this.#tallies.keys()].sort();
  }

  /** The share of the calls that had a status, 0 to 1. */
  share(status: number): number {
    const found = [...this.#tallies.values()].map((tally) => tally.statuses.get(status) ?? 0);
    return found.reduce((sum, count) => sum + count, 0) / this.count;
  }

  /** Calls and status classes of each endpoint, and of all. */
  report(): string {
    const rows = [...this.#tallies].map(([id, { calls, statuses, slowestMs }]) => {
      const classes = [2, 3, 4, 5].map((first) =>
        [...statuses].reduce(
          (sum, [status, n]) => sum + (Math.floor(status / 100) === first ? n : 0),
          0,
        ),
      );
      return { id, calls, classes, slowestMs };
    });
    const line = (id: string, calls: number, classes: readonly number[], ms: number) =>
      [
        id.padEnd(20),
        ...[calls, ...classes, Math.round(ms)].map((n) => String(n).padStart(7)),
      ].join('');
    const total = [0, 1, 2, 3].map((at) =>
      rows.reduce((sum, row) => sum + (row.classes[at] ?? 0), 0),
    );
    return [
      `${'endpoint'.padEnd(20)}  calls    2xx    3xx    4xx    5xx max ms`,
      ...rows.map((row) => line(row.id, row.calls, row.classes, row.slowestMs)),
      line('all', this.count, total, Math.max(...rows.map((row) => row.slowestMs))),
    ].join('\n');
  }

  #count({ id }: Endpoint, status: number, ms: number): void {
    const tally: Tally = this.#tallies.get(id) ?? { calls: 0, statuses: new Map(), slowestMs: 0 };
    tally.calls += 1;
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    tally.slowestMs = Math.max(tally.slowestMs, ms);
    this.#tallies.set(id, tally);
  }

  #learn(area: string, body: string): void {
    const found = [...body.matchAll(learnable)].map(([, text = '']) => text);
    const known = this.#learned.get(area) ?? [];
    this.#learned.set(area, [...new Set([...found, ...known])].slice(0, LEARNED_TEXTS));
  }
}

/** Names the promise of the API that a response breaks; null for none. */
function problemOf(response: LightMyRequestResponse, ms: number): string | null {
  if (response.statusCode >= 500) return 'a server error';
  if (ms > CALL_MS) return `took ${Math.round(ms)} ms`;
  if (response.statusCode < 400 || response.raw.req.method === 'HEAD') return null;
  return isErrorBody(response) ? null : 'an error that is not {detail}, {code} or {field: [texts]}';
}

function isErrorBody(response: LightMyRequestResponse): boolean {
  if (response.headers['content-type']?.startsWith('application/json') !== true) return false;
  const body: unknown = JSON.parse(response.body);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  if ('detail' in body) return typeof body.detail === 'string';
  if ('code' in body) return typeof body.code === 'string';
  const fields = Object.values(body) as unknown[];
  const areTexts = (value: unknown) =>
    Array.isArray(value) && value.every((text) => typeof text === 'string');
  return fields.length > 0 && fields.every(areTexts);
}
