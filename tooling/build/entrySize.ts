import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { dashboardDist } from '../run/paths.ts';

/**
 * What a first visit loads before the app stands, whatever the page: the scripts that it names. A
 * bound to be lowered, never raised without a decision: charts and overlays are not part of it, nor
 * is the client of the API, which a page that comes with its answers has no use for.
 */
const LIMIT_KIB = 188;

/** KiB of the entry's scripts in brotli. */
export function entrySize(): number {
  const html = readFileSync(join(dashboardDist, 'index.html'), 'utf8');
  const tags = html.match(/<(?:script|link)[^>]*\/assets\/[^"]+\.js"/g) ?? [];
  const own = tags.filter((tag) => !tag.includes('data-calls'));
  const scripts = new Set(own.map((tag) => /assets\/[^"]+\.js/.exec(tag)?.[0]));
  const bytes = [...scripts].reduce(
    (sum, script) =>
      sum + brotliCompressSync(readFileSync(join(dashboardDist, script ?? ''))).length,
    0,
  );
  return bytes / 1024;
}

/** The size in words, and whether it is within the bound. */
export function checkEntrySize(): { ok: boolean; text: string } {
  const size = entrySize();
  return {
    ok: size <= LIMIT_KIB,
    text: `dashboard entry: ${size.toFixed(1)} KiB brotli of at most ${LIMIT_KIB}`,
  };
}
