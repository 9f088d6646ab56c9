import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import * as css from './Badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof css.tone;
  icon?: IconName;
}

/** A state in a word. It does nothing when pressed; for that use Chip. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-tone={tone} className={clsx(css.root, css.tone[tone], className)}>
      {icon && <Icon name={icon} size="sm" className={css.icon} />}
      <span className={css.label}>{children}</span>
    </span>
  );
}
