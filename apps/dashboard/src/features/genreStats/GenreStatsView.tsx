import { DataTable, KpiRow, KpiTile, useFormats } from '@litometr/analytics-widgets';
import type {
  EndpointResponse,
  genreOverlap,
  genreSeasons,
  genres,
  genresSummary,
  PortalSlug,
} from '@litometr/api-contract';
import { groupSorts } from '@litometr/api-contract';
import { Button, Inline, Pagination, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { nicheMessages } from '../../blocks/niche/niche.messages.ts';
import { useNicheColumns } from '../../blocks/niche/useNicheColumns.tsx';
import { SearchBox } from '../../blocks/SearchBox.tsx';
import { Section } from '../../blocks/Section.tsx';
import { useTableColumns } from '../../blocks/table/useTableColumns.tsx';
import { paths } from '../../domain/paths.ts';
import { pageCount, readSort, writeSort } from '../../page/address/sorting.ts';
import type { Change } from '../../page/address/useAddress.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { pageMessages } from '../../page/page.messages.ts';
import { GenreCharts, GenreMap } from './GenreCharts.tsx';
import { type GenreStatsAddress, genresRead } from './genreStats.address.ts';
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
/** A genre of fewer books says nothing of itself. */
const LEAST_BOOKS = 30;

export interface GenreStatsViewProps {
  portal: PortalSlug;
  summary: Block<EndpointResponse<typeof genresSummary>>;
  all: Block<EndpointResponse<typeof genres>>;
  page: Block<EndpointResponse<typeof genres>>;
  seasons: Block<EndpointResponse<typeof genreSeasons>>;
  overlap: Block<EndpointResponse<typeof genreOverlap>>;
  search: GenreStatsAddress;
  onSearch: Change<GenreStatsAddress>;
  onOpen: (path: string) => void;
}

/** Which genres are read more than they are written, and how each of them lives. */
export function GenreStatsView(props: GenreStatsViewProps) {
  const { portal, all, page, search, onSearch } = props;
  const { formatMessage: t } = useIntl();
  const { formatDelta } = useFormats();
  const hrefOf = (id: number) => paths.catalogueOfGenre(portal, id);
  const choose = (id: string) => props.onOpen(hrefOf(Number(id)));
  const columns = useNicheColumns({ kind: 'genre', hrefOf });
  const { hidden, chooser } = useTableColumns({
    columns,
    usual: usualColumns,
    chosen: search.cols,
    onChange: (cols) => onSearch({ cols }, { replace: true }),
  });
  const fastest = (all.data?.items ?? [])
    .filter(({ n, gain_change }) => n >= LEAST_BOOKS && gain_change !== null)
    .sort((a, b) => (b.gain_change ?? 0) - (a.gain_change ?? 0))[0];
  const lead =
    fastest === undefined
      ? t(messages.leadCount, { count: all.data?.count ?? 0 })
      : t(messages.lead, {
          genre: fastest.name,
          change: formatDelta(fastest.gain_change ?? 0, 'percent'),
        });
  const isEmpty = page.state.kind === 'ready' && page.data?.count === 0;
  return (
    <Stack gap="xl">
      <PageHead
        exportOf={genresRead(portal, search)}
        title={t(messages.title)}
        lead={all.data && lead}
        meta={page.data?.meta}
      />
      <GenreKpis summary={props.summary} />
      <GenreMap block={all} onChoose={choose} />
      <Section
        title={t(messages.table)}
        lead={page.data && t(messages.tableLead, { count: page.data.count })}
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
        <DataTable
          label={t(messages.table)}
          headingLevel={3}
          columns={columns}
          hiddenColumns={hidden}
          rows={page.data?.items ?? []}
          getRowId={(row) => String(row.id)}
          state={
            isEmpty
              ? {
                  kind: 'empty',
                  title: t(pageMessages.emptyTitle),
                  action: (
                    <Button onPress={() => onSearch({ q: '', min_books: undefined })}>
                      {t(pageMessages.resetFilters)}
                    </Button>
                  ),
                }
              : page.state
          }
          sort={readSort(search.sort ?? '-books')}
          onSortChange={(next) => onSearch({ sort: writeSort(next, groupSorts) })}
          skeletonRows={search.size}
          pagination={
            page.data !== undefined &&
            page.data.count > search.size && (
              <Pagination
                page={search.page}
                pageCount={pageCount(page.data.count, search.size)}
                onChange={(next) => onSearch({ page: next })}
              />
            )
          }
        />
      </Section>
      <GenreCharts
        all={all}
        seasons={props.seasons}
        overlap={props.overlap}
        season={search.season}
        onSeason={(season) => onSearch({ season }, { replace: true })}
        onChoose={choose}
      />
    </Stack>
  );
}

function GenreKpis({ summary }: Pick<GenreStatsViewProps, 'summary'>) {
  const { formatMessage: t } = useIntl();
  const { data } = summary;
  const before = data?.before ?? null;
  const month = t(messages.monthBefore);
  const delta = (now: number | null | undefined, was: number | null | undefined) =>
    now == null || was == null
      ? {}
      : { delta: { value: Math.round((now - was) * 10) / 10 }, comparison: month };
  const round = (value: number | null | undefined) =>
    value == null ? null : Math.round(value * 10) / 10;
  return (
    <KpiRow>
      <KpiTile
        label={t(messages.kpiActive)}
        value={data?.active_books ?? null}
        {...delta(data?.active_books, before?.active_books)}
      />
      <KpiTile
        label={t(messages.kpiNew)}
        value={round(data?.new_per_week)}
        reason={t(nicheMessages.noData)}
        {...delta(data?.new_per_week, before?.new_per_week)}
      />
      <KpiTile
        label={t(messages.kpiGain)}
        value={data?.gain_per_day ?? null}
        reason={t(nicheMessages.noReading)}
        {...delta(data?.gain_per_day, before?.gain_per_day)}
      />
      <KpiTile
        label={t(messages.kpiPerPlace)}
        value={round(data?.books_per_place)}
        reason={t(nicheMessages.noData)}
        {...delta(data?.books_per_place, before?.books_per_place)}
      />
    </KpiRow>
  );
}
