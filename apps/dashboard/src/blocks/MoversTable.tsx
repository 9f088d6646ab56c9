import {
  type DataColumn,
  DataTable,
  DeltaCell,
  type PanelState,
} from '@litometr/analytics-widgets';
import type { Mover } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useDomain } from '../domain/useDomain.ts';
import { blockMessages as messages } from './blocks.messages.ts';
import { emptyOr } from './table/emptyOr.ts';
import { useColumns } from './table/useColumns.tsx';

export interface MoversTableProps {
  label: string;
  state: PanelState;
  rows: readonly Mover[];
  /** Names the portal of each row, where rows come from several. */
  hasPortal?: boolean;
  skeletonRows?: number;
}

/** Books by how they moved on their portal's leading list. */
export function MoversTable({
  label,
  state,
  rows,
  hasPortal = false,
  skeletonRows = 10,
}: MoversTableProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const column = useColumns();
  const columns: (DataColumn<Mover> | false)[] = [
    // With a column of portals the other columns are narrower, so that covers have room.
    column.rank((row) => row, hasPortal ? { size: 64 } : {}),
    column.book(({ book }) => book),
    hasPortal && column.portal(({ book }) => book.portal),
    {
      id: 'gain',
      header: t(messages.gain),
      meta: { title: t(messages.gainTitle), align: 'end', card: 'fact' },
      size: hasPortal ? 80 : 88,
      cell: ({ row }) => (
        <DeltaCell
          value={row.original.gain?.value ?? null}
          {...(row.original.gain?.days != null && row.original.gain.days > 1
            ? { days: row.original.gain.days }
            : {})}
          reason={domain.gainReason(row.original.gain ?? undefined)}
        />
      ),
    },
  ];
  return (
    <DataTable
      label={label}
      columns={columns.filter((column) => column !== false)}
      rows={rows}
      getRowId={({ book }) => String(book.id)}
      state={emptyOr(state, rows.length, { title: t(messages.noMoves) })}
      skeletonRows={skeletonRows}
    />
  );
}
