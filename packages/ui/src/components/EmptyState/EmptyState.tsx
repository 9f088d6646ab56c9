import { clsx } from 'clsx';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { requireText } from '../../internal/developerError.ts';
import * as css from '../../internal/notice.css.ts';
import { Heading } from '../Heading/index.ts';
import { Icon, type IconName } from '../Icon/index.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Names the missing content. */
  title: string;
  /** Why, and what brings something here. */
  children?: ReactNode;
  /** The name of an icon, or a drawing. */
  art?: IconName | ReactElement;
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** Nothing to show, and nothing is wrong: says why and offers the way out. */
export function EmptyState({
  title,
  art = 'empty',
  actions,
  headingLevel = 2,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  requireText('EmptyState', 'title', title, 'A drawing alone does not say what is not there.');
  return (
    <div {...rest} data-state="empty" className={clsx(css.root, className)}>
      <div className={clsx(css.art, typeof art === 'string' && css.badge)}>
        {typeof art === 'string' ? <Icon name={art} size="lg" /> : art}
      </div>
      <Heading level={headingLevel} size={headingLevel === 1 ? 'h1' : 'lead'}>
        {title}
      </Heading>
      {children !== undefined && <div className={css.body}>{children}</div>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
