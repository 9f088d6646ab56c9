import { afterPaint } from '@litometr/analytics-widgets';
import { holdIdle } from '../../page/whenIdle.ts';
import { drawnPlaces, foldOf, PIECE } from './drawnPlaces.ts';
import { leaveOut, type Piece } from './leaveOut.ts';

/** After any of these a reader may see, reach or print what was left out. */
const LOOKS = ['resize', 'keydown', 'focusin', 'beforeprint'] as const;
/** Stands on the root while something is left out. */
const ARRIVING = 'data-arriving';

/** The next pieces that are no long task together. */
function some(pieces: Piece[]): Piece[] {
  let elements = 0;
  const end = pieces.findIndex((piece) => {
    elements += piece.elements;
    return elements > PIECE;
  });
  return pieces.splice(0, end === -1 ? pieces.length : Math.max(1, end));
}

/**
 * The app takes the place of a drawing in one commit: styles and layout of the whole page in the
 * frame behind it were the longest task of a visit. What was drawn under the fold comes in the
 * frames that follow, piece by piece, and all of it at once where the reader looks for it.
 *
 * Called before the app is rendered; what it returns is called when its elements are there, before
 * they are laid out.
 */
export function standInPieces(root: Element): () => void {
  let [place, fold] = [scrollY, foldOf()];
  const drawn = drawnPlaces(root, fold);
  const follow = () => {
    [place, fold] = [scrollY, foldOf()];
  };
  addEventListener('scroll', follow);

  return () => {
    removeEventListener('scroll', follow);
    const pieces = leaveOut(drawn, root, fold);
    // The router goes to the start of what it takes for a new page: its reader has scrolled it.
    if (place > 0) requestAnimationFrame(() => scrollTo(0, place));
    if (pieces.length === 0) return;
    root.toggleAttribute(ARRIVING, true);
    const whole = Promise.withResolvers<null>();
    holdIdle(whole.promise);
    const looks = new AbortController();
    const finish = () => {
      looks.abort();
      callOff();
      for (const { show } of pieces) show();
      root.removeAttribute(ARRIVING);
      whole.resolve(null);
    };
    const step = () => {
      for (const { show } of some(pieces)) show();
      if (pieces.length === 0) finish();
      else callOff = afterPaint(step);
    };
    let callOff = afterPaint(() => {
      const { signal } = looks;
      for (const look of LOOKS) addEventListener(look, finish, { signal });
      addEventListener('scroll', () => scrollY !== place && finish(), { signal });
      step();
    });
  };
}
