import {
  type ListPlan,
  type PageRequest,
  type ParsedPage,
  type PortalCollector,
  parsedPage,
} from '../portalCollector.ts';
import { type CollectedBook, foundBook, mergeBooks } from '../reading/collectedBook.ts';
import { checked, ShapeError } from '../reading/shapeError.ts';
import { PageFailure, RunEnded } from '../requests/failures.ts';
import { BREAKER_PAGES } from '../requests/pageBreaker.ts';
import type { PoliteClient } from '../requests/politeClient.ts';
import type { Collected, CollectedList } from './collected.ts';
import type { FailedPages } from './failedPages.ts';
import { MAX_FAILED_SHARE } from './judge.ts';
import type { KnownBooks } from './knownBooks.ts';
import type { PageCache } from './pageCache.ts';
import type { RunCounts } from './runCounts.ts';

export interface CollectOptions {
  client: Pick<PoliteClient, 'get' | 'refuseCaptcha'>;
  pages: PageCache;
  /** Pages that failed in the runs before, which come last; updated by this run. */
  failedPages: FailedPages;
  counts: RunCounts;
  known: KnownBooks;
  run: string;
  /** Interrupted runs of the same day: the pages that they fetched are not requested again. */
  cutOff: ReadonlySet<string>;
  /** Maximum number of books whose own pages are read. */
  details: number;
  /** `YYYY-MM-DD`: books that were on a list since then are read although they have left it. */
  activeSince: string;
}

/**
 * Reads a portal: its genres, its lists, the books on them, and the books that were on them
 * recently. A page that fails is counted and reported; a list with such a page is incomplete.
 *
 * @throws RunEnded where the portal must be left alone
 */
export async function collectPortal(
  portal: PortalCollector,
  options: CollectOptions,
): Promise<Collected> {
  const reader = new PageReader(portal, options);
  const genres = [];
  for (const request of portal.discover) {
    genres.push(...((await reader.read(request))?.genres ?? []));
  }
  const plans = portal.lists(genres);
  options.counts.expectPages(plans.length);
  const lists = [];
  for (const plan of options.failedPages.deferFailed(plans, pagesOfPlan)) {
    lists.push(await readList(reader, plan));
  }
  options.counts.phase = 'reading';
  const removed = await readDetails(reader, portal, options);
  const { books, complete, requested, failed } = reader;
  const facts = await storedFacts(reader, portal, { ...options, removed });
  return { books, lists, complete, facts, removed, requested, failed };
}

/** An imported row replaces the stored one: fields that a run could not read must not be lost. */
async function storedFacts(
  { books, complete }: PageReader,
  { detail, revision }: PortalCollector,
  { pages, known, removed }: CollectOptions & { removed: ReadonlySet<string> },
): Promise<Map<string, CollectedBook | null>> {
  const facts = new Map<string, CollectedBook | null>();
  const cachedBook = async (id: string) => {
    const page = detail === null ? null : await pages.find(detail(id).url, revision);
    return page?.parsed.books.find((book) => book.id === id) ?? null;
  };
  for (const [id, card] of books) {
    if (complete.has(id)) continue;
    const cached = await cachedBook(id);
    if (cached !== null) facts.set(id, mergeBooks(cached, card));
    else if (known[id] !== undefined) facts.set(id, null);
  }
  for (const id of removed) {
    const lastKnown = (await cachedBook(id)) ?? foundBook({ id, title: known[id]?.title ?? id });
    facts.set(id, { ...lastKnown, status: 'removed' });
  }
  return facts;
}

function pagesOfPlan({ page, pages }: ListPlan): string[] {
  return Array.from({ length: pages }, (_, at) => page(at + 1).url);
}

async function readList(reader: PageReader, plan: ListPlan): Promise<CollectedList> {
  const ids = new Set<string>();
  let isComplete = true;
  for (let nth = 1; nth <= plan.pages; nth += 1) {
    const page = await reader.read(plan.page(nth));
    // A list changes while it is read: a book that occurs twice gets its first rank.
    for (const { id } of page?.books ?? []) ids.add(id);
    if (page === null || page.books.length === 0) {
      // A later page without books is the end of the list; the first page always has books.
      if (page !== null && nth === 1) reader.fail(plan.page(nth).url, 'A list has no books.');
      isComplete = page !== null && nth > 1;
      break;
    }
    if (!page.more) break;
  }
  const { list, genre, period } = plan;
  return { list, genre, period, ids: [...ids], isComplete: isComplete && ids.size > 0 };
}

