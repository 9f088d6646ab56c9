import { type DataColumn, MoneyCell, StatusCell, VolumeCell } from '@litometr/analytics-widgets';
import type { BookBrief } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { columnMessages as columns, reasonMessages } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { NamesCell } from '../table/NamesCell.tsx';

/**
 * Columns for genres, status, volume and price; columns without a value in any row are left out.
 */
export function useTermColumns<Row extends { book: BookBrief }>(
  rows: readonly Row[],
  { isSortable = false }: { isSortable?: boolean } = {},
): DataColumn<Row>[] {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const sortable = (direction: 'ascending' | 'descending') =>
    isSortable
      ? {
          enableSorting: true,
          sortDescFirst: direction === 'descending',
        }
      : {};
  const list: (DataColumn<Row> | false)[] = [
    {
      id: 'genres',
      header: t(columns.genres),
      size: 176,
      meta: { priority: 3 },
      cell: ({ row }) => (
        <NamesCell
          max={1}
          items={row.original.book.genres.map(({ id, name }) => ({
            name,
            href: paths.genre(row.original.book.portal, id),
          }))}
        />
      ),
      accessorFn: ({ book }) => book.genres.map(({ name }) => name).join('|'),
    },
    {
      id: 'status',
      header: t(columns.status),
      size: 128,
      meta: { priority: 3 },
      cell: ({ row }) =>
        row.original.book.status !== null && (
          <StatusCell label={domain.status(row.original.book.status)} />
        ),
      accessorFn: ({ book }) => book.status,
    },
    rows.some(({ book }) => book.chars !== null) && {
      id: 'chars',
      header: t(columns.volume),
      meta: { align: 'end' },
      size: 96,
      ...sortable('descending'),
      cell: ({ row }) => (
        <VolumeCell bare chars={row.original.book.chars} reason={t(reasonMessages.not_published)} />
      ),
      accessorFn: ({ book }) => book.chars,
    },
    rows.some(({ book }) => book.price_rub !== null) && {
      id: 'price',
      header: t(columns.price),
      meta: { align: 'end', card: 'fact' },
      size: 80,
      ...sortable('ascending'),
      cell: ({ row }) => (
        <MoneyCell
          value={row.original.book.price_rub}
          oldValue={row.original.book.price_old_rub}
          reason={t(reasonMessages.not_published)}
        />
      ),
      accessorFn: ({ book }) => book.price_rub,
    },
  ];
  return list.filter((column) => column !== false);
}
