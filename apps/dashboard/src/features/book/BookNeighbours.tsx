import { BookCell, type DataColumn, DataTable, NumberCell } from '@litometr/analytics-widgets';
import type { bookRanks, EndpointResponse } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { Section } from '../../blocks/Section.tsx';
import { columnMessages } from '../../domain/domain.messages.ts';
import { bookCellProps } from '../../domain/useDomain.ts';
import { bookMessages as messages } from './book.messages.ts';

type Ranks = EndpointResponse<typeof bookRanks>;

/** Who stood beside the book in tops most often. */
export function BookNeighbours({ block }: { block: Block<Ranks> }) {
  const { formatMessage: t } = useIntl();
  const columns: DataColumn<Ranks['neighbours'][number]>[] = [
    {
      id: 'book',
      header: t(columnMessages.book),
      rowHeader: true,
      card: 'title',
      skeleton: 'book',
      cell: ({ book }) => <BookCell {...bookCellProps(book)} />,
      csv: ({ book }) => book.title,
    },
    {
      id: 'times',
      header: t(messages.neighbourTimes),
      headerTitle: t(messages.neighbourTimesTitle),
      align: 'end',
      width: '7rem',
      card: 'fact',
      cell: ({ times }) => <NumberCell value={times} />,
      csv: ({ times }) => times,
    },
    {
      id: 'distance',
      header: t(messages.neighbourDistance),
      headerTitle: t(messages.neighbourDistanceTitle),
      align: 'end',
      width: '7rem',
      card: 'fact',
      cell: ({ distance }) => <NumberCell value={Math.round(distance * 10) / 10} />,
      csv: ({ distance }) => distance,
    },
  ];
  const rows = block.data?.neighbours ?? [];
  const isEmpty = block.state.kind === 'ready' && rows.length === 0;
  return (
    <Section title={t(messages.neighbours)} lead={t(messages.neighboursLead)}>
      <DataTable
        label={t(messages.neighbours)}
        headingLevel={3}
        columns={columns}
        rows={rows}
        getRowId={({ book }) => String(book.id)}
        state={isEmpty ? { kind: 'empty', title: t(messages.neighboursEmpty) } : block.state}
        skeletonRows={10}
      />
    </Section>
  );
}
