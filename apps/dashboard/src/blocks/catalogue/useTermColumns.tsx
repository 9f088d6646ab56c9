import { type DataColumn, MoneyCell, StatusCell, VolumeCell } from '@litometr/analytics-widgets';
import type { BookBrief } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { columnMessages as columns, reasonMessages } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { NamesCell } from '../table/NamesCell.tsx';

/** What a book is and costs: genres, status, volume, price; what no row tells is left out. */
export function useTermColumns<Row extends { book: BookBrief }>(
  rows: readonly Row[],
  { isSortable = false }: { isSortable?: boolean } = {},
): DataColumn<Row>[] {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const sortable = (direction: 'ascending' | 'descending') =>
    isSortable ? { sort: direction } : {};
  const list: (DataColumn<Row> | false)[] = [
    {
      id: 'genres',
      header: t(columns.genres),
      width: '11rem',
      cell: ({ book }) => (
        <NamesCell
          max={1}
          items={book.genres.map(({ id, name }) => ({
            name,
            href: paths.genre(book.portal, id),
          }))}
        />
      ),
      csv: ({ book }) => book.genres.map(({ name }) => name).join('|'),
    },
    {
      id: 'status',
      header: t(columns.status),
      width: '8rem',
      cell: ({ book }) => book.status !== null && <StatusCell label={domain.status(book.status)} />,
      csv: ({ book }) => book.status,
    },
    rows.some(({ book }) => book.chars !== null) && {
      id: 'chars',
      header: t(columns.volume),
      align: 'end',
      width: '6rem',
      ...sortable('descending'),
      cell: ({ book }) => (
        <VolumeCell bare chars={book.chars} reason={t(reasonMessages.not_published)} />
      ),
      csv: ({ book }) => book.chars,
    },
    rows.some(({ book }) => book.price_rub !== null) && {
      id: 'price',
      header: t(columns.price),
      align: 'end',
      width: '5rem',
      card: 'fact',
      ...sortable('ascending'),
      cell: ({ book }) => (
        <MoneyCell
          value={book.price_rub}
          oldValue={book.price_old_rub}
          reason={t(reasonMessages.not_published)}
        />
      ),
      csv: ({ book }) => book.price_rub,
    },
  ];
  return list.filter((column) => column !== false);
}
