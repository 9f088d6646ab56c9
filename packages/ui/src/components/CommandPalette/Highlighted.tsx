import * as css from './CommandPalette.css.ts';
import type { TextRange } from './commands.ts';

interface Piece {
  start: number;
  text: string;
  isMatch: boolean;
}

/** A text cut at the edges of its matches, in order; ranges that overlap or lie outside are cut. */
export function piecesOf(text: string, matches: readonly TextRange[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const push = (end: number, isMatch: boolean) => {
    if (end > done) pieces.push({ start: done, text: text.slice(done, end), isMatch });
    done = Math.max(done, end);
  };
  for (const { start, end } of [...matches].sort((one, other) => one.start - other.start)) {
    push(Math.min(start, text.length), false);
    push(Math.min(end, text.length), true);
  }
  push(text.length, false);
  return pieces;
}

interface HighlightedProps {
  text: string;
  matches: readonly TextRange[] | undefined;
}

/** A text with what was sought marked by weight and line, never by colour alone. */
export function Highlighted({ text, matches = [] }: HighlightedProps) {
  return piecesOf(text, matches).map((piece) =>
    piece.isMatch ? (
      <mark key={piece.start} className={css.match}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
