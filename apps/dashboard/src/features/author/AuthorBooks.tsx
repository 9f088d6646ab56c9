import { type BookCellProps, type DataColumn, PercentCell } from '@litometr/analytics-widgets';
import {
  type AuthorBook,
  authorBookSorts,
  type authorBooks,
  type BookBrief,
  type EndpointResponse,
} from '@litometr/api-contract';
import { Inline, SegmentedControl } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { useCatalogueColumns } from '../../blocks/catalogue/useCatalogueColumns.tsx';
import { Section } from '../../blocks/Section.tsx';
import { prioritizeColumns } from '../../blocks/table/prioritizeColumns.ts';
import { SearchTable } from '../../blocks/table/SearchTable.tsx';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { columnMessages } from '../../domain/domain.messages.ts';
import { bookCellProps } from '../../domain/useDomain.ts';
import type { Change } from '../../page/address/useAddress.ts';
import type { AuthorAddress } from './author.address.ts';
import { authorMessages as messages } from './author.messages.ts';
import { seriesRetention } from './seriesRetention.ts';

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
/** In series order, a column shows how many readers continue from part to part. */
const seriesColumns = ['series', 'kept', ...usualColumns.slice(1)];
/** Where the table has no room for all. Retention, gain and the best place always stay. */
const leftOutFirst = ['days_on_lists', 'status', 'series', 'chars', 'price', 'library'];
const orders = ['-published', 'series'] as const;

export interface AuthorBooksProps {
  author: number;
  block: Block<EndpointResponse<typeof authorBooks>>;
  search: AuthorAddress;
  onSearch: Change<AuthorAddress>;
}

/** The author's books, by date or series by series. */
export function AuthorBooks({ author, block, search, onSearch }: AuthorBooksProps) {
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const base = useCatalogueColumns<AuthorBook>(block.data?.items ?? [], {
    bookProps: (book) => bookPropsWithout(author, book),
  });
  const rows = block.data?.items ?? [];
  const retention = seriesRetention(rows);
  const columns = prioritizeColumns<AuthorBook>(leftOutFirst, [
    ...base.map(withoutPriceOnCard),
    ...(rows.some(({ series }) => series !== null)
      ? [
          column.series<AuthorBook>({
            size: 144,
            enableSorting: true,
            sortDescFirst: false,
          }),
        ]
      : []),
    ...(retention.size === 0
      ? []
      : [
          column.number<AuthorBook>('kept', t(messages.retention), retentionOf, {
            meta: { title: t(messages.retentionTitle), card: 'fact' },
            size: 128,
            cell: ({ row }) => (
              <PercentCell
                bar
                share={retentionOf(row.original)}
                reason={t(messages.retentionNone)}
              />
            ),
          }),
        ]),
    column.place('best_ever', t(messages.bestEver), ({ best_ever }) => best_ever, {
      size: 88,
      meta: { card: 'fact' },
    }),
    column.number('days_on_lists', t(columnMessages.daysOn), (row) => row.days_on_lists, {
      size: 88,
    }),
  ]);
  function retentionOf({ book }: AuthorBook): number | null {
    return retention.get(book.id) ?? null;
  }
  const order = search.sort === 'series' ? 'series' : '-published';
  const usual = order === 'series' ? seriesColumns : usualColumns;
  const hasRetention = retention.size > 0 && (search.cols ?? usual).includes('kept');
  return (
    <SearchTable
      label={t(messages.bookList)}
      headingLevel={3}
      columns={columns}
      getRowId={({ book }) => String(book.id)}
      block={block}
      search={search}
      onSearch={onSearch}
      usual={usual}
      usualSort="-published"
      sorts={authorBookSorts}
      skeletonRows={8}
      frame={(chooser, table) => (
        <Section
          id="books"
          title={t(messages.bookList)}
          {...(hasRetention && { lead: t(messages.retentionLead) })}
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
          {table}
        </Section>
      )}
    />
  );
}

/** A card has room for three facts: readership says more about an author than the price. */
function withoutPriceOnCard(column: DataColumn<AuthorBook>): DataColumn<AuthorBook> {
  if (column.id !== 'price') return column;
  return { ...column, meta: { ...column.meta, card: undefined } };
}

/** The page names its author: a book names those who wrote it together with them. */
function bookPropsWithout(author: number, book: BookBrief): BookCellProps {
  const others = book.authors.filter(({ id }) => id !== author);
  const { authors, ...props } = bookCellProps({ ...book, authors: others });
  return others.length === 0 ? props : { ...props, authors };
}
