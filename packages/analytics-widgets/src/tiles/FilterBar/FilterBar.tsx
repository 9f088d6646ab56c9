import { Button, Chip } from '@litometr/ui';
import clsx from 'clsx';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useOpener } from '../../internal/useOpener.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import type { Facet } from '../FacetPanel/facet.ts';
import * as css from './FilterBar.css.ts';

const loadAdder = () => import('./FilterAdder.tsx');
const FilterAdder = lazy(loadAdder);

export interface ActiveFilter {
  id: string;
  label: string;
  onRemove: () => void;
}

export interface FilterBarProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** The active filters, with the texts of their chips. */
  filters: readonly ActiveFilter[];
  /** Clears all filters; offered from two filters on. */
  onClear?: () => void;
  /** Facets that can be added; without them nothing is offered. */
  facets?: readonly Facet[];
}

/**
 * Shows the active filters of a page, each with a button that removes it, and a button that adds
 * more. Renders nothing without filters and facets.
 */
export function FilterBar({
  label,
  filters,
  onClear,
  facets = [],
  className,
  ...rest
}: FilterBarProps) {
  const { strings } = useWidgets();
  const { isRequested, opener } = useOpener(loadAdder, 'panel');
  const words = strings.filters;
  if (filters.length === 0 && facets.length === 0) return null;
  const add = (
    <Button icon="plus" {...opener}>
      {words.add}
    </Button>
  );
  return (
    <ul {...rest} aria-label={label} className={clsx(css.root, className)}>
      {filters.map((filter) => (
        <li key={filter.id} className={css.item}>
          <Chip remove={{ label: words.remove(filter.label), onRemove: filter.onRemove }}>
            {filter.label}
          </Chip>
        </li>
      ))}
      {facets.length > 0 && (
        <li>
          {isRequested ? (
            <Suspense fallback={add}>
              <FilterAdder facets={facets} />
            </Suspense>
          ) : (
            add
          )}
        </li>
      )}
      {onClear && filters.length > 1 && (
        <li>
          <Button size="sm" variant="quiet" onPress={onClear}>
            {words.clear}
          </Button>
        </li>
      )}
    </ul>
  );
}
