import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './DescriptionList.css.ts';

export interface DescriptionItem {
  id: string;
  term: ReactNode;
  description: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
  /** `rows`: term beside description. `columns`: term over description, several beside each other. */
  layout?: keyof typeof css.layout;
}

/** Facts about one thing. */
export function DescriptionList({
  items,
  layout = 'rows',
  className,
  ...rest
}: DescriptionListProps) {
  return (
    <dl {...rest} className={clsx(css.root, css.layout[layout], className)}>
      {items.map((item) => (
        <div key={item.id} className={css.item[layout]}>
          <dt className={clsx(css.term, layout === 'columns' && css.small)}>{item.term}</dt>
          <dd className={css.description}>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
