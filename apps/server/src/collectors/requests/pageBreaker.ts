/** Distinct pages that fail in a row before the portal is probed. */
export const BREAKER_PAGES = 6;

/**
 * Counts pages that fail in a row. Retries of one page are one failure, and dead pages side by side
 * are not yet a dead portal: once the breaker trips, a known good page decides.
 */
export class PageBreaker {
  /** Addresses that failed since the last page that could be read. */
  readonly #failed = new Set<string>();
  /** The last page that could be read, by origin. */
  readonly #good = new Map<string, URL>();

  /** `status` of a readable response; a page that is gone cannot serve as a probe. */
  succeed(at: URL, status: number): void {
    this.#failed.clear();
    if (status === 200 || status === 304) this.#good.set(at.origin, at);
  }

  /** @returns whether the breaker trips */
  fail(url: string): boolean {
    this.#failed.add(url);
    return this.#failed.size >= BREAKER_PAGES;
  }

  /**
   * Returns the page to probe instead of one that failed: of the same host, at worst its home page.
   */
  probeOf(at: URL): URL {
    return this.#good.get(at.origin) ?? new URL('/', at);
  }

  reset(): void {
    this.#failed.clear();
  }
}
