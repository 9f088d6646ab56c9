import { clsx } from 'clsx';
import * as css from './BookCover.css.ts';
import { ornament, ornamentField } from './ornament.ts';
import { seedOf } from './seed.ts';

interface CoverArtProps {
  title: string;
  author: string | undefined;
  genre: string | undefined;
  /** Only the first letter: for covers in table rows. */
  isSmall: boolean;
}

const titleSize = (title: string) =>
  title.length <= 14 ? 'short' : title.length <= 34 ? 'medium' : 'long';

const clothOf = (genre: string) => css.cloths[seedOf(genre) % css.cloths.length] ?? '1';

/**
 * A cover for a book without a picture: cloth by genre, title in the reading face, a line ornament
 * that follows from the title. Made so that a wall of them is a series.
 */
export function CoverArt({ title, author, genre, isSmall }: CoverArtProps) {
  const letter = Array.from(title.replace(/^[^\p{L}\p{N}]+/u, ''))[0] ?? '';
  return (
    <span className={clsx(css.art, css.cloth[clothOf(genre ?? title)])} aria-hidden="true">
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
      {isSmall ? (
        <span className={css.letter}>{letter.toLocaleUpperCase()}</span>
      ) : (
        <>
          <span className={clsx(css.title, css.titleSize[titleSize(title)])}>{title}</span>
          {author !== undefined && <span className={css.author}>{author}</span>}
        </>
      )}
    </span>
  );
}
