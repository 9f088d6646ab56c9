import {
  type EndpointResponse,
  groupSorts,
  type PortalSlug,
  type tags,
} from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { useGroupColumns } from '../../blocks/group/useGroupColumns.tsx';
import { SearchTable } from '../../blocks/table/SearchTable.tsx';
import { paths } from '../../domain/paths.ts';
import type { Change } from '../../page/address/useAddress.ts';
import { hasDays, type TagStatsAddress } from './tagStats.address.ts';
import { tagStatsMessages as messages } from './tagStats.messages.ts';

const usualColumns = [
  'books',
  'authors',
  'new_books',
  'gain',
  'period_gain',
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
  const columns = useGroupColumns<EndpointResponse<typeof tags>['items'][number]>({
    rows: block.data?.items ?? [],
    kind: 'tag',
    hrefOf: (id) => paths.tag(portal, id),
    hasDays: hasDays(search),
    bar: { id: '50', gain: block.data?.bar_gain },
  });
  const reset = () =>
    onSearch({ q: '', genre: undefined, min_books: undefined, min_authors: undefined });
  return (
    <SearchTable
      label={t(messages.title)}
      columns={columns}
      getRowId={(row) => String(row.id)}
      block={block}
      search={search}
      onSearch={onSearch}
      usual={usualColumns}
      usualSort="-books"
      sorts={groupSorts}
      onReset={reset}
      emptyHelp={t(messages.emptyHelp)}
    />
  );
}
