import type { CollectorErrorGroup, CollectorProgress, CollectorRun } from '@litometr/api-contract';
import type { PageFailure } from '../requests/failures.ts';

/** Kinds of errors that are stored; further ones add no information. */
const ERROR_GROUP_LIMIT = 50;
/** Response times that are stored for the percentile. */
const RESPONSE_TIME_LIMIT = 20_000;

/** Counters of a run so far. */
export class RunCounts {
  phase: CollectorProgress['phase'] = 'discovering';
  pages = 0;
  /** Pages that are known to be needed, read ones included. */
  pagesKnown = 0;
  notModified = 0;
  resumed = 0;
  retries = 0;
  errors = 0;
  items = 0;
  /** Epoch ms; null while it does not wait because of the portal. */
  waitingUntil: number | null = null;
  readonly changes: CollectorRun['items'] = { new: 0, updated: 0, unchanged: 0, removed: 0 };
  readonly #http = new Map<number, number>();
  readonly #times: number[] = [];
  readonly #groups = new Map<string, CollectorErrorGroup>();

  /** Announces that so many more pages will be read. */
  expectPages(pages: number): void {
    this.pagesKnown = this.pages + this.resumed + pages;
  }

  /** Records a response. `status` is 0 where none came. */
  recordResponse(status: number, ms: number): void {
    this.#http.set(status, (this.#http.get(status) ?? 0) + 1);
    if (status !== 0 && this.#times.length < RESPONSE_TIME_LIMIT) this.#times.push(ms);
  }

  failed({ reason, message, selector, status, url }: PageFailure): void {
    this.errors += 1;
    const key = JSON.stringify([reason, selector, status, selector === null ? message : '']);
    const group = this.#groups.get(key);
    if (group !== undefined) group.count += 1;
    else if (this.#groups.size < ERROR_GROUP_LIMIT) {
      this.#groups.set(key, { reason, message, selector, status, count: 1, sample_url: url });
    }
  }

  get http(): CollectorRun['http'] {
    return [...this.#http]
      .map(([status, count]) => ({ status, count }))
      .sort((a, b) => a.status - b.status);
  }

  /** 95th percentile of the response times; null before the first response. */
  get p95Ms(): number | null {
    const sorted = this.#times.toSorted((a, b) => a - b);
    const at = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))];
    return at === undefined ? null : Math.round(at);
  }

  /** The most frequent first. */
  get errorGroups(): CollectorErrorGroup[] {
    return [...this.#groups.values()].sort((a, b) => b.count - a.count);
  }
}
