import { Inline, Stack } from '@litometr/ui';
import type { ReactNode } from 'react';
import type { PageSize } from '../../page/address/params.ts';
import type { ChangeOptions } from '../../page/address/useAddress.ts';
import { PagedTable, type PagedTableProps } from './PagedTable.tsx';
import { useTableColumns } from './useTableColumns.tsx';

type Owned = 'frame' | 'hiddenColumns' | 'search' | 'sort' | 'onSort' | 'onPage' | 'onSize';

interface TableSearch<Sort> {
  cols?: string[] | undefined;
  page?: number;
  size?: PageSize;
  sort?: Sort | undefined;
}

interface SearchTableProps<Row extends object, Sort extends string>
  extends Omit<PagedTableProps<Row, Sort>, Owned> {
  /** Ids of the columns that are shown where the URL has none. */
  usual: readonly string[];
  /** The order of rows where the URL has none. */
  usualSort: Sort;
  search: TableSearch<Sort> & { page: number; size: number };
  onSearch: (change: TableSearch<Sort>, options?: ChangeOptions) => void;
  /** Lays out the column chooser and the table; by default the chooser is above the table. */
  frame?: (chooser: ReactNode, table: ReactNode) => ReactNode;
}

const above = (chooser: ReactNode, table: ReactNode) => (
  <Stack gap="xs">
    <Inline justify="end">{chooser}</Inline>
    {table}
  </Stack>
);

/** A table whose columns, order and page are all in the page's address. */
export function SearchTable<Row extends object, Sort extends string>(
  props: SearchTableProps<Row, Sort>,
) {
  const { usual, usualSort, search, onSearch, frame = above, ...table } = props;
  const { hidden, chooser } = useTableColumns({ columns: table.columns, usual, search, onSearch });
  return frame(
    chooser,
    <PagedTable
      headingLevel={2}
      {...table}
      hiddenColumns={hidden}
      fitsColumns={search.cols === undefined}
      search={search}
      sort={search.sort ?? usualSort}
      onSort={(sort) => onSearch({ sort })}
      onPage={(page) => onSearch({ page })}
      onSize={(size) => onSearch({ size })}
    />,
  );
}
