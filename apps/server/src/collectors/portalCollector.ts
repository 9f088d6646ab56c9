import type { CollectorRule, ListKind, ListPeriod, PortalSlug } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { type CollectedField, collectedBook } from './reading/collectedBook.ts';

/** What a page tells, as it is kept until the page changes. */
export const parsedPage = z.object({
  /** In the page's order: of a list, its places. */
  books: z.array(collectedBook),
  /** Whether the list goes on after this page; false for a page that is no list. */
  more: z.boolean(),
  /** Of a page of genres. */
  genres: z.array(z.object({ key: z.string(), name: z.string() })),
});
export type ParsedPage = z.infer<typeof parsedPage>;
export type FoundGenre = ParsedPage['genres'][number];

/** A page to fetch and how to read it. */
export interface PageRequest {
  /** Public address at the portal. */
  readonly url: string;
  /** `json` and `html` have their own faults: half a page, a page in place of an answer. */
  readonly kind: 'json' | 'html';
  /** @throws ShapeError where the page is not as it was */
  readonly parse: (text: string) => ParsedPage;
}

export interface ListPlan {
  readonly list: ListKind;
  /** Name, with `genre_top`. */
  readonly genre: string | null;
  readonly period: ListPeriod | null;
  /** Pages that are read of it, at most. */
  readonly pages: number;
  /** `nth` from 1. */
  readonly page: (nth: number) => PageRequest;
}

/** A portal as a collector knows it: facts, addresses, parsers. No state, no requests. */
export interface PortalCollector {
  readonly portal: PortalSlug;
  readonly way: 'api' | 'json' | 'pages';
  /** The portal's own hosts; nothing else is asked, whatever a page or a redirect says. */
  readonly origins: readonly [string, ...string[]];
  /** Least time between two requests. */
  readonly paceMs: number;
  readonly rules: readonly CollectorRule['code'][];
  readonly links: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Of the parsers: what others read is read again. */
  readonly revision: number;
  /** The fields that it reads, each with the least share of books that must have it. */
  readonly floors: Readonly<Partial<Record<CollectedField, number>>>;
  /** Pages that tell which genres there are; may be none. */
  readonly discover: readonly PageRequest[];
  readonly lists: (genres: readonly FoundGenre[]) => readonly ListPlan[];
  /** The page of one book; null where lists tell everything. */
  readonly detail: ((id: string) => PageRequest) | null;
}

export const noPage: ParsedPage = { books: [], more: false, genres: [] };
