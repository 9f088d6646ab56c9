import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useUiStrings } from '../../provider/index.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import * as css from './Breadcrumbs.css.ts';

export interface Crumb {
  id: string;
  label: string;
  /** Absent on the page itself, which is last. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  items: readonly Crumb[];
}

/** The way from the front page down to this one. */
export function Breadcrumbs({ items, className, ...rest }: BreadcrumbsProps) {
  const strings = useUiStrings();
  return (
    <nav aria-label={strings.breadcrumbs} {...rest} className={clsx(className)}>
      <ol className={css.list}>
        {items.map((crumb, index) => (
          <li key={crumb.id} className={css.item}>
            {index > 0 && <Icon name="chevronEnd" size="sm" className={css.separator} />}
            {crumb.href === undefined ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link href={crumb.href} variant="plain">
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
