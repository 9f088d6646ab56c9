import { DataTable, type DataTableProps } from '@litometr/analytics-widgets';
import { readSort, writeSort } from '../../page/address/sorting.ts';
import type { Block } from '../block.ts';
import { type Paging, usePaged } from './usePaged.tsx';

type Owned = 'rows' | 'state' | 'sort' | 'onSortChange' | 'pagination' | 'onReset';

export interface PagedTableProps<Row extends object, Sort extends string>
  extends Omit<DataTableProps<Row>, Owned>,
    Omit<Paging, 'block'> {
  block: Block<{ count: number; items: readonly Row[] }>;
  /** The order now (undefined: the server's own), and those that the API knows. */
  sort: Sort | undefined;
  sorts: readonly Sort[];
  onSort: (sort: Sort | undefined) => void;
}

/** A table that the server sorts and pages: order, page and emptiness as all such tables have them. */
export function PagedTable<Row extends object, Sort extends string>(
  props: PagedTableProps<Row, Sort>,
) {
  const { block, search, sort, sorts, onSort, onPage, onSize, onReset, emptyHelp, ...table } =
    props;
  const paged = usePaged({
    block,
    search,
    onPage,
    ...(onSize !== undefined && { onSize }),
    ...(onReset !== undefined && { onReset }),
    ...(emptyHelp !== undefined && { emptyHelp }),
  });
  return (
    <DataTable
      skeletonRows={search.size}
      {...table}
      {...paged}
      rows={block.data?.items ?? []}
      sort={sort === undefined ? null : readSort(sort)}
      onSortChange={(next) => onSort(writeSort(next, sorts))}
    />
  );
}
