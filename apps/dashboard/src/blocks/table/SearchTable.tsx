import { Inline, Stack } from '@litometr/ui';
import type { ReactNode } from 'react';
import type { PageSize } from '../../page/address/params.ts';
import type { ChangeOptions } from '../../page/address/useAddress.ts';
import { PagedTable, type PagedTableProps } from './PagedTable.tsx';
import { useTableColumns } from './useTableColumns.tsx';

type Owned = 'hiddenColumns' | 'search' | 'sort' | 'onSort' | 'onPage' | 'onSize';

interface Asked<Sort> {
  cols?: string[] | undefined;
  page?: number;
  size?: PageSize;
  sort?: Sort | undefined;
}

interface SearchTableProps<Row extends object, Sort extends string>
  extends Omit<PagedTableProps<Row, Sort>, Owned> {
  /** Ids of the columns that are shown where the address says nothing. */
  usual: readonly string[];
  /** The order of rows where the address says nothing. */
  usualSort: Sort;
  search: Asked<Sort> & { page: number; size: number };
  onSearch: (change: Asked<Sort>, options?: ChangeOptions) => void;
  /** Puts the table and the control of its columns in place; without it the control stands above. */
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
      search={search}
      sort={search.sort ?? usualSort}
      onSort={(sort) => onSearch({ sort })}
      onPage={(page) => onSearch({ page })}
      onSize={(size) => onSearch({ size })}
    />,
  );
}
