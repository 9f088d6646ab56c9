import {
  type DataColumn,
  DateCell,
  MissingValue,
  NumberCell,
  SparkCell,
  StatusCell,
} from '@litometr/analytics-widgets';
import type { CatalogueItem } from '@litometr/api-contract';
import { Inline } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useCatalogueColumns } from '../../blocks/catalogue/useCatalogueColumns.tsx';
import { NamesCell } from '../../blocks/table/NamesCell.tsx';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { columnMessages, reasonMessages } from '../../domain/domain.messages.ts';
import { isDay } from '../../domain/isDay.ts';
import { paths } from '../../domain/paths.ts';
import type { CatalogueAddress } from './catalogue.address.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';

/** The columns that decide; the rest are one press away. */
export const usualColumns = ['price', 'library', 'gain', 'momentum', 'spark'];

/** Columns of the catalogue itself: those of any list of books, and what only it knows. */
export function useItemColumns(
  rows: readonly CatalogueItem[],
  figures: CatalogueAddress['figures'],
): DataColumn<CatalogueItem>[] {
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const base = useCatalogueColumns(rows, { isSortable: true, figures });
  const day = (id: 'published' | 'updated', header: string): DataColumn<CatalogueItem> => ({
    id,
    header,
    meta: { align: 'end' },
    size: 128,
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ row }) =>
      isDay(row.original[id]) ? (
        <DateCell day={row.original[id]} relative />
      ) : (
        (row.original[id] ?? <MissingValue reason={t(reasonMessages.not_published)} />)
      ),
    accessorFn: (row) => row[id],
  });
  return [
    ...base,
    {
      id: 'momentum',
      header: t(messages.momentum),
      meta: { title: t(messages.momentumTitle), align: 'end' },
      size: 96,
      enableSorting: true,
      sortDescFirst: true,
      cell: ({ row }) => (
        <NumberCell
          value={row.original.momentum === null ? null : Math.round(row.original.momentum)}
          reason={t(reasonMessages.no_reading)}
        />
      ),
      accessorFn: ({ momentum }) => momentum,
    },
    {
      id: 'tags',
      header: t(messages.tags),
      size: 272,
      meta: { priority: 3 },
      cell: ({ row }) => (
        <NamesCell
          max={3}
          wraps
          items={row.original.tags.map(({ id, name }) => ({
            name,
            href: paths.tag(row.original.book.portal, id),
          }))}
        />
      ),
      accessorFn: ({ tags }) => tags.map(({ name }) => name).join('|'),
    },
    column.series({
      size: 176,
    }),
    day('published', t(columnMessages.published)),
    day('updated', t(messages.updated)),
    {
      id: 'marks',
      header: t(messages.marks),
      size: 144,
      meta: { priority: 3 },
      cell: ({ row }) => (
        <Inline gap="xxs">
          {row.original.has_audio === true && <StatusCell label={t(messages.audio)} />}
          {row.original.is_exclusive === true && <StatusCell label={t(messages.exclusive)} />}
        </Inline>
      ),
    },
    {
      id: 'spark',
      header: t(messages.spark),
      size: 104,
      meta: { priority: 2 },
      cell: ({ row }) => (
        <SparkCell
          points={row.original.spark}
          label={t(messages.sparkOf, { title: row.original.book.title })}
          href={`${paths.book(row.original.book.id)}#growth`}
        />
      ),
    },
  ];
}
