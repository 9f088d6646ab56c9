import { DataTable, FacetPanel } from '@litometr/analytics-widgets';
import {
  type catalogue,
  catalogueSorts,
  type EndpointResponse,
  type PortalSlug,
} from '@litometr/api-contract';
import { Button, Chip, Inline, Pagination, SegmentedControl, Select, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import type { Compared } from '../../blocks/compare/compareTray.ts';
import { SearchBox } from '../../blocks/SearchBox.tsx';
import { useTableColumns } from '../../blocks/table/useTableColumns.tsx';
import { pageCount, readSort, writeSort } from '../../page/address/sorting.ts';
import type { Change } from '../../page/address/useAddress.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { pageMessages } from '../../page/page.messages.ts';
import { portalPath } from '../../portals/portals.ts';
import * as css from './CatalogueView.css.ts';
import { CoverWall } from './CoverWall.tsx';
import {
  type CatalogueAddress,
  catalogueFigures,
  catalogueRead,
  catalogueViews,
} from './catalogue.address.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import { useChips } from './useChips.ts';
import { useFacets } from './useFacets.ts';
import { useItemColumns, usualColumns } from './useItemColumns.tsx';

/** Questions that many come with, each an address of its own. */
const presets = [
  { id: 'rising', query: 'price=..150&momentum=75..&sort=-momentum' },
  { id: 'debuts', query: 'tier=debut&momentum=75..&sort=-momentum' },
  { id: 'finishedSeries', query: 'status=finished&series=in&sort=-gain' },
  { id: 'discounts', query: 'access=discount&sort=-gain' },
] as const;

/** Everything that narrows; the way it is shown stays. */
const nothing: Partial<CatalogueAddress> = {
  q: '',
  genre: undefined,
  tag: undefined,
  tag_mode: undefined,
  tag_not: undefined,
  author: undefined,
  status: undefined,
  access: undefined,
  form: undefined,
  age: undefined,
  tier: undefined,
  series: undefined,
  audio: undefined,
  exclusive: undefined,
  in_list: undefined,
  in_top: undefined,
  price: undefined,
  chars: undefined,
  published: undefined,
  updated: undefined,
  momentum: undefined,
  library: undefined,
  gain_library: undefined,
};

export interface CatalogueViewProps {
  portal: PortalSlug;
  block: Block<EndpointResponse<typeof catalogue>>;
  search: CatalogueAddress;
  onSearch: Change<CatalogueAddress>;
  compared: readonly Compared[];
  mostCompared: number;
  onCompare: (book: Compared) => void;
}

/** The books of a portal, asked by facets that count what each choice would leave. */
export function CatalogueView(props: CatalogueViewProps) {
  const { portal, block, search, onSearch } = props;
  const { formatMessage: t } = useIntl();
  const { data } = block;
  const facets = useFacets(data?.facets ?? undefined, search, onSearch, data?.meta.asof ?? null);
  const chips = useChips(facets, search, onSearch);
  const clear = () => onSearch(nothing);
  return (
    <Stack gap="lg">
      <PageHead
        title={t(messages.title)}
        lead={data && t(messages.lead, { count: data.count })}
        meta={data?.meta}
        exportOf={catalogueRead(portal, search)}
        filters={chips}
        onClearFilters={clear}
        controls={
          <Inline gap="sm">
            <SearchBox
              label={t(messages.search)}
              value={search.q}
              onSearch={(q) => onSearch({ q })}
            />
            {presets.map(({ id, query }) => (
              <Chip key={id} href={`${portalPath(portal, 'books')}?${query}`}>
                {t(messages[id])}
              </Chip>
            ))}
          </Inline>
        }
      />
      <div className={css.layout}>
        <FacetPanel facets={facets} count={data?.count ?? null} onClear={clear} />
        <CatalogueBooks {...props} onClear={clear} />
      </div>
    </Stack>
  );
}

function CatalogueBooks(props: CatalogueViewProps & { onClear: () => void }) {
  const { block, search, onSearch } = props;
  const { formatMessage: t } = useIntl();
  const { data } = block;
  const rows = data?.items ?? [];
  const columns = useItemColumns(rows, search.figures);
  const { hidden, chooser } = useTableColumns({
    columns,
    usual: usualColumns,
    chosen: search.cols,
    onChange: (cols) => onSearch({ cols }, { replace: true }),
  });
  const isEmpty = block.state.kind === 'ready' && data?.count === 0;
  const state = isEmpty
    ? ({
        kind: 'empty',
        title: t(pageMessages.emptyTitle),
        description: t(messages.emptyHelp),
        action: <Button onPress={props.onClear}>{t(pageMessages.resetFilters)}</Button>,
      } as const)
    : block.state;
  return (
    <Stack gap="sm">
      <CatalogueTools search={search} onSearch={onSearch} chooser={chooser} />
      {search.view === 'covers' ? (
        <CoverWall rows={rows} state={state} />
      ) : (
        <DataTable
          label={t(messages.title)}
          headingLevel={2}
          density={search.view === 'compact' ? 'dense' : 'comfortable'}
          columns={columns}
          hiddenColumns={hidden}
          rows={rows}
          getRowId={({ book }) => String(book.id)}
          state={state}
          sort={search.sort === undefined ? null : readSort(search.sort)}
          onSortChange={(next) => onSearch({ sort: writeSort(next, catalogueSorts) })}
          skeletonRows={search.size}
          selection={{
            ids: new Set(props.compared.map(({ id }) => String(id))),
            max: props.mostCompared,
            nameOf: ({ book }) => book.title,
            onChange: (ids) => {
              for (const { book } of rows) {
                const was = props.compared.some(({ id }) => id === book.id);
                if (was !== ids.has(String(book.id))) {
                  props.onCompare({ id: book.id, title: book.title });
                }
              }
            },
          }}
        />
      )}
      {data !== undefined && data.count > search.size && (
        <Pagination
          page={search.page}
          pageCount={pageCount(data.count, search.size)}
          onChange={(page) => onSearch({ page })}
        />
      )}
    </Stack>
  );
}

const viewNames = {
  table: messages.viewTable,
  covers: messages.viewCovers,
  compact: messages.viewCompact,
} as const;
const sorts = ['-gain', '-momentum', '-published', '-updated', 'price', 'best_position'] as const;
const USUAL = 'usual';

function CatalogueTools({
  search,
  onSearch,
  chooser,
}: Pick<CatalogueViewProps, 'search' | 'onSearch'> & { chooser: React.ReactNode }) {
  const { formatMessage: t } = useIntl();
  const known = sorts.find((sort) => sort === search.sort);
  return (
    <Inline justify="between" gap="sm">
      <Inline gap="sm">
        <SegmentedControl
          label={t(messages.view)}
          size="sm"
          options={catalogueViews.map((id) => ({ id, label: t(viewNames[id]) }))}
          value={search.view}
          onChange={(view) => onSearch({ view })}
        />
        {search.view !== 'covers' && (
          <SegmentedControl
            label={t(messages.figures)}
            size="sm"
            options={catalogueFigures.map((id) => ({
              id,
              label: t(id === 'gain' ? messages.figuresGain : messages.figuresTotal),
            }))}
            value={search.figures}
            onChange={(figures) => onSearch({ figures }, { replace: true })}
          />
        )}
      </Inline>
      <Inline gap="sm">
        <Select
          label={t(messages.sort)}
          labelHidden
          options={[
            { id: USUAL, label: t(messages.sortUsual) },
            ...sorts.map((id) => ({ id, label: t(messages[sortNames[id]]) })),
          ]}
          value={known ?? (search.sort === undefined ? USUAL : null)}
          onChange={(id) => onSearch({ sort: sorts.find((sort) => sort === id) })}
        />
        {search.view !== 'covers' && chooser}
      </Inline>
    </Inline>
  );
}

const sortNames = {
  '-gain': 'sortGain',
  '-momentum': 'sortMomentum',
  '-published': 'sortPublished',
  '-updated': 'sortUpdated',
  price: 'sortPrice',
  best_position: 'sortBest',
} as const;
