import { type DataColumn, DataTable, NumberCell, RankCell } from '@litometr/analytics-widgets';
import type { BookRank, RankState } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { Section } from '../../blocks/Section.tsx';
import { columnMessages } from '../../domain/domain.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { bookMessages as messages } from './book.messages.ts';

function stateOf({ delta, entries }: BookRank): RankState {
  if (delta === null) return entries > 1 ? 're_entry' : 'new';
  return delta > 0 ? 'up' : delta < 0 ? 'down' : 'same';
}

/** The book's place in every list on the list's last day. */
export function BookPlaces({ ranks }: { ranks: readonly BookRank[] }) {
  const { formatMessage: t } = useIntl();
  const { listName } = useDomain();
  const columns: DataColumn<BookRank>[] = [
    {
      id: 'rank',
      header: t(columnMessages.rank),
      width: '5.5rem',
      card: 'lead',
      cell: (rank) => (
        <RankCell position={rank.position} movement={{ state: stateOf(rank), delta: rank.delta }} />
      ),
    },
    {
      id: 'list',
      header: t(columnMessages.list),
      rowHeader: true,
      card: 'title',
      cell: (rank) => listName(rank),
    },
    ...(['days_on', 'peak', 'entries'] as const).map(
      (key): DataColumn<BookRank> => ({
        id: key,
        header: t(columnMessages[key === 'days_on' ? 'daysOn' : key]),
        align: 'end',
        width: '7rem',
        card: 'fact',
        cell: (rank) => <NumberCell value={rank[key]} />,
      }),
    ),
  ];
  return (
    <Section title={t(messages.places)}>
      <DataTable
        label={t(messages.places)}
        columns={columns}
        rows={ranks}
        getRowId={(rank) => listName(rank)}
        state={
          ranks.length === 0 ? { kind: 'empty', title: t(messages.placesEmpty) } : { kind: 'ready' }
        }
      />
    </Section>
  );
}
