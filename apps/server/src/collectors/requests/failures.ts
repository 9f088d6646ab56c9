import type { CollectorReason } from '@litometr/api-contract';

interface Failed {
  reason: CollectorReason;
  message: string;
  url: string;
  status?: number | null;
  selector?: string | null;
}

/** One page could not be read; the run goes on. */
export class PageFailure extends Error {
  override readonly name = 'PageFailure';
  readonly reason: CollectorReason;
  readonly url: string;
  /** Null where no answer came. */
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

/** The portal is not asked any further in this run, and not before `until` (epoch ms) if it is given. */
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
