import { clsx } from 'clsx';
import type { LucideProps } from 'lucide-react';
import * as css from './Icon.css.ts';
import { type IconName, icons, pointing } from './icons.ts';

export interface IconProps extends Omit<LucideProps, 'name' | 'size' | 'children'> {
  name: IconName;
  size?: keyof typeof css.size;
  /**
   * Accessible name, where no text beside the icon has the meaning. Without it the icon is
   * decoration.
   */
  label?: string;
}

/** A drawing from the product's set, in the colour of the text around it. */
export function Icon({ name, size = 'md', label, className, ...rest }: IconProps) {
  const Drawing = icons[name];
  return (
    <Drawing
      {...rest}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      data-flip-rtl={pointing.has(name) ? '' : undefined}
      focusable="false"
      className={clsx(css.root, css.size[size], className)}
    />
  );
}
