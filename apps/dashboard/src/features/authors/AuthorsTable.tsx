import {
  authorSorts,
  type authors,
  type EndpointResponse,
  type PortalSlug,
} from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { SearchTable } from '../../blocks/table/SearchTable.tsx';
import type { Change } from '../../page/address/useAddress.ts';
import { usualColumns } from './authorColumnOrder.ts';
import { type AuthorsAddress, noFilters } from './authors.address.ts';
import { authorsMessages as messages } from './authors.messages.ts';
import { useAuthorColumns } from './useAuthorColumns.tsx';

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
  return (
    <SearchTable
      label={t(messages.title)}
      columns={columns}
      getRowId={(row) => String(row.id)}
      block={block}
      search={search}
      onSearch={onSearch}
      usual={usualColumns}
      usualSort="-gain"
      sorts={authorSorts}
      onReset={() => onSearch(noFilters)}
    />
  );
}
