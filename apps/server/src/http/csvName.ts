import type { Endpoint } from '@litometr/api-contract';

/** Longest part of a file name that one filter may take. */
const PART = 40;

interface Download {
  endpoint: Endpoint;
  params: unknown;
  rawQuery: unknown;
  /**
   * Its provenance names the file: `asof` and the portal of pages that are about a book or author.
   */
  response: unknown;
}

/** Portal, page, filters and day: `litometr-litnet-catalogue-genre-5-2026-03-31.csv`. */
export function csvFileName({ endpoint, params, rawQuery, response }: Download): string {
  const { portal, asof } = stampOf(response);
  const filters = [...entriesOf(params), ...entriesOf(rawQuery)].filter(
    ([key]) => !unnamed.has(key),
  );
  const parts = ['litometr', portal, kebab(endpoint.id), ...filters.flat(), asof];
  return `${parts.map(plain).filter(Boolean).join('-')}.csv`;
}

/** The header that names a download: in ASCII for old readers, and in full (RFC 6266). */
export function attachment(fileName: string): string {
  const ascii = fileName.replaceAll(/[^\x20-\x7e]+/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}

/** Parameters without a part of their own: the portal starts the name, and paging is no filter. */
const unnamed = new Set(['portal', 'page', 'size', 'format']);

function entriesOf(values: unknown): [string, string][] {
  return Object.entries(values ?? {})
    .map(([key, value]): [string, string] => [key, String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function stampOf(response: unknown): { portal: string; asof: string } {
  const meta = (response as { meta?: { portal?: string | null; asof?: string | null } }).meta;
  return { portal: meta?.portal ?? '', asof: meta?.asof ?? '' };
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Letters, digits and dashes: nothing that a file system or a header reads otherwise. */
function plain(part: string): string {
  const slug = part.normalize('NFC').replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return slug
    .slice(0, PART)
    .toWellFormed()
    .replaceAll(/^-+|-+$/g, '');
}
