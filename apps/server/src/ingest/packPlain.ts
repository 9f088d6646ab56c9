import { Readable } from 'node:stream';
import { damaged } from './bundle/damaged.ts';
import { Pieces } from './pieces.ts';
import { plainForm } from './plainForm.ts';
import type { BundleFile, PackedBatch } from './rows.ts';

const encoder = new TextEncoder();

/** The first rows stand below the header. */
const FIRST_LINE = 2;

/** What is left of a file to be read row by row: its header, and its lines from one on. */
export interface Rest {
  bytes: Readable;
  /** Lines between the header and these that are not among them. */
  skipped: number;
}

/**
 * Lets lines of a file through as they stand, as long as they look as rows do that nothing is wrong
 * with: the engine reads CSV many times as fast as rows are made of it here. From the first piece
 * on with a line that needs a look, the file is left to the reader of rows; null where none does.
 */
export async function* packPlain(
  file: BundleFile,
  stream: Readable,
): AsyncGenerator<PackedBatch, Rest | null> {
  const pieces = new Pieces(stream);
  let isLeft = false;
  try {
    const header = await pieces.header();
    const columns = columnsOf(header);
    const form = plainForm(file, columns);
    for (let line = FIRST_LINE; ; ) {
      const piece = form === null ? null : await pieces.next();
      if (piece?.length === 0) return null;
      const lines = form === null || piece === null ? null : numbered(form, piece, line);
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
function numbered(form: RegExp, piece: Buffer, first: number) {
  const lines = piece.toString('utf8');
  let text = '';
  let count = 0;
  form.lastIndex = 0;
  for (let from = 0; from < lines.length; from = form.lastIndex) {
    if (!form.test(lines)) return null;
    text += `${first + count},${lines.slice(from, form.lastIndex)}`;
    count += 1;
  }
  return { text, count };
}
