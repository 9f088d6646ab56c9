import { useFormats } from '@litometr/analytics-widgets';
import { bars, type EndpointResponse, type genres, groupSorts } from '@litometr/api-contract';
import { Inline, SelectOnIntent } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { bestOf, useGroupColumns } from '../../blocks/group/useGroupColumns.tsx';
import { SearchBox } from '../../blocks/SearchBox.tsx';
import { Section } from '../../blocks/Section.tsx';
import { SearchTable } from '../../blocks/table/SearchTable.tsx';
import type { Change } from '../../page/address/useAddress.ts';
import type { GenreStatsAddress } from './genreStats.address.ts';
import { genreStatsMessages as messages } from './genreStats.messages.ts';

/**
 * The default columns, which answer the page's main question; the column chooser has the others.
 */
const usualColumns = [
  'books',
  'new_books',
  'gain',
  'period_gain',
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
  const { formatPercent } = useFormats();
  const columns = useGroupColumns<EndpointResponse<typeof genres>['items'][number]>({
    rows: block.data?.items ?? [],
    kind: 'genre',
    hrefOf,
    hasDays: true,
    bar: { id: search.bar, gain: block.data?.bar_gain },
  });
  return (
    <SearchTable
      label={t(messages.table)}
      headingLevel={3}
      columns={columns}
      getRowId={(row) => String(row.id)}
      block={block}
      search={search}
      onSearch={onSearch}
      usual={usualColumns}
      usualSort="-books"
      sorts={groupSorts}
      onReset={() => onSearch({ q: '', min_books: undefined })}
      frame={(chooser, table) => (
        <Section
          id="table"
          title={t(messages.table)}
          lead={block.data && t(messages.tableLead, { count: block.data.count })}
          actions={
            <Inline gap="sm" align="end">
              <SelectOnIntent
                label={t(messages.bar)}
                size="sm"
                options={bars.map((id) => ({
                  id,
                  label: t(messages.barBest, { best: formatPercent(bestOf(id)) }),
                }))}
                value={search.bar}
                onChange={(id) => onSearch({ bar: bars.find((one) => one === id) })}
              />
              <SearchBox
                label={t(messages.search)}
                value={search.q}
                onSearch={(q) => onSearch({ q })}
              />
              {chooser}
            </Inline>
          }
        >
          {table}
        </Section>
      )}
    />
  );
}
