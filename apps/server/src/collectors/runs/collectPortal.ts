import type { ListKind, ListPeriod } from '@litometr/api-contract';
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
import type { FailedPages } from './failedPages.ts';
import { FAILED_SHARE } from './judge.ts';
import type { KeptPages } from './keptPages.ts';
import type { KnownBooks } from './knownBooks.ts';
import type { RunCounts } from './runCounts.ts';

/** A list of the day. `whole`: each of its pages was read, so that its places are true. */
export interface CollectedList {
  list: ListKind;
  genre: string | null;
  period: ListPeriod | null;
  ids: string[];
  whole: boolean;
}

export interface Collected {
  books: ReadonlyMap<string, CollectedBook>;
  lists: CollectedList[];
  /** Books whose own page was read, or whose portal needs none: what coverage is told of. */
  complete: ReadonlySet<string>;
  /**
   * What stands in the store's books in place of what was read: of a book whose page failed, the
   * page as it was last read (null where the store holds more than a list told); of one that is
   * gone, the same as removed.
   */
  facts: ReadonlyMap<string, CollectedBook | null>;
  removed: ReadonlySet<string>;
  /** Pages that were asked for, and those of them that failed. */
  asked: number;
  failed: number;
}

export interface CollectOptions {
  client: Pick<PoliteClient, 'get' | 'refuseCaptcha'>;
  pages: KeptPages;
  /** Pages that failed in the runs before, which come last; updated by this run. */
  failedPages: FailedPages;
  counts: RunCounts;
  known: KnownBooks;
  run: string;
  /** Runs of the same day that were cut off: what they read is not asked for again. */
  cutOff: ReadonlySet<string>;
  /** Books whose own pages are read, at most. */
  details: number;
  /** `YYYY-MM-DD`: books that stood on a list since then are read though they have left it. */
  activeSince: string;
}

/**
 * Reads a portal: what lists there are, the lists, the books on them, and the books that were on
 * them of late. A page that fails is counted and told; a list with such a page is not whole.
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
  options.counts.needs(plans.length);
  const lists = [];
  for (const plan of options.failedPages.deferFailed(plans, pagesOfPlan)) {
    lists.push(await readList(reader, plan));
  }
  options.counts.phase = 'reading';
  const removed = await readDetails(reader, portal, options);
  const { books, complete, asked, failed } = reader;
  const facts = await keptFacts(reader, portal, { ...options, removed });
  return { books, lists, complete, facts, removed, asked, failed };
}

/** A book's row replaces the one before: what a run could not read must not be lost by it. */
async function keptFacts(
  { books, complete }: PageReader,
  { detail, revision }: PortalCollector,
  { pages, known, removed }: CollectOptions & { removed: ReadonlySet<string> },
): Promise<Map<string, CollectedBook | null>> {
  const facts = new Map<string, CollectedBook | null>();
  const keptOf = async (id: string) => {
    const page = detail === null ? null : await pages.find(detail(id).url, revision);
    return page?.parsed.books.find((book) => book.id === id) ?? null;
  };
  for (const [id, card] of books) {
    if (complete.has(id)) continue;
    const kept = await keptOf(id);
    if (kept !== null) facts.set(id, mergeBooks(kept, card));
    else if (known[id] !== undefined) facts.set(id, null);
  }
  for (const id of removed) {
    const told = (await keptOf(id)) ?? foundBook({ id, title: known[id]?.title ?? id });
    facts.set(id, { ...told, status: 'removed' });
  }
  return facts;
}

function pagesOfPlan({ page, pages }: ListPlan): string[] {
  return Array.from({ length: pages }, (_, at) => page(at + 1).url);
}

async function readList(reader: PageReader, plan: ListPlan): Promise<CollectedList> {
  const ids = new Set<string>();
  let whole = true;
  for (let nth = 1; nth <= plan.pages; nth += 1) {
    const page = await reader.read(plan.page(nth));
    // A list moves while it is read: a book that comes twice keeps its first place.
    for (const { id } of page?.books ?? []) ids.add(id);
    if (page === null || page.books.length === 0) {
      // A later page without books is the end; the first one never is.
      if (page !== null && nth === 1) reader.fail(plan.page(nth).url, 'A list has no books.');
      whole = page !== null && nth > 1;
      break;
    }
    if (!page.more) break;
  }
  const { list, genre, period } = plan;
  return { list, genre, period, ids: [...ids], whole: whole && ids.size > 0 };
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
  // Cut first: a page that always fails must not be pushed out of every run.
  const ids = [...listed, ...left].slice(0, details);
  const asked = failedPages.deferFailed(ids, (id) => [detail(id).url]);
  counts.needs(asked.length);
  for (const [at, id] of asked.entries()) {
    // The run cannot be imported any more. Before that the breaker finds out whether the portal is up.
    const total = reader.asked + asked.length - at;
    if (reader.failed >= BREAKER_PAGES && reader.failed > total * FAILED_SHARE) break;
    const outcome = await reader.readBook(detail(id));
    if (outcome === 'gone') removed.add(id);
    else if (outcome === 'read') reader.complete.add(id);
  }
  return removed;
}

/** Reads pages of one run: kept ones where the portal says that they are as they were. */
class PageReader {
  readonly books = new Map<string, CollectedBook>();
  readonly complete = new Set<string>();
  readonly #revision: number;
  readonly #options: CollectOptions;
  asked = 0;
  failed = 0;

  constructor(portal: PortalCollector, options: CollectOptions) {
    this.#revision = portal.revision;
    this.#options = options;
  }

  /** Null where the page could not be read, which is then counted. */
  async read(request: PageRequest): Promise<ParsedPage | null> {
    const page = await this.#attempt(request);
    if (page !== 'gone') return page;
    this.fail(request.url, 'A list that the portal had is not there any more.', 404);
    return null;
  }

  async readBook(request: PageRequest): Promise<'read' | 'gone' | 'failed'> {
    const page = await this.#attempt(request);
    if (page === null) return 'failed';
    return page === 'gone' ? 'gone' : 'read';
  }

  async #attempt(request: PageRequest): Promise<ParsedPage | 'gone' | null> {
    const { counts, failedPages } = this.#options;
    this.asked += 1;
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

  /** A page that could be read and is not what it was. */
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
    const kept = await pages.find(url, this.#revision);
    if (kept !== null && cutOff.has(kept.run)) {
      counts.resumed += 1;
      await pages.keep({ ...kept, run });
      return kept.parsed;
    }
    const got = await client.get(url, kept);
    counts.pages += 1;
    counts.pagesKnown = Math.max(counts.pagesKnown, counts.pages + counts.resumed);
    if (got.kind === 'gone') return 'gone';
    if (got.kind === 'not_modified') {
      if (kept === null) throw failureOf(request, new ShapeError('304 without a question.', null));
      counts.notModified += 1;
      await pages.keep({ ...kept, run });
      return kept.parsed;
    }
    const { text, etag, lastModified } = got;
    const parsed = this.#parse(request, text);
    await pages.keep({ url, revision: this.#revision, etag, lastModified, run, parsed });
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

/** Whatever a parser throws is a page that it does not know. */
function failureOf({ url }: PageRequest, error: unknown): PageFailure {
  const selector = error instanceof ShapeError ? error.selector : null;
  const message = error instanceof Error ? error.message : String(error);
  return new PageFailure({ reason: 'shape', message, url, selector, status: 200 });
}
