import { Readable } from 'node:stream';
import type { BundleFile, PackedBatch } from '../measurements/rows.ts';
import { damaged } from './bundle/damaged.ts';
import { fastPathPattern } from './fastPathPattern.ts';
import { Pieces } from './pieces.ts';

const encoder = new TextEncoder();

/** Line number of the first row, below the header. */
const FIRST_LINE = 2;

/**
 * The part of a file that is left for the row parser: its header, and its lines from a given one
 * on.
 */
export interface RemainingRows {
  bytes: Readable;
  /** Lines between the header and these that are not among them. */
  skipped: number;
}

/**
 * Passes lines of a file to the engine unchanged as long as they match the pattern of valid rows:
 * the engine parses CSV many times as fast as this process. From the first piece with a line that
 * does not match, the rest of the file is left to the row parser; returns null where every line
 * matched.
 */
export async function* fastPathCsv(
  file: BundleFile,
  stream: Readable,
): AsyncGenerator<PackedBatch, RemainingRows | null> {
  const pieces = new Pieces(stream);
  let isLeft = false;
  try {
    const header = await pieces.header();
    const columns = columnsOf(header);
    const pattern = fastPathPattern(file, columns);
    for (let line = FIRST_LINE; ; ) {
      const piece = pattern === null ? null : await pieces.next();
      if (piece?.length === 0) return null;
      const lines = pattern === null || piece === null ? null : numbered(pattern, piece, line);
      if (lines === null) {
        isLeft = true;
        const bytes = Readable.from(pieces.rest([header, ...(piece === null ? [] : [piece])]));
        return { bytes, skipped: line - FIRST_LINE };
      }
      const { text, count } = lines;
      const packed = encoder.encode(text);
      yield { file, packed, columns: ['line', ...columns], count, refusedBooks: [] };
      line += count;
    }
  } catch (cause) {
    return damaged(`${file}.csv`)(cause);
  } finally {
    if (!isLeft) stream.destroy();
  }
}

function columnsOf(header: Buffer): string[] {
  return header
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n$/, '')
    .split(',');
}

/** The lines of a piece, each after its number, if all are of the form; null where one is not. */
function numbered(pattern: RegExp, piece: Buffer, first: number) {
  const lines = piece.toString('utf8');
  let text = '';
  let count = 0;
  pattern.lastIndex = 0;
  for (let from = 0; from < lines.length; from = pattern.lastIndex) {
    if (!pattern.test(lines)) return null;
    text += `${first + count},${lines.slice(from, pattern.lastIndex)}`;
    count += 1;
  }
  return { text, count };
}
