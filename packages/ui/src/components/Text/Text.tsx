import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './Text.css.ts';

export interface TextProps extends ComponentProps<'p'> {
  /** Size and line. Without it text takes both from around it. */
  size?: keyof typeof css.size;
  tone?: keyof typeof css.tone;
  weight?: keyof typeof css.weight;
  /** `display` is the reading face, for the sentence under a heading; never in controls or tables. */
  family?: 'text' | 'display';
  /** Tabular figures, for numbers in a column. */
  numeric?: boolean;
  /** Cuts the text after so many lines; give the full text by `title` or nearby. */
  lines?: 1 | 2 | 3;
  as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'figcaption';
  /** Of `time`. */
  dateTime?: string;
}

/** Running text. */
export function Text({
  size,
  tone,
  weight,
  family = 'text',
  numeric = false,
  lines,
  as = 'p',
  className,
  ...rest
}: TextProps) {
  // All values of `as` accept the attributes of a paragraph; `time` also accepts dateTime.
  const Element = as as 'p';
  return (
    <Element
      {...rest}
      className={clsx(
        css.root,
        size && css.size[size],
        tone && css.tone[tone],
        family === 'display' && css.display,
        weight && css.weight[weight],
        numeric && css.numeric,
        lines && css.lines[lines],
        className,
      )}
    />
  );
}
