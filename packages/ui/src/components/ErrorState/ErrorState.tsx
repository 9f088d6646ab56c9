import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { requireText } from '../../internal/developerError.ts';
import * as css from '../../internal/notice.css.ts';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { Icon } from '../Icon/index.ts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Names the content that could not be shown. */
  title: string;
  /** Why, and what else can be done. */
  children?: ReactNode;
  retry?: { label: string; onRetry: () => void; isPending?: boolean };
  headingLevel?: 1 | 2 | 3;
}

/** Something went wrong in this block: says what, and offers to try again. Other blocks live on. */
export function ErrorState({
  title,
  retry,
  headingLevel = 2,
  className,
  children,
  ...rest
}: ErrorStateProps) {
  requireText('ErrorState', 'title', title, 'A reader has to learn what could not be shown.');
  return (
    <div role="alert" {...rest} data-state="failed" className={clsx(css.root, className)}>
      <div className={clsx(css.art, css.badge, css.danger)}>
        <Icon name="warning" size="lg" />
      </div>
      <Heading level={headingLevel} size={headingLevel === 1 ? 'h1' : 'lead'}>
        {title}
      </Heading>
      {children !== undefined && <div className={css.body}>{children}</div>}
      {retry && (
        <div className={css.actions}>
          <Button icon="refresh" onPress={retry.onRetry} isPending={retry.isPending === true}>
            {retry.label}
          </Button>
        </div>
      )}
    </div>
  );
}