async function readDetails(
  reader: PageReader,
  { detail }: PortalCollector,
  { known, details, activeSince, counts, failedPages }: CollectOptions,
): Promise<Set<string>> {
  const removed = new Set<string>();
  if (detail === null) {
    for (const id of reader.books.keys()) reader.complete.add(id);
    return removed;
  }
  const listed = [...reader.books.keys()];
  const left = Object.entries(known)
    .filter(([id, book]) => !reader.books.has(id) && !book.removed && book.listedOn >= activeSince)
    .map(([id]) => id);
  // Truncated before the failed pages are deferred, or a page that always fails would be left out
  // of every run.
  const ids = [...listed, ...left].slice(0, details);
  const queue = failedPages.deferFailed(ids, (id) => [detail(id).url]);
  counts.expectPages(queue.length);
  for (const [at, id] of queue.entries()) {
    // The run has too many failures to be imported. Before that the breaker finds out whether the
    // portal is up.
    const total = reader.requested + queue.length - at;
    if (reader.failed >= BREAKER_PAGES && reader.failed > total * MAX_FAILED_SHARE) break;
    const outcome = await reader.readBook(detail(id));
    if (outcome === 'gone') removed.add(id);
    else if (outcome === 'read') reader.complete.add(id);
  }
  return removed;
}

/** Reads the pages of one run, from the cache where the portal reports them as unchanged. */
class PageReader {
  readonly books = new Map<string, CollectedBook>();
  readonly complete = new Set<string>();
  readonly #revision: number;
  readonly #options: CollectOptions;
  requested = 0;
  failed = 0;

  constructor(portal: PortalCollector, options: CollectOptions) {
    this.#revision = portal.revision;
    this.#options = options;
  }

  /** Returns null where the page could not be read; the failure is counted. */
  async read(request: PageRequest): Promise<ParsedPage | null> {
    const page = await this.#attempt(request);
    if (page !== 'gone') return page;
    this.fail(request.url, 'A list of the portal no longer exists.', 404);
    return null;
  }

  async readBook(request: PageRequest): Promise<'read' | 'gone' | 'failed'> {
    const page = await this.#attempt(request);
    if (page === null) return 'failed';
    return page === 'gone' ? 'gone' : 'read';
  }

  async #attempt(request: PageRequest): Promise<ParsedPage | 'gone' | null> {
    const { counts, failedPages } = this.#options;
    this.requested += 1;
    try {
      const page = await this.#load(request);
      failedPages.remove(request.url);
      if (page === 'gone') return page;
      for (const book of page.books) {
        const before = this.books.get(book.id);
        this.books.set(book.id, before === undefined ? book : mergeBooks(before, book));
      }
      counts.items = this.books.size;
      return page;
    } catch (error) {
      if (error instanceof RunEnded) failedPages.add(request.url);
      if (!(error instanceof PageFailure)) throw error;
      this.#fail(error);
      return null;
    }
  }

  /** Records a page that was fetched but is not as expected. */
  fail(url: string, message: string, status = 200): void {
    this.#fail(new PageFailure({ reason: 'shape', message, url, status }));
  }

  #fail(failure: PageFailure): void {
    this.failed += 1;
    this.#options.failedPages.add(failure.url);
    this.#options.counts.failed(failure);
  }

  async #load(request: PageRequest): Promise<ParsedPage | 'gone'> {
    const { pages, client, counts, run, cutOff } = this.#options;
    const { url } = request;
    const cached = await pages.find(url, this.#revision);
    if (cached !== null && cutOff.has(cached.run)) {
      counts.resumed += 1;
      await pages.store({ ...cached, run });
      return cached.parsed;
    }
    const got = await client.get(url, cached);
    counts.pages += 1;
    counts.pagesKnown = Math.max(counts.pagesKnown, counts.pages + counts.resumed);
    if (got.kind === 'gone') return 'gone';
    if (got.kind === 'not_modified') {
      if (cached === null)
        throw failureOf(request, new ShapeError('304 without a conditional request.', null));
      counts.notModified += 1;
      await pages.store({ ...cached, run });
      return cached.parsed;
    }
    const { text, etag, lastModified } = got;
    const parsed = this.#parse(request, text);
    await pages.store({ url, revision: this.#revision, etag, lastModified, run, parsed });
    return parsed;
  }

  #parse(request: PageRequest, text: string): ParsedPage {
    try {
      return checked(request.parse(text), parsedPage);
    } catch (error) {
      this.#options.client.refuseCaptcha(text);
      throw failureOf(request, error);
    }
  }
}

/** Any error of a parser means that the page has an unknown form. */
function failureOf({ url }: PageRequest, error: unknown): PageFailure {
  const selector = error instanceof ShapeError ? error.selector : null;
  const message = error instanceof Error ? error.message : String(error);
  return new PageFailure({ reason: 'shape', message, url, selector, status: 200 });
}
