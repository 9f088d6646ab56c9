import { DataTable, FilterChips } from '@litometr/analytics-widgets';
import { catalogueSorts, type PortalSlug } from '@litometr/api-contract';
import { Button, Pagination, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useRead } from '../../api/useEndpoint.ts';
import { useCatalogueColumns } from '../../blocks/catalogue/useCatalogueColumns.tsx';
import { accessMessages, statusMessages } from '../../domain/domain.messages.ts';
import { PAGE_SIZE, pageCount, readSort, writeSort } from '../../page/address/sorting.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { pageMessages } from '../../page/page.messages.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import { type CatalogueAddress, catalogueAddress, catalogueRead } from './catalogue.route.ts';

const none = { q: '', genre: undefined, status: undefined, access: undefined, page: 1 } as const;

/** The books of a portal, searched, filtered, sorted and paged by the server. */
export function CataloguePage({ portal }: { portal: PortalSlug }) {
  const { formatMessage: t } = useIntl();
  const [search, update] = useAddress(catalogueAddress);
  const { q, page } = search;
  const answer = useRead(catalogueRead(portal, search));
  const { data } = answer;
  const state = usePanelState(
    answer,
    data?.items.length === 0
      ? {
          title: t(pageMessages.emptyTitle),
          description: t(messages.emptyHelp),
          action: <Button onPress={() => update(none)}>{t(pageMessages.resetFilters)}</Button>,
        }
      : null,
  );
  const rows = data?.items ?? [];
  const columns = useCatalogueColumns(rows, true);
  const title = t(messages.title);
  usePageTitle(title);
  const change = (part: Partial<CatalogueAddress>) => update({ ...part, page: 1 });
  const genreName = rows
    .flatMap(({ book }) => book.genres)
    .find((genre) => String(genre.id) === search.genre)?.name;
  const chips = [
    q !== '' && { id: 'q', label: t(messages.query, { q }), onRemove: () => change({ q: '' }) },
    search.genre !== undefined && {
      id: 'genre',
      label: t(messages.genre, { name: genreName ?? search.genre }),
      onRemove: () => change({ genre: undefined }),
    },
    search.status !== undefined && {
      id: 'status',
      label: t(statusMessages[search.status]),
      onRemove: () => change({ status: undefined }),
    },
    search.access !== undefined && {
      id: 'access',
      label: t(accessMessages[search.access]),
      onRemove: () => change({ access: undefined }),
    },
  ].filter((chip) => chip !== false);
  return (
    <Stack gap="lg">
      <PageHead
        title={title}
        lead={data && t(messages.lead, { count: data.count })}
        meta={data?.meta}
        controls={<CatalogueFilters search={search} onChange={change} />}
      />
      {chips.length > 0 && (
        <FilterChips label={t(messages.filters)} filters={chips} onClear={() => update(none)} />
      )}
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        getRowId={({ book }) => String(book.id)}
        state={state}
        sort={search.sort === undefined ? null : readSort(search.sort)}
        onSortChange={(next) => change({ sort: writeSort(next, catalogueSorts) })}
        skeletonRows={PAGE_SIZE}
        pagination={
          data !== undefined && (
            <Pagination
              page={page}
              pageCount={pageCount(data.count)}
              onChange={(next) => update({ page: next })}
            />
          )
        }
      />
    </Stack>
  );
}
