import { type DataColumn, DateCell, NumberCell } from '@litometr/analytics-widgets';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { groupPageMessages as messages } from '../../blocks/group/groupPage.messages.ts';
import type { GroupParts } from '../../blocks/group/groupParts.ts';
import { TableSection } from '../../blocks/table/TableSection.tsx';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { columnMessages } from '../../domain/domain.messages.ts';

/** Who entered a list within thirty days. */
export function GroupEntered({ block }: { block: Block<GroupParts> }) {
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const columns: DataColumn<GroupParts['entered'][number]>[] = [
    column.book(({ book }) => book),
    column.number('position', t(columnMessages.rank), ({ position }) => position, {
      size: 80,
      meta: { card: 'fact' },
      cell: ({ row }) => <NumberCell value={row.original.position} format="rank" />,
    }),
    {
      id: 'day',
      header: t(columnMessages.day),
      meta: { align: 'end', card: 'fact' },
      size: 128,
      cell: ({ row }) => <DateCell day={row.original.day} relative />,
      accessorFn: ({ day }) => day,
    },
  ];
  return (
    <TableSection
      title={t(messages.enteredList)}
      lead={t(messages.enteredLead)}
      empty={t(messages.enteredEmpty)}
      columns={columns}
      rows={block.data?.entered ?? []}
      getRowId={({ book, day }) => `${book.id} ${day}`}
      state={block.state}
      skeletonRows={10}
    />
  );
}
