import {
  WATCH_IMPORT_LINES,
  type WatchKey,
  type WatchLine,
  watchKind,
} from '@litometr/api-contract';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { badParameter } from '../http/errors.ts';
import { keyOf, type LinkTarget, type Published } from './published.ts';

/** What one line asks for: a thing by its key, or a link to it. */
type Wish = { line: number; text: string } & (
  | { key: WatchKey }
  | { link: string }
  | { key: null; link: null }
);

type Add = (keys: readonly WatchKey[]) => Promise<readonly ('added' | 'already' | 'over_limit')[]>;

/** Longest piece of a line that the report repeats. */
const SHOWN = 200;

/**
 * Follows what the lines of a text name and tells what became of each.
 *
 * @throws ApiError 400 for too many lines, or a table without the columns
 */
export async function importWatched(
  published: Published,
  { format, text }: { format: 'links' | 'csv'; text: string },
  add: Add,
): Promise<WatchLine[]> {
  const wishes = format === 'csv' ? wishesOfTable(text) : wishesOfLinks(text);
  if (wishes.length > WATCH_IMPORT_LINES) {
    throw badParameter('text', `At most ${WATCH_IMPORT_LINES} lines at once.`);
  }
  const targets = await targetsOf(published, wishes);
  const things = targets.flatMap((target) => (typeof target === 'string' ? [] : [target]));
  const became = await add(things.map(({ kind, target }) => ({ kind, target })));
  const outcome = became.values();
  return wishes.map(({ line, text: written }, at) => {
    const target = targets[at] ?? 'unknown_link';
    const shown = written.slice(0, SHOWN).toWellFormed();
    if (typeof target === 'string') return { line, text: shown, outcome: target, item: null };
    const { kind, target: id, name } = target;
    const item = { kind, target: id, name };
    return { line, text: shown, outcome: outcome.next().value ?? 'already', item };
  });
}

function wishesOfLinks(text: string): Wish[] {
  return text
    .split(/\r?\n/)
    .map((written, at): Wish => ({ line: at + 1, text: written.trim(), link: written.trim() }))
    .filter((wish) => wish.text !== '');
}

const tableRow = z.object({
  kind: z.optional(z.string()),
  target: z.optional(z.string()),
  url: z.optional(z.string()),
});

/** `;` or `,` between cells, as spreadsheets write them; the header names the columns. */
function wishesOfTable(text: string): Wish[] {
  const delimiter = /^[^\n,]*;/.test(text) ? ';' : ',';
  const rows = readTable(text, delimiter);
  const [header = []] = rows;
  const names = header.map((name) => name.trim().toLowerCase());
  if (!names.includes('url') && !(names.includes('kind') && names.includes('target'))) {
    throw badParameter('text', 'The first line names the columns: kind and target, or url.');
  }
  return rows.slice(1).map((cells, at): Wish => {
    const place = { line: at + 2, text: cells.join(delimiter) };
    const row = tableRow.parse(Object.fromEntries(names.map((name, n) => [name, cells[n] ?? ''])));
    const kind = z.safeParse(watchKind, row.kind?.trim());
    const target = /^\d{1,15}$/.exec(row.target?.trim() ?? '')?.[0];
    if (kind.success && target !== undefined) {
      return { ...place, key: { kind: kind.data, target: Number(target) } };
    }
    const link = row.url?.trim() ?? '';
    return link === '' ? { ...place, key: null, link: null } : { ...place, link };
  });
}

function readTable(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw badParameter('text', `The table cannot be read: ${reason}`);
  }
}

async function targetsOf(published: Published, wishes: readonly Wish[]): Promise<LinkTarget[]> {
  const keys = wishes.flatMap((wish) => ('key' in wish && wish.key !== null ? [wish.key] : []));
  const links = wishes.flatMap((wish) => ('link' in wish && wish.link !== null ? [wish.link] : []));
  const byKey = new Map((await published.find(keys)).map((thing) => [keyOf(thing), thing]));
  const byLink = (await published.resolve(links)).values();
  return wishes.map((wish): LinkTarget => {
    if ('key' in wish) {
      if (wish.key === null) return 'unknown_link';
      return byKey.get(keyOf(wish.key)) ?? 'not_found';
    }
    return byLink.next().value ?? 'unknown_link';
  });
}
