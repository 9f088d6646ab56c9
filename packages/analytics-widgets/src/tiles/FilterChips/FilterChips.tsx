import { Button, Chip } from '@litometr/ui';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './FilterChips.css.ts';

export interface ActiveFilter {
  id: string;
  label: string;
  onRemove: () => void;
}

export interface FilterChipsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  filters: readonly ActiveFilter[];
  /** Takes all away; offered from two filters on. */
  onClear?: () => void;
}

/** What a page is narrowed to, each with its way out. */
export function FilterChips({ label, filters, onClear, className, ...rest }: FilterChipsProps) {
  const { strings } = useWidgets();
  if (filters.length === 0) return null;
  return (
    <ul {...rest} aria-label={label} className={clsx(css.root, className)}>
      {filters.map((filter) => (
        <li key={filter.id}>
          <Chip remove={{ label: strings.filters.remove(filter.label), onRemove: filter.onRemove }}>
            {filter.label}
          </Chip>
        </li>
      ))}
      {onClear && filters.length > 1 && (
        <li>
          <Button size="sm" variant="quiet" onPress={onClear}>
            {strings.filters.clear}
          </Button>
        </li>
      )}
    </ul>
  );
}
