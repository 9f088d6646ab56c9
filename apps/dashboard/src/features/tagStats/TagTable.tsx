import { DataTable } from '@litometr/analytics-widgets';
import {
  type EndpointResponse,
  groupSorts,
  type PortalSlug,
  type tags,
} from '@litometr/api-contract';
import { Button, Inline, Pagination, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { useNicheColumns } from '../../blocks/niche/useNicheColumns.tsx';
import { useTableColumns } from '../../blocks/table/useTableColumns.tsx';
import { paths } from '../../domain/paths.ts';
import { pageCount, readSort, writeSort } from '../../page/address/sorting.ts';
import type { Change } from '../../page/address/useAddress.ts';
import { pageMessages } from '../../page/page.messages.ts';
import type { TagStatsAddress } from './tagStats.address.ts';
import { tagStatsMessages as messages } from './tagStats.messages.ts';

const usualColumns = [
  'books',
  'authors',
  'new_books',
  'gain',
  'top_places',
  'lift',
  'lift_change',
  'spark',
];

export interface TagTableProps {
  portal: PortalSlug;
  block: Block<EndpointResponse<typeof tags>>;
  search: TagStatsAddress;
  onSearch: Change<TagStatsAddress>;
}

/** Tags with their figures, sorted and paged by the server. */
export function TagTable({ portal, block, search, onSearch }: TagTableProps) {
  const { formatMessage: t } = useIntl();
  const columns = useNicheColumns({ kind: 'tag', hrefOf: (id) => paths.tag(portal, id) });
  const { hidden, chooser } = useTableColumns({
    columns,
    usual: usualColumns,
    chosen: search.cols,
    onChange: (cols) => onSearch({ cols }, { replace: true }),
  });
  const { data, state } = block;
  const isEmpty = state.kind === 'ready' && data?.count === 0;
  const reset = () =>
    onSearch({ q: '', genre: undefined, min_books: undefined, min_authors: undefined });
  return (
    <Stack gap="xs">
      <Inline justify="end">{chooser}</Inline>
      <DataTable
        label={t(messages.title)}
        headingLevel={2}
        columns={columns}
        hiddenColumns={hidden}
        rows={data?.items ?? []}
        getRowId={(row) => String(row.id)}
        state={
          isEmpty
            ? {
                kind: 'empty',
                title: t(pageMessages.emptyTitle),
                description: t(messages.emptyHelp),
                action: <Button onPress={reset}>{t(pageMessages.resetFilters)}</Button>,
              }
            : state
        }
        sort={readSort(search.sort ?? '-books')}
        onSortChange={(next) => onSearch({ sort: writeSort(next, groupSorts) })}
        skeletonRows={search.size}
        pagination={
          data !== undefined &&
          data.count > search.size && (
            <Pagination
              page={search.page}
              pageCount={pageCount(data.count, search.size)}
              onChange={(page) => onSearch({ page })}
            />
          )
        }
      />
    </Stack>
  );
}
