import {
  type DataColumn,
  DataTable,
  DateCell,
  NumberCell,
  RankCell,
} from '@litometr/analytics-widgets';
import type { BookPlace, bookRanks, EndpointResponse } from '@litometr/api-contract';
import { Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { Section } from '../../blocks/Section.tsx';
import { columnMessages } from '../../domain/domain.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { bookMessages as messages } from './book.messages.ts';

/** The book's time on every list that it ever stood on; those that it left stand below. */
export function BookPlaces({ block }: { block: Block<EndpointResponse<typeof bookRanks>> }) {
  const { formatMessage: t } = useIntl();
  const { listName } = useDomain();
  const nameOf = ({ list }: BookPlace) =>
    listName({ list: list.kind, genre: list.genre, period: list.period });
  const columns: DataColumn<BookPlace>[] = [
    {
      id: 'rank',
      header: t(columnMessages.rank),
      width: '5.5rem',
      card: 'lead',
      cell: ({ position, state, delta }) => (
        <RankCell position={position} movement={state === 'out' ? null : { state, delta }} />
      ),
      csv: ({ position }) => position,
    },
    {
      id: 'list',
      header: t(columnMessages.list),
      rowHeader: true,
      card: 'title',
      cell: (place) => nameOf(place),
      csv: nameOf,
    },
    {
      id: 'peak',
      header: t(columnMessages.peak),
      align: 'end',
      width: '8.5rem',
      card: 'fact',
      cell: ({ peak, peak_day }) => (
        <Stack gap="none">
          <NumberCell value={peak} format="rank" />
          <Text as="span" size="caption" tone="secondary">
            <DateCell day={peak_day} />
          </Text>
        </Stack>
      ),
      csv: ({ peak }) => peak,
    },
    ...(['days_on', 'best_streak', 'entries'] as const).map(
      (key): DataColumn<BookPlace> => ({
        id: key,
        header: t(
          {
            days_on: columnMessages.daysOn,
            best_streak: messages.bestStreak,
            entries: columnMessages.entries,
          }[key],
        ),
        align: 'end',
        width: '7rem',
        ...(key === 'best_streak' ? {} : { card: 'fact' as const }),
        cell: (place) => <NumberCell value={place[key]} />,
        csv: (place) => place[key],
      }),
    ),
    {
      id: 'seen',
      header: t(messages.lastSeen),
      align: 'end',
      width: '8.5rem',
      cell: ({ last_seen }) => <DateCell day={last_seen} relative />,
      csv: ({ last_seen }) => last_seen,
    },
  ];
  const rows = block.data?.items ?? [];
  const isEmpty = block.state.kind === 'ready' && rows.length === 0;
  return (
    <Section title={t(messages.places)} lead={t(messages.placesLead)}>
      <DataTable
        label={t(messages.places)}
        headingLevel={3}
        columns={columns}
        rows={rows}
        getRowId={nameOf}
        state={isEmpty ? { kind: 'empty', title: t(messages.placesEmpty) } : block.state}
        skeletonRows={4}
      />
    </Section>
  );
}
