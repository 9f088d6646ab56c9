import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { requireText } from '../../internal/developerError.ts';
import { useShowsAdultCovers, useUiStrings } from '../../provider/index.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './BookCover.css.ts';
import { CoverArt } from './CoverArt.tsx';

export interface BookCoverProps extends Omit<ComponentProps<'span'>, 'title' | 'children'> {
  title: string;
  author?: string;
  /** Chooses the cloth of the fallback art: books of one genre look alike. */
  genre?: string;
  /** Picture from an allowed host. Null or failed: the fallback art, which is most books' cover. */
  src?: string | null;
  /** Widths 32, 48, 96, 160 px, or that of the parent; the height follows 2:3. */
  size?: keyof typeof css.size;
  /** For readers of 18 and more: the picture is blurred until the reader reveals it. */
  isAdult?: boolean;
  /** Shows the picture as it is; by default where the reader has chosen so for all (UiProvider). */
  isRevealed?: boolean;
  onReveal?: () => void;
  /** Beside the title as text: the cover is then silent and cannot be pressed. */
  decorative?: boolean;
}

/** The cover of a book. */
export function BookCover({
  title,
  author,
  genre,
  src = null,
  size = 'md',
  isAdult = false,
  isRevealed,
  onReveal,
  decorative = false,
  className,
  ...rest
}: BookCoverProps) {
  requireText(
    'BookCover',
    'title',
    title,
    'It names the cover, and the fallback art is set from it.',
  );
  const strings = useUiStrings();
  const showsAll = useShowsAdultCovers();
  const [failed, setFailed] = useState<string | null>(null);
  const [isUncovered, setUncovered] = useState(false);
  const isSmall = size === 'xs' || size === 'sm';
  const hasPicture = src !== null && src !== failed;
  const isBlurred = hasPicture && isAdult && !(isRevealed ?? showsAll) && !isUncovered;
  const naming = decorative
    ? { 'aria-hidden': true }
    : // A cover without the button is an image; with it, a group of both.
      { role: isBlurred ? 'group' : 'img', 'aria-label': strings.cover(title) };

  return (
    <span
      {...naming}
      {...rest}
      data-size={size}
      className={clsx(css.root, css.size[size], className)}
    >
      {hasPicture ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className={clsx(css.image, isBlurred && css.blurred)}
          onError={() => setFailed(src)}
        />
      ) : (
        <CoverArt title={title} author={author} genre={genre} isSmall={isSmall} />
      )}
      {isAdult && (
        <span aria-hidden="true" className={clsx(css.adult, isSmall && css.adultSmall)}>
          {strings.adultMark}
        </span>
      )}
      {isBlurred && !decorative && (
        <Button
          className={css.reveal}
          aria-label={strings.revealCover(title)}
          onPress={() => {
            setUncovered(true);
            onReveal?.();
          }}
        >
          <span className={css.revealMark}>
            <Icon name="show" />
          </span>
        </Button>
      )}
    </span>
  );
}
