import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { requireText } from '../../internal/developerError.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { CrownMark } from './CrownMark.tsx';
import * as css from './Logo.css.ts';

export interface LogoProps extends ComponentProps<'span'> {
  /** The name of the product; read out even where only the crown is shown. */
  name: string;
  size?: keyof typeof css.size;
  hasWordmark?: boolean;
}

/** The crown and the wordmark. Put it in a Link to the front page. */
export function Logo({ name, size = 'md', hasWordmark = true, className, ...rest }: LogoProps) {
  requireText(
    'Logo',
    'name',
    name,
    'The crown alone has no name, and a link around it would have none either.',
  );
  return (
    <span {...rest} className={clsx(css.root, css.size[size], className)}>
      <CrownMark className={css.mark} />
      {hasWordmark ? (
        <span className={css.word}>{name}</span>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
    </span>
  );
}
