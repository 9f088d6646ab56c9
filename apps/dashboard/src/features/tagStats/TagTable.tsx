import {
  type EndpointResponse,
  groupSorts,
  type PortalSlug,
  type tags,
} from '@litometr/api-contract';
import { Inline, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { useNicheColumns } from '../../blocks/niche/useNicheColumns.tsx';
import { PagedTable } from '../../blocks/table/PagedTable.tsx';
import { useTableColumns } from '../../blocks/table/useTableColumns.tsx';
import { paths } from '../../domain/paths.ts';
import type { Change } from '../../page/address/useAddress.ts';
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
    search,
    onSearch,
  });
  const reset = () =>
    onSearch({ q: '', genre: undefined, min_books: undefined, min_authors: undefined });
  return (
    <Stack gap="xs">
      <Inline justify="end">{chooser}</Inline>
      <PagedTable
        label={t(messages.title)}
        headingLevel={2}
        columns={columns}
        hiddenColumns={hidden}
        getRowId={(row) => String(row.id)}
        block={block}
        search={search}
        sort={search.sort ?? '-books'}
        sorts={groupSorts}
        onSort={(sort) => onSearch({ sort })}
        onPage={(page) => onSearch({ page })}
        onReset={reset}
        emptyHelp={t(messages.emptyHelp)}
      />
    </Stack>
  );
}
