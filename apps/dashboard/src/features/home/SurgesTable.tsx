import { type DataColumn, DataTable, type PanelState } from '@litometr/analytics-widgets';
import type { Surge } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { blockMessages } from '../../blocks/blocks.messages.ts';
import { emptyOr } from '../../blocks/table/emptyOr.ts';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { columnMessages } from '../../domain/domain.messages.ts';
import { homeMessages as messages } from './home.messages.ts';

const ROWS = 10;

interface SurgesTableProps {
  state: PanelState;
  rows: readonly Surge[];
}

/** Books that gain more than nearly all of their portal, whatever their portal counts in. */
export function SurgesTable({ state, rows }: SurgesTableProps) {
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const columns: DataColumn<Surge>[] = [
    column.book(({ book }) => book),
    column.portal(({ book }) => book.portal),
    // The heading states that all figures of the table cover the week.
    column.gain(({ gain }) => gain, {
      header: t(blockMessages.gain),
      meta: { title: t(columnMessages.gain), card: 'fact' },
      size: 104,
    }),
  ];
  return (
    <DataTable
      label={t(messages.risers)}
      columns={columns}
      rows={rows}
      getRowId={({ book }) => String(book.id)}
      state={emptyOr(state, rows.length, { title: t(messages.noSurges) })}
      skeletonRows={ROWS}
    />
  );
}
