import { DataTable } from '@litometr/analytics-widgets';
import { authorSorts, authors, type PortalSlug } from '@litometr/api-contract';
import { Button, Pagination, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { SearchBox } from '../../blocks/SearchBox.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { pageMessages } from '../../page/page.messages.ts';
import { PAGE_SIZE, pageCount, readSort, writeSort } from '../../page/tableSearch.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { useSearchState } from '../../page/useSearchState.ts';
import { authorsMessages as messages } from './authors.messages.ts';
import { useAuthorColumns } from './useAuthorColumns.tsx';

const search = z.object({
  q: z._default(z.string().check(z.maxLength(200)), ''),
  sort: z._default(z.enum(authorSorts), '-gain'),
  page: z._default(z.pipe(z.coerce.number(), z.int().check(z.gte(1))), 1),
});

/** The authors of a portal, searched, sorted and paged by the server. */
export function AuthorsPage({ portal }: { portal: PortalSlug }) {
  const { formatMessage: t } = useIntl();
  const [{ q, sort, page }, update] = useSearchState(search);
  const answer = useEndpoint(authors, {
    params: { portal },
    query: { sort, page, size: PAGE_SIZE, ...(q === '' ? {} : { q }) },
  });
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
