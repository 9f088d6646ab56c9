import { type DataColumn, DataTable, NumberCell } from '@litometr/analytics-widgets';
import { useIntl } from 'react-intl';
import { columnMessages, reasonMessages } from '../../domain/domain.messages.ts';
import type { Block } from '../block.ts';
import { useTermColumns } from '../catalogue/useTermColumns.tsx';
import { useColumns } from '../table/useColumns.tsx';
import { groupPageMessages as messages } from './groupPage.messages.ts';
import type { GroupParts } from './groupParts.ts';

const SHOWN_BOOKS = 20;

/** The leading books, by main metric. */
export function GroupBooks({ block }: { block: Block<GroupParts> }) {
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const rows = (block.data?.books ?? []).slice(0, SHOWN_BOOKS);
  const terms = useTermColumns(rows);
  const columns: DataColumn<GroupParts['books'][number]>[] = [
    column.book(({ book }) => book),
    ...terms,
    column.gain(({ gain }) => gain, {
      size: 112,
      meta: { card: 'fact' },
    }),
    column.number('momentum', t(messages.momentum), ({ momentum }) => momentum, {
      size: 96,
      meta: { card: 'fact' },
      cell: ({ row }) => (
        <NumberCell
          value={row.original.momentum === null ? null : Math.round(row.original.momentum)}
          reason={t(reasonMessages.no_reading)}
        />
      ),
    }),
    column.place('best', t(columnMessages.bestPosition), ({ best_position }) => best_position, {
      size: 104,
    }),
  ];
  return (
    <DataTable
      label={t(messages.bookList)}
      headingLevel={3}
      columns={columns}
      rows={rows}
      getRowId={({ book }) => String(book.id)}
      state={block.state}
      skeletonRows={SHOWN_BOOKS}
    />
  );
}
