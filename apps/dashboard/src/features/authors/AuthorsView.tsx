import { DataTable, KpiRow, KpiTile, useFormats } from '@litometr/analytics-widgets';
import {
  authorSorts,
  type authors,
  type authorsSummary,
  type EndpointResponse,
  type Named,
  type PortalSlug,
} from '@litometr/api-contract';
import { Button, Chip, Inline, Pagination, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { Scatter } from '../../blocks/charts/charts.ts';
import { SearchBox } from '../../blocks/SearchBox.tsx';
import { useTableColumns } from '../../blocks/table/useTableColumns.tsx';
import { paths } from '../../domain/paths.ts';
import { pageCount, readSort, writeSort } from '../../page/address/sorting.ts';
import type { Change } from '../../page/address/useAddress.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { pageMessages } from '../../page/page.messages.ts';
import { portalPath } from '../../portals/portals.ts';
import { type AuthorsAddress, authorsRead } from './authors.address.ts';
import { authorsMessages as messages } from './authors.messages.ts';
import { useAuthorColumns, usualColumns } from './useAuthorColumns.tsx';
import { useAuthorFacets } from './useAuthorFacets.ts';

const presets = [
  { id: 'scouting', query: 'active=yes&publisher=no&sort=-gain' },
  { id: 'newcomers', query: 'breakthrough=yes&sort=-gain' },
  { id: 'leaders', query: 'sort=-top_places' },
] as const;

const NAMED = 6;

const nothing: Partial<AuthorsAddress> = {
  q: '',
  tier: undefined,
  genre: undefined,
  active: undefined,
  publisher: undefined,
  breakthrough: undefined,
};

export interface AuthorsViewProps {
  portal: PortalSlug;
  summary: Block<EndpointResponse<typeof authorsSummary>>;
  table: Block<EndpointResponse<typeof authors>>;
  charted: Block<EndpointResponse<typeof authors>>;
  genres: readonly Named[];
  search: AuthorsAddress;
  onSearch: Change<AuthorsAddress>;
  onOpen: (path: string) => void;
}

/** The authors of a portal: who is read, who begins, who holds the top. */
export function AuthorsView(props: AuthorsViewProps) {
  const { portal, summary, table, charted, search, onSearch } = props;
  const { formatMessage: t } = useIntl();
  const { formatPercent } = useFormats();
  const { facets, filters } = useAuthorFacets(props.genres, search, onSearch);
  const { data } = summary;
  const whole =
    data &&
    (data.top_ten_share === null
      ? t(messages.leadPlain, { authors: data.authors })
      : t(messages.lead, {
          authors: data.authors,
          debuts: data.debuts,
          share: formatPercent(data.top_ten_share),
        }));
  const lead =
    filters.length > 0 ? table.data && t(messages.found, { count: table.data.count }) : whole;
  return (
    <Stack gap="xl">
      <PageHead
        title={t(messages.title)}
        lead={lead}
        meta={table.data?.meta}
        exportOf={authorsRead(portal, search)}
        filters={filters}
        facets={facets}
        onClearFilters={() => onSearch(nothing)}
        controls={
          <Inline gap="sm">
            <SearchBox
              label={t(messages.search)}
              value={search.q}
              onSearch={(q) => onSearch({ q })}
            />
            {presets.map(({ id, query }) => (
              <Chip key={id} href={`${portalPath(portal, 'authors')}?${query}`}>
                {t(messages[id])}
              </Chip>
            ))}
          </Inline>
        }
      />
      <AuthorsKpis summary={summary} />
      <AuthorsTable {...props} />
      <Scatter
        title={t(messages.chartTitle)}
        headingLevel={2}
        note={t(messages.chartNote)}
        csvName="authors"
        height={420}
        state={charted.state}
        x={{ label: t(messages.chartX), scale: 'log' }}
        y={{ label: t(messages.chartY) }}
        sizeLabel={t(messages.daysInTops)}
        points={(charted.data?.items ?? []).map((row) => ({
          id: String(row.id),
          label: row.name,
          x: row.books,
          y: row.gain,
          size: row.days_in_tops,
        }))}
        named={(charted.data?.items ?? []).slice(0, NAMED).map(({ id }) => String(id))}
        onChoose={(id) => props.onOpen(paths.author(Number(id)))}
      />
    </Stack>
  );
}

function AuthorsTable({ portal, table, search, onSearch }: AuthorsViewProps) {
  const { formatMessage: t } = useIntl();
  const rows = table.data?.items ?? [];
  const columns = useAuthorColumns(portal, rows);
  const { hidden, chooser } = useTableColumns({
    columns,
    usual: usualColumns,
    chosen: search.cols,
    onChange: (cols) => onSearch({ cols }, { replace: true }),
  });
  const isEmpty = table.state.kind === 'ready' && table.data?.count === 0;
  return (
    <Stack gap="xs">
      <Inline justify="end">{chooser}</Inline>
      <DataTable
        label={t(messages.title)}
        headingLevel={2}
        columns={columns}
        hiddenColumns={hidden}
        rows={rows}
        getRowId={(row) => String(row.id)}
        state={
          isEmpty
            ? {
                kind: 'empty',
                title: t(pageMessages.emptyTitle),
                action: (
                  <Button onPress={() => onSearch(nothing)}>{t(pageMessages.resetFilters)}</Button>
                ),
              }
            : table.state
        }
        sort={readSort(search.sort ?? '-gain')}
        onSortChange={(next) => onSearch({ sort: writeSort(next, authorSorts) })}
        skeletonRows={search.size}
        pagination={
          table.data !== undefined &&
          table.data.count > search.size && (
            <Pagination
              page={search.page}
              pageCount={pageCount(table.data.count, search.size)}
              onChange={(page) => onSearch({ page })}
            />
          )
        }
      />
    </Stack>
  );
}

function AuthorsKpis({ summary: { data } }: Pick<AuthorsViewProps, 'summary'>) {
  const { formatMessage: t } = useIntl();
  return (
    <KpiRow>
      <KpiTile
        label={t(messages.kpiActive)}
        value={data?.active ?? null}
        comparison={data && t(messages.kpiActiveOf, { count: data.authors })}
      />
      <KpiTile
        label={t(messages.kpiDebuts)}
        value={data?.debuts ?? null}
        {...(data && {
          delta: { value: data.debuts - data.debuts_before },
          comparison: t(messages.before),
        })}
      />
      <KpiTile label={t(messages.kpiInTops)} value={data?.in_tops ?? null} />
      <KpiTile
        label={t(messages.kpiTen)}
        value={data?.top_ten_share ?? null}
        format="percent"
        reason={t(messages.noData)}
        {...(data?.median_books != null && {
          comparison: t(messages.kpiMedianOf, { count: data.median_books }),
        })}
      />
    </KpiRow>
  );
}
