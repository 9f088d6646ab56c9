import { type EndpointResponse, type genres, groupSorts } from '@litometr/api-contract';
import { Inline } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { useNicheColumns } from '../../blocks/niche/useNicheColumns.tsx';
import { SearchBox } from '../../blocks/SearchBox.tsx';
import { Section } from '../../blocks/Section.tsx';
import { PagedTable } from '../../blocks/table/PagedTable.tsx';
import { useTableColumns } from '../../blocks/table/useTableColumns.tsx';
import type { Change } from '../../page/address/useAddress.ts';
import type { GenreStatsAddress } from './genreStats.address.ts';
import { genreStatsMessages as messages } from './genreStats.messages.ts';

/** The columns that answer the page's question; the rest are one press away. */
const usualColumns = [
  'books',
  'new_books',
  'gain',
  'gain_change',
  'above_share',
  'top_places',
  'lift',
  'spark',
];

interface GenreTableProps {
  block: Block<EndpointResponse<typeof genres>>;
  search: GenreStatsAddress;
  onSearch: Change<GenreStatsAddress>;
  hrefOf: (id: number) => string;
}

/** Genres with their figures, sorted and paged by the server. */
export function GenreTable({ block, search, onSearch, hrefOf }: GenreTableProps) {
  const { formatMessage: t } = useIntl();
  const columns = useNicheColumns({ kind: 'genre', hrefOf });
  const { hidden, chooser } = useTableColumns({
    columns,
    usual: usualColumns,
    search,
    onSearch,
  });
  return (
    <Section
      title={t(messages.table)}
      lead={block.data && t(messages.tableLead, { count: block.data.count })}
      actions={
        <Inline gap="sm">
          <SearchBox
            label={t(messages.search)}
            value={search.q}
            onSearch={(q) => onSearch({ q })}
          />
          {chooser}
        </Inline>
      }
    >
      <PagedTable
        label={t(messages.table)}
        headingLevel={3}
        columns={columns}
        hiddenColumns={hidden}
        getRowId={(row) => String(row.id)}
        block={block}
        search={search}
        sort={search.sort ?? '-books'}
        sorts={groupSorts}
        onSort={(sort) => onSearch({ sort })}
        onPage={(page) => onSearch({ page })}
        onReset={() => onSearch({ q: '', min_books: undefined })}
      />
    </Section>
  );
}
