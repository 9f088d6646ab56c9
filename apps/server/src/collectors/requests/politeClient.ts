import type { CollectorReason } from '@litometr/api-contract';
import type { RunCounts } from '../runs/runCounts.ts';
import type { Clock } from './clock.ts';
import { decodeBody } from './decode.ts';
import { PageFailure, RunEnded } from './failures.ts';
import { type Origins, placedUrl } from './origins.ts';
import { BREAKER_PAGES, PageBreaker } from './pageBreaker.ts';
import { isCaptcha, isChallenge, type Refusal, refusalOf, retryAfter } from './refusals.ts';
import { type RobotsRules, robotsRules } from './robots.ts';
import type { PortalResponse, Transport } from './transport.ts';

/** Validators of the last response of an address, for a conditional request. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export type Got =
  | ({ kind: 'page'; text: string } & Validators)
  | { kind: 'not_modified' }
  /** 404 or 410: the page no longer exists. */
  | { kind: 'gone' };

export interface PoliteClientOptions {
  origins: Origins;
  paceMs: number;
  /** Names the program and how its people are reached. */
  userAgent: string;
  headers: Readonly<Record<string, string>>;
  transport: Transport;
  clock: Clock;
  /** From 0 to below 1. */
  random: () => number;
  counts: RunCounts;
  signal: AbortSignal;
}

const TRIES = 4;
const BACKOFF_MS = 2_000;
const BACKOFF_LIMIT_MS = 120_000;
/**
 * Longest accepted Retry-After; a longer one ends the run, and the portal is left alone until then.
 */
const LONGEST_WAIT_MS = 15 * 60_000;
const REDIRECTS = 3;
const SLOWEST_PACE_MS = 60_000;
const CAPTCHA_REST_MS = 24 * 60 * 60_000;

/**
 * Sends requests to one portal, one at a time and as slowly as the portal wants: never faster than
 * the pace, never against robots.txt, with longer waits after failures or on request. It stops
 * altogether when a known good page fails too, or when a page shows a captcha.
 */
export class PoliteClient {
  readonly #options: PoliteClientOptions;
  readonly #robots = new Map<string, Promise<RobotsRules>>();
  #paceMs: number;
  #nextAt = 0;
  readonly #breaker = new PageBreaker();

  constructor(options: PoliteClientOptions) {
    this.#options = options;
    this.#paceMs = options.paceMs;
  }

  /**
   * @throws PageFailure where this page cannot be had
   * @throws RunEnded where the portal must be left alone
   */
  async get(url: string, validators: Validators | null): Promise<Got> {
    const at = placedUrl(this.#options.origins, new URL(url));
    if (at === null) throw this.#failure('redirect', url, 'The address is not of this portal.');
    const rules = await this.#rulesOf(at);
    if (!rules.allows(at)) {
      throw this.#failure('robots', url, 'The robots.txt of the portal does not allow this page.');
    }
    const headers: Record<string, string> = { ...this.#options.headers };
    if (validators?.etag != null) headers['if-none-match'] = validators.etag;
    if (validators?.lastModified != null) headers['if-modified-since'] = validators.lastModified;
    return this.#read(url, await this.#insist(url, at, headers));
  }

  #read(url: string, response: PortalResponse): Got {
    const { status, headers, body } = response;
    if (status === 304) return { kind: 'not_modified' };
    if (status === 404 || status === 410) return { kind: 'gone' };
    let text: string;
    try {
      text = decodeBody(body, headers['content-type']);
    } catch (error) {
      throw this.#failure('encoding', url, messageOf(error), status);
    }
    if (isChallenge(text)) throw this.#captchaFound();
    return {
      kind: 'page',
      text,
      etag: headers.etag ?? null,
      lastModified: headers['last-modified'] ?? null,
    };
  }

  /**
   * Checks a page that could not be parsed.
   *
   * @throws RunEnded where it is a captcha: no way around it is tried
   */
  refuseCaptcha(text: string): void {
    if (isCaptcha(text)) throw this.#captchaFound();
  }

  #captchaFound(): RunEnded {
    return new RunEnded(
      'captcha',
      'The portal shows a captcha. Collectors do not solve captchas: ask the portal for permission, or read it more slowly.',
      this.#options.clock.now() + CAPTCHA_REST_MS,
    );
  }

  /** Retries until there is a response that waiting does not change. */
  async #insist(url: string, at: URL, headers: Record<string, string>): Promise<PortalResponse> {
    const { counts } = this.#options;
    for (let nth = 1; ; nth += 1) {
      const tried = await this.#try(url, at, headers);
      if (tried.refusal === null) {
        this.#breaker.succeed(at, tried.response.status);
        return tried.response;
      }
      const { response, refusal } = tried;
      const { reason, message, isPassing } = refusal;
      // Some portals send a captcha with 403 or 503.
      if (response !== null) this.refuseCaptcha(response.body.toString('utf8'));
      const wait = this.#waitOf(response, nth, reason);
      if (!isPassing || nth === TRIES) {
        if (this.#breaker.fail(url)) await this.#probe(url, at, refusal);
        throw this.#failure(reason, url, message, response?.status ?? null);
      }
      counts.retries += 1;
      await this.#wait(wait, true);
    }
  }

