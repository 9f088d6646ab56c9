import { DataTable } from '@litometr/analytics-widgets';
import { authorSorts, type PortalSlug } from '@litometr/api-contract';
import { Button, Pagination, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useRead } from '../../api/useEndpoint.ts';
import { SearchBox } from '../../blocks/SearchBox.tsx';
import { PAGE_SIZE, pageCount, readSort, writeSort } from '../../page/address/sorting.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { pageMessages } from '../../page/page.messages.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { authorsMessages as messages } from './authors.messages.ts';
import { authorsAddress, authorsRead } from './authors.route.ts';
import { useAuthorColumns } from './useAuthorColumns.tsx';

/** The authors of a portal, searched, sorted and paged by the server. */
export function AuthorsPage({ portal }: { portal: PortalSlug }) {
  const { formatMessage: t } = useIntl();
  const [address, update] = useAddress(authorsAddress);
  const { q, sort = '-gain', page } = address;
  const answer = useRead(authorsRead(portal, address));
  const { data } = answer;
  const state = usePanelState(
    answer,
    data?.items.length === 0
      ? {
          title: t(pageMessages.emptyTitle),
          action: (
            <Button onPress={() => update({ q: '', page: 1 })}>
              {t(pageMessages.resetFilters)}
            </Button>
          ),
        }
      : null,
  );
  const title = t(messages.title);
  usePageTitle(title);
  const columns = useAuthorColumns(portal);
  return (
    <Stack gap="lg">
      <PageHead
        title={title}
        lead={data && t(messages.lead, { count: data.count })}
        meta={data?.meta}
        controls={
          <SearchBox
            label={t(messages.search)}
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
        onSortChange={(next) => update({ sort: writeSort(next, authorSorts) ?? sort, page: 1 })}
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
