import { type DataColumn, DataTable, NumberCell } from '@litometr/analytics-widgets';
import {
  type AuthorBook,
  authorBookSorts,
  type authorBooks,
  type EndpointResponse,
} from '@litometr/api-contract';
import { Inline, Pagination, SegmentedControl, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { useCatalogueColumns } from '../../blocks/catalogue/useCatalogueColumns.tsx';
import { Section } from '../../blocks/Section.tsx';
import { useTableColumns } from '../../blocks/table/useTableColumns.tsx';
import { columnMessages, reasonMessages } from '../../domain/domain.messages.ts';
import { pageCount, readSort, writeSort } from '../../page/address/sorting.ts';
import type { Change } from '../../page/address/useAddress.ts';
import type { AuthorAddress } from './author.address.ts';
import { authorMessages as messages } from './author.messages.ts';

const usualColumns = [
  'series',
  'status',
  'chars',
  'price',
  'library',
  'gain',
  'best_ever',
  'days_on_lists',
];
const orders = ['-published', 'series'] as const;

export interface AuthorBooksProps {
  block: Block<EndpointResponse<typeof authorBooks>>;
  search: AuthorAddress;
  onSearch: Change<AuthorAddress>;
}

/** The author's books, by date or series by series. */
export function AuthorBooks({ block, search, onSearch }: AuthorBooksProps) {
  const { formatMessage: t } = useIntl();
  const rows = block.data?.items ?? [];
  const base = useCatalogueColumns(rows);
  const columns: DataColumn<AuthorBook>[] = [
    ...base,
    {
      id: 'series',
      header: t(messages.series),
      width: '12rem',
      sort: 'ascending',
      cell: ({ series }) =>
        series !== null && (
          <Text as="span" lines={2}>
            {series.number === null
              ? series.title
              : t(messages.seriesNumber, { title: series.title, number: String(series.number) })}
          </Text>
        ),
      csv: ({ series }) => series?.title ?? null,
    },
    {
      id: 'best_ever',
      header: t(messages.bestEver),
      align: 'end',
      width: '7rem',
      card: 'fact',
      cell: ({ best_ever }) => (
        <NumberCell value={best_ever} format="rank" reason={t(reasonMessages.not_on_list)} />
      ),
      csv: ({ best_ever }) => best_ever,
    },
    {
      id: 'days_on_lists',
      header: t(columnMessages.daysOn),
      align: 'end',
      width: '6.5rem',
      cell: ({ days_on_lists }) => <NumberCell value={days_on_lists} />,
      csv: ({ days_on_lists }) => days_on_lists,
    },
  ];
  const { hidden, chooser } = useTableColumns({
    columns,
    usual: usualColumns,
    chosen: search.cols,
    onChange: (cols) => onSearch({ cols }, { replace: true }),
  });
  const order = search.sort === 'series' ? 'series' : '-published';
  return (
    <Section
      title={t(messages.bookList)}
      actions={
        <Inline gap="sm">
          <SegmentedControl
            label={t(messages.order)}
            size="sm"
            options={orders.map((id) => ({
              id,
              label: t(id === 'series' ? messages.bySeries : messages.byDate),
            }))}
            value={order}
            onChange={(next) => onSearch({ sort: next === 'series' ? next : undefined })}
          />
          {chooser}
        </Inline>
      }
    >
      <DataTable
        label={t(messages.bookList)}
        headingLevel={3}
        columns={columns}
        hiddenColumns={hidden}
        rows={rows}
        getRowId={({ book }) => String(book.id)}
        state={block.state}
        sort={readSort(search.sort ?? '-published')}
        onSortChange={(next) => onSearch({ sort: writeSort(next, authorBookSorts) })}
        skeletonRows={8}
        pagination={
          block.data !== undefined &&
          block.data.count > search.size && (
            <Pagination
              page={search.page}
              pageCount={pageCount(block.data.count, search.size)}
              onChange={(page) => onSearch({ page })}
            />
          )
        }
      />
    </Section>
  );
}
