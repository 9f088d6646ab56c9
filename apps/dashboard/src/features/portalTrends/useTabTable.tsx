import type { UseQueryResult } from '@tanstack/react-query';
import { usePaged } from '../../blocks/table/usePaged.tsx';
import { useBlock } from '../../blocks/useBlock.ts';
import { readSort, writeSort } from '../../page/address/sorting.ts';
import type { TabProps } from './tabs.ts';

/** The orders that the address of the page knows. */
type TabSort = NonNullable<TabProps['state']['sort']>;

interface TabTable<Row, Sort extends TabSort> extends Pick<TabProps, 'state' | 'onChange'> {
  rows: UseQueryResult<{ count: number; items: Row[] }>;
  /** The order now, and those that the API knows. */
  sort: Sort;
  sorts: readonly Sort[];
  /** Rows of a page; by default the number that the user chose. */
  size?: number;
}

/** Returns the table props of a view: rows, columns, order and page by the URL. */
export function useTabTable<Row, Sort extends TabSort>(table: TabTable<Row, Sort>) {
  const { rows, sort, sorts, state, onChange, size } = table;
  const block = useBlock(rows);
  const paged = usePaged({
    block,
    // A table of a fixed size has all its rows on one page.
    search: { page: size === undefined ? state.page : 1, size: size ?? state.size },
    onPage: (page) => onChange({ page }),
    ...(size === undefined && { onSize: (next) => onChange({ size: next }) }),
  });
  return {
    ...paged,
    rows: block.data?.items ?? [],
    search: state,
    onSearch: onChange,
    sort: readSort(sort),
    onSort: (sorting: ReturnType<typeof readSort>) => onChange({ sort: writeSort(sorting, sorts) }),
  };
}
