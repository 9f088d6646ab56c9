import type { CollectorReason } from '@litometr/api-contract';
import type { RunCounts } from '../runs/runCounts.ts';
import type { Clock } from './clock.ts';
import { decodeBody } from './decode.ts';
import { PageFailure, RunEnded } from './failures.ts';
import { type Origins, placedUrl } from './origins.ts';
import { BREAKER_PAGES, PageBreaker } from './pageBreaker.ts';
import { isCaptcha, isChallenge, type Refusal, refusalOf, retryAfter } from './refusals.ts';
import { type RobotsRules, robotsRules } from './robots.ts';
import type { Answer, Transport } from './transport.ts';

/** What the last answer of an address told to ask with the next time. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export type Got =
  | ({ kind: 'page'; text: string } & Validators)
  | { kind: 'not_modified' }
  /** 404 or 410: the portal says that there is no such thing any more. */
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
/** A portal that asks for more than this is left alone for so long. */
const LONGEST_WAIT_MS = 15 * 60_000;
const REDIRECTS = 3;
const SLOWEST_PACE_MS = 60_000;
const CAPTCHA_REST_MS = 24 * 60 * 60_000;

/**
 * Asks one portal for one thing at a time, as slowly as it wants to be asked: never faster than
 * the pace, nothing that robots.txt forbids, longer waits when it says so or fails, and not at all
 * any more after failures of a known good page too, or a page that asks for a person.
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

  #read(url: string, answer: Answer): Got {
    const { status, headers, body } = answer;
    if (status === 304) return { kind: 'not_modified' };
    if (status === 404 || status === 410) return { kind: 'gone' };
    let text: string;
    try {
      text = decodeBody(body, headers['content-type']);
    } catch (error) {
      throw this.#failure('encoding', url, messageOf(error), status);
    }
    if (isChallenge(text)) throw this.#askedForPerson();
    return {
      kind: 'page',
      text,
      etag: headers.etag ?? null,
      lastModified: headers['last-modified'] ?? null,
    };
  }

  /**
   * Of a page that is not what was asked for.
   *
   * @throws RunEnded where it asks for a person: nothing is tried against that
   */
  refuseCaptcha(text: string): void {
    if (isCaptcha(text)) throw this.#askedForPerson();
  }

  #askedForPerson(): RunEnded {
    return new RunEnded(
      'captcha',
      'The portal asks whether a person is there. Collectors do not answer that: ask the portal for leave, or read it more slowly.',
      this.#options.clock.now() + CAPTCHA_REST_MS,
    );
  }

  /** Asks until there is an answer that waiting does not change. */
  async #insist(url: string, at: URL, headers: Record<string, string>): Promise<Answer> {
    const { counts } = this.#options;
    for (let nth = 1; ; nth += 1) {
      const tried = await this.#try(url, at, headers);
      if (tried.refusal === null) {
        this.#breaker.succeed(at, tried.answer.status);
        return tried.answer;
      }
      const { answer, refusal } = tried;
      const { reason, message, isPassing } = refusal;
      // Some portals ask for a person with 403 or 503.
      if (answer !== null) this.refuseCaptcha(answer.body.toString('utf8'));
      const wait = this.#waitOf(answer, nth, reason);
      if (!isPassing || nth === TRIES) {
        if (this.#breaker.fail(url)) await this.#probe(url, at, refusal);
        throw this.#failure(reason, url, message, answer?.status ?? null);
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

  /** @throws RunEnded where the answer is a captcha, or its Retry-After is too long */
  async #isReadable(at: URL): Promise<boolean> {
    if (!(await this.#rulesOf(at)).allows(at)) return false;
    const tried = await this.#try(at.href, at, this.#options.headers).catch((error: unknown) => {
      // It leads elsewhere, which is no page of the portal.
      if (error instanceof PageFailure) return null;
      throw error;
    });
    if (tried?.answer == null) return false;
    const { answer, refusal } = tried;
    const text = answer.body.toString('utf8');
    if (refusal === null) {
      if (isChallenge(text)) throw this.#askedForPerson();
      return true;
    }
    this.refuseCaptcha(text);
    this.#waitOf(answer, 1, refusal.reason);
    return false;
  }

  async #try(url: string, at: URL, headers: Record<string, string>): Promise<Tried> {
    try {
      const answer = await this.#followed(url, at, headers);
      return { answer, refusal: refusalOf(answer) };
    } catch (error) {
      this.#options.signal.throwIfAborted();
      if (error instanceof PageFailure || error instanceof RunEnded) throw error;
      const message = `No answer: ${messageOf(error)}`;
      return { answer: null, refusal: { reason: 'unreachable', message, isPassing: true } };
    }
  }

  #waitOf(answer: Answer | null, nth: number, reason: CollectorReason): number {
    const { clock, random } = this.#options;
    const asked = answer === null ? null : retryAfter(answer, clock.now());
    // It binds the next request as well when this page is not tried again.
    if (asked !== null) this.#nextAt = Math.max(this.#nextAt, clock.now() + asked);
    if (reason === 'rate_limited') this.#paceMs = Math.min(this.#paceMs * 2, SLOWEST_PACE_MS);
    if (asked !== null && asked > LONGEST_WAIT_MS) {
      throw new RunEnded(
        reason,
        `The portal asks not to be read for ${Math.round(asked / 60_000)} minutes.`,
        clock.now() + asked,
      );
    }
    const most = Math.min(BACKOFF_LIMIT_MS, BACKOFF_MS * 2 ** nth);
    // Half of it is chance, so that collectors of many places do not come back together.
    return Math.max(asked ?? 0, most / 2 + (random() * most) / 2);
  }

  async #followed(url: string, from: URL, headers: Record<string, string>): Promise<Answer> {
    let at = from;
    for (let hop = 0; hop <= REDIRECTS; hop += 1) {
      const answer = await this.#once(at, headers);
      const to = answer.headers.location;
      if (answer.status < 300 || answer.status === 304 || answer.status >= 400) return answer;
      const next = to !== undefined && URL.canParse(to, at.href) ? new URL(to, at.href) : null;
      const placed = next === null ? null : placedUrl(this.#options.origins, next);
      if (placed === null) {
        const where = next === null ? 'nowhere' : `to ${next.host}`;
        throw this.#failure(
          'redirect',
          url,
          `It leads ${where}, which is not followed.`,
          answer.status,
        );
      }
      if (!(await this.#rulesOf(placed)).allows(placed)) {
        throw this.#failure('robots', url, 'It leads to a page that robots.txt does not allow.');
      }
      at = placed;
    }
    throw this.#failure('redirect', url, `It leads on more than ${REDIRECTS} times.`);
  }

  async #once(at: URL, headers: Record<string, string>): Promise<Answer> {
    const { clock, transport, userAgent, counts, signal, random } = this.#options;
    await this.#wait(this.#nextAt - clock.now(), false);
    const begun = performance.now();
    const sent = { ...headers, 'user-agent': userAgent };
    let status = 0;
    try {
      const answer = await transport(at, sent, signal);
      status = answer.status;
      return answer;
    } finally {
      // A request that we gave up ourselves says nothing of the portal.
      if (!signal.aborted) counts.answered(status, performance.now() - begun);
      this.#nextAt = clock.now() + this.#paceMs * (1 + random() / 4);
    }
  }

  async #wait(ms: number, isTold: boolean): Promise<void> {
    const { clock, counts, signal } = this.#options;
    signal.throwIfAborted();
    if (ms <= 0) return;
    if (isTold) counts.waitingUntil = clock.now() + ms;
    await clock.sleep(ms, signal).finally(() => {
      counts.waitingUntil = null;
    });
  }

  /** Asked for once a run, at the same pace as the rest. */
  #rulesOf({ origin }: URL): Promise<RobotsRules> {
    const known = this.#robots.get(origin);
    if (known !== undefined) return known;
    const asked = this.#askRules(new URL('/robots.txt', origin));
    this.#robots.set(origin, asked);
    return asked;
  }

  async #askRules(at: URL): Promise<RobotsRules> {
    const answer = await this.#once(at, {}).catch((error: unknown) => {
      this.#options.signal.throwIfAborted();
      if (error instanceof RunEnded) throw error;
      return null;
    });
    const rules = robotsRules(at, answer);
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

/** `answer` is null where none came. */
type Tried = { answer: Answer; refusal: null } | { answer: Answer | null; refusal: Refusal };

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
