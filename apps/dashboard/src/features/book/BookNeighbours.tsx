import { type DataColumn, NumberCell } from '@litometr/analytics-widgets';
import type { bookRanks, EndpointResponse } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { TableSection } from '../../blocks/table/TableSection.tsx';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { bookMessages as messages } from './book.messages.ts';

type Ranks = EndpointResponse<typeof bookRanks>;

/** The books that were next to this one in rank lists most often. */
export function BookNeighbours({ block }: { block: Block<Ranks> }) {
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const columns: DataColumn<Ranks['neighbours'][number]>[] = [
    column.book(({ book }) => book),
    column.number('times', t(messages.neighbourTimes), ({ times }) => times, {
      meta: { title: t(messages.neighbourTimesTitle), card: 'fact' },
      size: 112,
    }),
    column.number('distance', t(messages.neighbourDistance), ({ distance }) => distance, {
      meta: { title: t(messages.neighbourDistanceTitle), card: 'fact' },
      size: 112,
      cell: ({ row }) => <NumberCell value={row.original.distance} format="ratio" />,
    }),
  ];
  return (
    <TableSection
      title={t(messages.neighbours)}
      lead={t(messages.neighboursLead)}
      empty={t(messages.neighboursEmpty)}
      columns={columns}
      rows={block.data?.neighbours ?? []}
      getRowId={({ book }) => String(book.id)}
      state={block.state}
      skeletonRows={10}
    />
  );
}
