import { type DataColumn, DateCell, NumberCell } from '@litometr/analytics-widgets';
import type { BookPlace, bookRanks, EndpointResponse } from '@litometr/api-contract';
import { Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { prioritizeColumns } from '../../blocks/table/prioritizeColumns.ts';
import { TableSection } from '../../blocks/table/TableSection.tsx';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { columnMessages } from '../../domain/domain.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { bookMessages as messages } from './book.messages.ts';

const figureNames = {
  days_on: columnMessages.daysOn,
  best_streak: messages.bestStreak,
  entries: columnMessages.entries,
} as const;

/** Where the table has no room for all. */
const leftOutFirst = ['best_streak', 'entries', 'seen'];

/** The book's time on every list that it was ever on; lists that it has left come last. */
export function BookPlaces({ block }: { block: Block<EndpointResponse<typeof bookRanks>> }) {
  const { formatMessage: t } = useIntl();
  const { listName } = useDomain();
  const column = useColumns();
  const nameOf = ({ list }: BookPlace) =>
    listName({ list: list.kind, genre: list.genre, period: list.period });
  const columns = prioritizeColumns<BookPlace>(leftOutFirst, [
    column.rank((place) => place),
    {
      id: 'list',
      header: t(columnMessages.list),
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => nameOf(row.original),
      accessorFn: nameOf,
    },
    {
      id: 'peak',
      header: t(columnMessages.peak),
      meta: { align: 'end', card: 'fact' },
      size: 136,
      cell: ({ row }) => (
        <Stack gap="none">
          <NumberCell value={row.original.peak} format="rank" />
          <Text as="span" size="caption" tone="secondary">
            <DateCell day={row.original.peak_day} />
          </Text>
        </Stack>
      ),
      accessorFn: ({ peak }) => peak,
    },
    ...(['days_on', 'best_streak', 'entries'] as const).map(
      (key): DataColumn<BookPlace> =>
        column.number(key, t(figureNames[key]), (place) => place[key], {
          size: 112,
          meta: key === 'best_streak' ? {} : { card: 'fact' },
        }),
    ),
    {
      id: 'seen',
      header: t(messages.lastSeen),
      meta: { align: 'end' },
      size: 136,
      cell: ({ row }) => <DateCell day={row.original.last_seen} relative />,
      accessorFn: ({ last_seen }) => last_seen,
    },
  ]);
  return (
    <TableSection
      title={t(messages.places)}
      lead={t(messages.placesLead)}
      empty={t(messages.placesEmpty)}
      columns={columns}
      rows={block.data?.items ?? []}
      getRowId={nameOf}
      state={block.state}
      skeletonRows={4}
    />
  );
}
