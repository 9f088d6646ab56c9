import {
  WATCH_IMPORT_LINES,
  type WatchKey,
  type WatchLine,
  watchKind,
} from '@litometr/api-contract';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { badParameter } from '../http/errors.ts';
import { findLinks } from './linksInText.ts';
import { keyOf, type LinkTarget, type Published } from './published.ts';

/** One link or key of a line, or a line that has neither. */
type ImportEntry = { line: number; text: string } & (
  | { key: WatchKey }
  | { link: string }
  | { key: null; link: null }
);

type Add = (keys: readonly WatchKey[]) => Promise<readonly ('added' | 'already' | 'over_limit')[]>;

/** Longest piece of a line that the report repeats. */
const SHOWN = 200;

/**
 * Adds to the watch list the things that the lines of a text name.
 *
 * @returns one row per link: a line with several links has several rows
 * @throws ApiError 400 for too many lines or links, or a table without the columns
 */
export async function importWatched(
  published: Published,
  { format, text }: { format: 'links' | 'csv'; text: string },
  add: Add,
): Promise<WatchLine[]> {
  const entries = format === 'csv' ? parseTable(text) : parseLinks(text);
  if (entries.length > WATCH_IMPORT_LINES) {
    throw badParameter(
      'text',
      `At most ${WATCH_IMPORT_LINES} lines or links at once. Import the rest afterwards.`,
    );
  }
  const targets = await targetsOf(published, entries);
  const things = targets.flatMap((target) => (typeof target === 'string' ? [] : [target]));
  const became = await add(things.map(({ kind, target }) => ({ kind, target })));
  const outcome = became.values();
  return entries.map(({ line, text: written }, at) => {
    const target = targets[at] ?? 'unknown_link';
    const shown = written.slice(0, SHOWN).toWellFormed();
    if (typeof target === 'string') return { line, text: shown, outcome: target, item: null };
    const { kind, target: id, name } = target;
    const item = { kind, target: id, name };
    return { line, text: shown, outcome: outcome.next().value ?? 'already', item };
  });
}

function parseLinks(text: string): ImportEntry[] {
  return text.split(/\r?\n/).flatMap((written, at) => {
    const shown = written.trim();
    return shown === '' ? [] : entriesOfText({ line: at + 1, text: shown }, shown);
  });
}

/** One entry per link of a text; the text itself where no link is found in it. */
function entriesOfText(place: { line: number; text: string }, text: string): ImportEntry[] {
  const [first = text, ...others] = findLinks(text);
  if (others.length === 0) return [{ ...place, link: first }];
  return [first, ...others].map((link) => ({ line: place.line, text: link, link }));
}

const tableRow = z.object({
  kind: z.optional(z.string()),
  target: z.optional(z.string()),
  url: z.optional(z.string()),
});

/** Tab, `;` or `,` between cells, as spreadsheets write them; the header names the columns. */
function parseTable(text: string): ImportEntry[] {
  const delimiter = /[\t;,]/.exec(/^.*/.exec(text)?.[0] ?? '')?.[0] ?? ',';
  const rows = readTable(text, delimiter);
  const names = (rows[0]?.cells ?? []).map((name) => name.trim().toLowerCase());
  if (!names.includes('url') && !(names.includes('kind') && names.includes('target'))) {
    throw badParameter('text', 'The first line names the columns: kind and target, or url.');
  }
  return rows.slice(1).flatMap(({ line, cells }): ImportEntry[] => {
    const place = { line, text: cells.join(delimiter) };
    const row = tableRow.parse(Object.fromEntries(names.map((name, n) => [name, cells[n] ?? ''])));
    const kind = z.safeParse(watchKind, row.kind?.trim());
    const target = /^\d{1,15}$/.exec(row.target?.trim() ?? '')?.[0];
    if (kind.success && target !== undefined) {
      return [{ ...place, key: { kind: kind.data, target: Number(target) } }];
    }
    const link = row.url?.trim() ?? '';
    return link === '' ? [{ ...place, key: null, link: null }] : entriesOfText(place, link);
  });
}

function readTable(text: string, delimiter: string): { line: number; cells: string[] }[] {
  const lines: number[] = [];
  try {
    const rows = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Spreadsheets copy cells with tabs and without quotes round them.
      relax_quotes: delimiter === '\t',
      on_record: (cells: string[], info) => {
        lines.push(info.lines);
        return cells;
      },
    });
    return rows.map((cells, at) => ({ line: lines[at] ?? at + 1, cells }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw badParameter('text', `The table cannot be read: ${reason}`);
  }
}

async function targetsOf(
  published: Published,
  entries: readonly ImportEntry[],
): Promise<LinkTarget[]> {
  const keys = entries.flatMap((entry) =>
    'key' in entry && entry.key !== null ? [entry.key] : [],
  );
  const links = entries.flatMap((entry) =>
    'link' in entry && entry.link !== null ? [entry.link] : [],
  );
  const byKey = new Map((await published.find(keys)).map((thing) => [keyOf(thing), thing]));
  const byLink = (await published.resolve(links)).values();
  return entries.map((entry): LinkTarget => {
    if ('key' in entry) {
      if (entry.key === null) return 'unknown_link';
      return byKey.get(keyOf(entry.key)) ?? 'not_found';
    }
    return byLink.next().value ?? 'unknown_link';
  });
}
