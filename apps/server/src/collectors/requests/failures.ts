import type { CollectorReason } from '@litometr/api-contract';

interface Failed {
  reason: CollectorReason;
  message: string;
  url: string;
  status?: number | null;
  selector?: string | null;
}

/** One page could not be read; the run continues. */
export class PageFailure extends Error {
  override readonly name = 'PageFailure';
  readonly reason: CollectorReason;
  readonly url: string;
  /** Null where no response came. */
  readonly status: number | null;
  readonly selector: string | null;

  constructor({ reason, message, url, status = null, selector = null }: Failed) {
    super(message);
    this.reason = reason;
    this.url = url;
    this.status = status;
    this.selector = selector;
  }
}

/**
 * No further requests are sent to the portal in this run, and none before `until` (epoch ms) where
 * it is set.
 */
export class RunEnded extends Error {
  override readonly name = 'RunEnded';
  readonly reason: CollectorReason;
  readonly until: number | null;

  constructor(reason: CollectorReason, message: string, until: number | null = null) {
    super(message);
    this.reason = reason;
    this.until = until;
  }
}