  /** @throws RunEnded where a page that should be there fails as well */
  async #probe(url: string, at: URL, { reason, message }: Refusal): Promise<void> {
    const known = this.#breaker.probeOf(at);
    if (await this.#isReadable(known)) {
      this.#breaker.reset();
      return;
    }
    throw new RunEnded(
      reason,
      `${message} ${BREAKER_PAGES} pages in a row failed (the last: ${url}), and so did a page that should be there (${known.href}). Check that the portal is up and lets the collector in.`,
    );
  }

  /** @throws RunEnded where the response is a captcha, or its Retry-After is too long */
  async #isReadable(at: URL): Promise<boolean> {
    if (!(await this.#rulesOf(at)).allows(at)) return false;
    const tried = await this.#try(at.href, at, this.#options.headers).catch((error: unknown) => {
      // A redirect to another site is no page of the portal.
      if (error instanceof PageFailure) return null;
      throw error;
    });
    if (tried?.response == null) return false;
    const { response, refusal } = tried;
    const text = response.body.toString('utf8');
    if (refusal === null) {
      if (isChallenge(text)) throw this.#captchaFound();
      return true;
    }
    this.refuseCaptcha(text);
    this.#waitOf(response, 1, refusal.reason);
    return false;
  }

  async #try(url: string, at: URL, headers: Record<string, string>): Promise<Tried> {
    try {
      const response = await this.#followed(url, at, headers);
      return { response, refusal: refusalOf(response) };
    } catch (error) {
      this.#options.signal.throwIfAborted();
      if (error instanceof PageFailure || error instanceof RunEnded) throw error;
      const message = `No response: ${messageOf(error)}`;
      return { response: null, refusal: { reason: 'unreachable', message, isPassing: true } };
    }
  }

  #waitOf(response: PortalResponse | null, nth: number, reason: CollectorReason): number {
    const { clock, random } = this.#options;
    const retryAfterMs = response === null ? null : retryAfter(response, clock.now());
    // The wait applies to the next request as well when this page is not retried.
    if (retryAfterMs !== null) this.#nextAt = Math.max(this.#nextAt, clock.now() + retryAfterMs);
    if (reason === 'rate_limited') this.#paceMs = Math.min(this.#paceMs * 2, SLOWEST_PACE_MS);
    if (retryAfterMs !== null && retryAfterMs > LONGEST_WAIT_MS) {
      throw new RunEnded(
        reason,
        `The portal asked for a pause of ${Math.round(retryAfterMs / 60_000)} minutes (Retry-After).`,
        clock.now() + retryAfterMs,
      );
    }
    const most = Math.min(BACKOFF_LIMIT_MS, BACKOFF_MS * 2 ** nth);
    // Half of it is random, so that collectors on many machines do not retry at the same moment.
    return Math.max(retryAfterMs ?? 0, most / 2 + (random() * most) / 2);
  }

  async #followed(
    url: string,
    from: URL,
    headers: Record<string, string>,
  ): Promise<PortalResponse> {
    let at = from;
    for (let hop = 0; hop <= REDIRECTS; hop += 1) {
      const response = await this.#once(at, headers);
      const to = response.headers.location;
      if (response.status < 300 || response.status === 304 || response.status >= 400)
        return response;
      const next = to !== undefined && URL.canParse(to, at.href) ? new URL(to, at.href) : null;
      const placed = next === null ? null : placedUrl(this.#options.origins, next);
      if (placed === null) {
        const where = next === null ? 'nowhere' : `to ${next.host}`;
        throw this.#failure(
          'redirect',
          url,
          `It redirects ${where}, which is not followed.`,
          response.status,
        );
      }
      if (!(await this.#rulesOf(placed)).allows(placed)) {
        throw this.#failure(
          'robots',
          url,
          'It redirects to a page that robots.txt does not allow.',
        );
      }
      at = placed;
    }
    throw this.#failure('redirect', url, `It redirects more than ${REDIRECTS} times.`);
  }

  async #once(at: URL, headers: Record<string, string>): Promise<PortalResponse> {
    const { clock, transport, userAgent, counts, signal, random } = this.#options;
    await this.#wait(this.#nextAt - clock.now(), false);
    const begun = performance.now();
    const sent = { ...headers, 'user-agent': userAgent };
    let status = 0;
    try {
      const response = await transport(at, sent, signal);
      status = response.status;
      return response;
    } finally {
      // A request that was aborted here says nothing about the portal.
      if (!signal.aborted) counts.recordResponse(status, performance.now() - begun);
      this.#nextAt = clock.now() + this.#paceMs * (1 + random() / 4);
    }
  }

  async #wait(ms: number, isReported: boolean): Promise<void> {
    const { clock, counts, signal } = this.#options;
    signal.throwIfAborted();
    if (ms <= 0) return;
    if (isReported) counts.waitingUntil = clock.now() + ms;
    await clock.sleep(ms, signal).finally(() => {
      counts.waitingUntil = null;
    });
  }

  /** Fetched once a run, at the same pace as the pages. */
  #rulesOf({ origin }: URL): Promise<RobotsRules> {
    const known = this.#robots.get(origin);
    if (known !== undefined) return known;
    const rules = this.#fetchRules(new URL('/robots.txt', origin));
    this.#robots.set(origin, rules);
    return rules;
  }

  async #fetchRules(at: URL): Promise<RobotsRules> {
    const response = await this.#once(at, {}).catch((error: unknown) => {
      this.#options.signal.throwIfAborted();
      if (error instanceof RunEnded) throw error;
      return null;
    });
    const rules = robotsRules(at, response);
    this.#paceMs = Math.max(this.#paceMs, rules.paceMs);
    return rules;
  }

  #failure(
    reason: CollectorReason,
    url: string,
    message: string,
    status: number | null = null,
  ): PageFailure {
    return new PageFailure({ reason, url, message, status });
  }
}

/** `response` is null where none came. */
type Tried =
  | { response: PortalResponse; refusal: null }
  | { response: PortalResponse | null; refusal: Refusal };

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
