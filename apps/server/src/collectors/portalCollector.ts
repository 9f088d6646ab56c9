import type { CollectorRule, ListKind, ListPeriod, PortalSlug } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { type CollectedField, collectedBook } from './reading/collectedBook.ts';

/** The data of a page, as it is cached until the page changes. */
export const parsedPage = z.object({
  /** In the order of the page; for a list, the order of ranks. */
  books: z.array(collectedBook),
  /** True when the list continues after this page; false for a page that is no list. */
  more: z.boolean(),
  /** Genres of a page that lists them. */
  genres: z.array(z.object({ key: z.string(), name: z.string() })),
});
export type ParsedPage = z.infer<typeof parsedPage>;
export type FoundGenre = ParsedPage['genres'][number];

/** A page to fetch and how to read it. */
export interface PageRequest {
  /** Public address at the portal. */
  readonly url: string;
  /** `json` and `html` fail differently: half a page, an HTML page instead of JSON. */
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
  /** The portal's own hosts; no other host is requested, whatever a page or a redirect says. */
  readonly origins: readonly [string, ...string[]];
  /** Minimum time between two requests. */
  readonly paceMs: number;
  readonly rules: readonly CollectorRule['code'][];
  readonly links: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Revision of the parsers: pages cached by another revision are fetched again. */
  readonly revision: number;
  /** Fields that it reads, each with the minimum share of books that must have it. */
  readonly floors: Readonly<Partial<Record<CollectedField, number>>>;
  /** Pages that list the genres; may be empty. */
  readonly discover: readonly PageRequest[];
  readonly lists: (genres: readonly FoundGenre[]) => readonly ListPlan[];
  /** The page of one book; null where lists have all its data. */
  readonly detail: ((id: string) => PageRequest) | null;
}

export const noPage: ParsedPage = { books: [], more: false, genres: [] };
