import {
  authorSorts,
  type authors,
  type EndpointResponse,
  type PortalSlug,
} from '@litometr/api-contract';
import { Inline, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { PagedTable } from '../../blocks/table/PagedTable.tsx';
import { useTableColumns } from '../../blocks/table/useTableColumns.tsx';
import type { Change } from '../../page/address/useAddress.ts';
import { type AuthorsAddress, noFilters } from './authors.address.ts';
import { authorsMessages as messages } from './authors.messages.ts';
import { useAuthorColumns, usualColumns } from './useAuthorColumns.tsx';

interface AuthorsTableProps {
  portal: PortalSlug;
  block: Block<EndpointResponse<typeof authors>>;
  search: AuthorsAddress;
  onSearch: Change<AuthorsAddress>;
}

/** Authors with their figures, sorted and paged by the server. */
export function AuthorsTable({ portal, block, search, onSearch }: AuthorsTableProps) {
  const { formatMessage: t } = useIntl();
  const columns = useAuthorColumns(portal, block.data?.items ?? []);
  const { hidden, chooser } = useTableColumns({
    columns,
    usual: usualColumns,
    search,
    onSearch,
  });
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
        sort={search.sort ?? '-gain'}
        sorts={authorSorts}
        onSort={(sort) => onSearch({ sort })}
        onPage={(page) => onSearch({ page })}
        onReset={() => onSearch(noFilters)}
      />
    </Stack>
  );
}
