import {
  type DataColumn,
  DeltaCell,
  MoneyCell,
  NumberCell,
  PercentCell,
  RowLink,
} from '@litometr/analytics-widgets';
import type { GroupRow } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { columnMessages as columns } from '../../domain/domain.messages.ts';
import { groupMessages as messages } from './groups.messages.ts';

/** Columns of the statistics of genres or tags; a row leads to `hrefOf` its id. */
export function useGroupColumns(
  kind: 'genre' | 'tag',
  hrefOf: (id: number) => string,
): DataColumn<GroupRow>[] {
  const { formatMessage: t } = useIntl();
  const counter = (
    id: 'books' | 'authors' | 'new_books' | 'top_places',
    header: string,
  ): DataColumn<GroupRow> => ({
    id,
    header,
    align: 'end',
    width: '7rem',
    sort: 'descending',
    ...(id === 'books' ? { card: 'fact' as const } : {}),
    cell: (row) => <NumberCell value={row[id]} />,
  });
  return [
    {
      id: 'name',
      header: t(columns[kind]),
      rowHeader: true,
      card: 'title',
      sort: 'ascending',
      cell: (row) => <RowLink href={hrefOf(row.id)}>{row.name}</RowLink>,
    },
    counter('books', t(columns.books)),
    counter('authors', t(columns.authors)),
    counter('new_books', t(columns.newBooks)),
    {
      id: 'gain',
      header: t(columns.gain),
      align: 'end',
      width: '8rem',
      sort: 'descending',
      card: 'fact',
      cell: (row) => <DeltaCell value={row.gain} reason={t(messages.noReading)} />,
    },
    {
      id: 'median_gain',
      header: t(columns.medianGain),
      align: 'end',
      width: '8rem',
      sort: 'descending',
      cell: (row) => <DeltaCell value={row.median_gain} reason={t(messages.noReading)} />,
    },
    counter('top_places', t(columns.topPlaces)),
    {
      id: 'finished',
      header: t(columns.finishedShare),
      align: 'end',
      width: '8rem',
      cell: (row) => <PercentCell share={row.finished_share} reason={t(messages.noStatus)} />,
    },
    {
      id: 'price',
      header: t(columns.medianPrice),
      align: 'end',
      width: '7rem',
      cell: (row) => <MoneyCell value={row.median_price} reason={t(messages.noPrice)} />,
    },
  ];
}
