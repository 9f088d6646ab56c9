import { Button, ButtonLink, Chip } from '@litometr/ui';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { screenOnly } from '../../internal/print.css.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './CompareTray.css.ts';

export interface CompareItem {
  id: string;
  label: string;
}

export interface CompareTrayProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name: «Comparison». */
  label: string;
  /** In the order of selection; the tray is hidden without items. */
  items: readonly CompareItem[];
  /** Address of the comparison page; it contains the items. */
  href: string;
  onRemove: (id: string) => void;
  onClear: () => void;
  max?: number;
}

const MIN_ITEMS = 2;

/**
 * Shows the items chosen for comparison at the bottom of the view while the reader continues to
 * choose. A single item cannot be compared; the limit is announced once the tray is full.
 */
export function CompareTray({
  label,
  items,
  href,
  onRemove,
  onClear,
  max = 5,
  className,
  ...rest
}: CompareTrayProps) {
  const { strings } = useWidgets();
  const words = strings.compare;
  const isFew = items.length < MIN_ITEMS;
  const note = isFew ? words.few : items.length >= max ? words.full(max) : '';
  if (items.length === 0) return null;
  return (
    <section {...rest} aria-label={label} className={clsx(css.root, screenOnly, className)}>
      <ul aria-label={label} className={css.items}>
        {items.map(({ id, label: name }) => (
          <li key={id} className={css.item}>
            <Chip remove={{ label: words.remove(name), onRemove: () => onRemove(id) }}>{name}</Chip>
          </li>
        ))}
      </ul>
      <span role="status" className={css.note}>
        {note}
      </span>
      <span className={css.actions}>
        <Button size="sm" variant="quiet" onPress={onClear}>
          {words.clear}
        </Button>
        {!isFew && (
          <ButtonLink size="sm" variant="primary" href={href}>
            {words.go(items.length)}
          </ButtonLink>
        )}
      </span>
    </section>
  );
}
