import { DataTable } from '@litometr/analytics-widgets';
import { groupSorts, type PortalSlug } from '@litometr/api-contract';
import { Button, Pagination, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useRead } from '../../api/useEndpoint.ts';
import { SearchBox } from '../../blocks/SearchBox.tsx';
import { paths } from '../../domain/paths.ts';
import { PAGE_SIZE, pageCount, readSort, writeSort } from '../../page/address/sorting.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { pageMessages } from '../../page/page.messages.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { groupMessages as messages } from './groups.messages.ts';
import { type GroupKind, groupsAddress, groupsRead } from './groups.route.ts';
import { useGroupColumns } from './useGroupColumns.tsx';

const kinds = {
  genre: { title: messages.genresTitle, search: messages.searchGenre },
  tag: { title: messages.tagsTitle, search: messages.searchTag },
} as const;

export interface GroupsPageProps {
  portal: PortalSlug;
  kind: GroupKind;
}

/** Statistics of a portal's genres or tags, sorted and paged by the server. */
export function GroupsPage({ portal, kind }: GroupsPageProps) {
  const { formatMessage: t } = useIntl();
  const [address, update] = useAddress(groupsAddress);
  const { q, sort = '-books', page } = address;
  const words = kinds[kind];
  const answer = useRead(groupsRead(kind, portal, address));
  const { data } = answer;
  const reset = () => update({ q: '', page: 1 });
  const state = usePanelState(
    answer,
    data?.items.length === 0
      ? {
          title: t(pageMessages.emptyTitle),
          action: <Button onPress={reset}>{t(pageMessages.resetFilters)}</Button>,
        }
      : null,
  );
  const columns = useGroupColumns(kind, (id) =>
    kind === 'tag' ? paths.tag(portal, id) : paths.catalogueOfGenre(portal, id),
  );
  const title = t(words.title);
  usePageTitle(title);
  const count = data?.count ?? 0;
  const lead =
    q === ''
      ? t(kind === 'genre' ? messages.genresLead : messages.tagsLead, { count })
      : t(messages.found, { q, count });
  return (
    <Stack gap="lg">
      <PageHead
        title={title}
        lead={data && lead}
        meta={data?.meta}
        controls={
          <SearchBox
            label={t(words.search)}
            value={q}
            onSearch={(text) => update({ q: text, page: 1 })}
          />
        }
      />
      <DataTable
        label={title}
        columns={columns}
        rows={data?.items ?? []}
        getRowId={(row) => String(row.id)}
        state={state}
        sort={readSort(sort)}
        onSortChange={(next) => update({ sort: writeSort(next, groupSorts) ?? sort, page: 1 })}
        skeletonRows={PAGE_SIZE}
        pagination={
          data !== undefined && (
            <Pagination
              page={page}
              pageCount={pageCount(count)}
              onChange={(next) => update({ page: next })}
            />
          )
        }
      />
    </Stack>
  );
}
