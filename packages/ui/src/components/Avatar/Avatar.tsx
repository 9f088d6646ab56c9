import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { requireText } from '../../internal/developerError.ts';
import * as css from './Avatar.css.ts';

/** Separates letters of joined scripts, and has no effect in others. */
const NON_JOINER = '\u200c';

/** First letters of the first and the last word. */
const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  const letters = ends.map((word) => Array.from(word ?? '')[0] ?? '');
  return letters.join(NON_JOINER).toLocaleUpperCase();
};

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the owner. Shown next to the picture, so the picture itself is decorative. */
  name: string;
  src?: string;
  size?: keyof typeof css.size;
}

/** A person by picture, or by initials where there is none. */
export function Avatar({ name, src, size = 'md', className, ...rest }: AvatarProps) {
  requireText('Avatar', 'name', name, 'Without a picture the initials stand for the person.');
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span aria-hidden="true" {...rest} className={clsx(css.root, css.size[size], className)}>
      {src !== undefined && src !== failed ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className={css.image}
          onError={() => setFailed(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
