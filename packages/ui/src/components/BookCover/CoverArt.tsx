import { assignInlineVars } from '@vanilla-extract/dynamic';
import { clsx } from 'clsx';
import * as css from './BookCover.css.ts';
import { clothOf } from './cloth.ts';
import { ornament, ornamentField } from './ornament.ts';
import { setTitle } from './setTitle.ts';

interface CoverArtProps {
  title: string;
  author: string | undefined;
  genre: string | undefined;
  /** Only the first letter: for covers in table rows. */
  isSmall: boolean;
}

/**
 * A cover for a book without a picture: cloth by genre, title in the reading face, a line ornament
 * that follows from the title. Made so that a wall of them is a series.
 */
export function CoverArt({ title, author, genre, isSmall }: CoverArtProps) {
  const { size, lines } = setTitle(title);
  const letter = Array.from(title.replace(/^[^\p{L}\p{N}]+/u, ''))[0] ?? '';
  return (
    <span className={clsx(css.art, css.cloth[clothOf(genre ?? title)])} aria-hidden="true">
      {isSmall ? (
        <span className={css.letter}>{letter.toLocaleUpperCase()}</span>
      ) : (
        <>
          <span
            dir="auto"
            className={css.title}
            style={assignInlineVars({
              [css.titleSize]: `${size}cqi`,
              [css.titleLines]: `${lines}`,
            })}
          >
            {title}
          </span>
          {author !== undefined && (
            <span dir="auto" className={css.author}>
              {author}
            </span>
          )}
        </>
      )}
      <svg
        className={css.ornament}
        viewBox={`0 0 ${ornamentField.width} ${ornamentField.height}`}
        preserveAspectRatio="xMidYMax slice"
        fill="none"
        stroke="currentColor"
        strokeWidth={isSmall ? 1.6 : 0.8}
        strokeLinejoin="round"
        focusable="false"
        aria-hidden="true"
      >
        <path d={ornament(title)} />
      </svg>
    </span>
  );
}
