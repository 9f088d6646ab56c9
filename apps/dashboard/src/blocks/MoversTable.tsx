import {
  BookCell,
  type DataColumn,
  DataTable,
  DeltaCell,
  type PanelState,
  RankCell,
} from '@litometr/analytics-widgets';
import type { Mover } from '@litometr/api-contract';
import { PortalMark } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { columnMessages } from '../domain/domain.messages.ts';
import { bookCellProps, useDomain } from '../domain/useDomain.ts';
import { blockMessages as messages } from './blocks.messages.ts';

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
  const columns: (DataColumn<Mover> | false)[] = [
    {
      id: 'rank',
      header: t(columnMessages.rank),
      width: '5.5rem',
      card: 'lead',
      cell: ({ position, state: move, delta }) => (
        <RankCell position={position} movement={{ state: move, delta }} />
      ),
    },
    {
      id: 'book',
      header: t(columnMessages.book),
      rowHeader: true,
      card: 'title',
      cell: ({ book }) => <BookCell {...bookCellProps(book)} />,
    },
    hasPortal && {
      id: 'portal',
      header: t(columnMessages.portal),
      width: '4.5rem',
      align: 'center',
      card: 'fact',
      cell: ({ book }) => (
        <PortalMark portal={book.portal} size="sm" name={domain.portal(book.portal)} />
      ),
    },
    {
      id: 'gain',
      header: t(columnMessages.change),
      align: 'end',
      width: '5.5rem',
      card: 'fact',
      cell: ({ gain }) => (
        <DeltaCell
          value={gain?.value ?? null}
          {...(gain?.days != null && gain.days > 1 ? { days: gain.days } : {})}
          reason={domain.gainReason(gain ?? undefined)}
        />
      ),
    },
  ];
  const shown: PanelState =
    state.kind === 'ready' && rows.length === 0
      ? { kind: 'empty', title: t(messages.noMoves) }
      : state;
  return (
    <DataTable
      label={label}
      columns={columns.filter((column) => column !== false)}
      rows={rows}
      getRowId={({ book }) => String(book.id)}
      state={shown}
      skeletonRows={skeletonRows}
    />
  );
}
