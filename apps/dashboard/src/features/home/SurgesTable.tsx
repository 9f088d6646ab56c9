import {
  type DataColumn,
  DataTable,
  NumberCell,
  type PanelState,
} from '@litometr/analytics-widgets';
import type { Surge } from '@litometr/api-contract';
import { Text } from '@litometr/ui';
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
    column.number('momentum', t(messages.momentum), ({ momentum }) => Math.round(momentum), {
      headerTitle: t(messages.momentumTitle),
      width: '6.5rem',
      card: 'fact',
      cell: ({ momentum, n }) => (
        <>
          <NumberCell value={Math.round(momentum)} />
          <Text as="div" size="caption" tone="secondary">
            {t(messages.momentumOf, { n })}
          </Text>
        </>
      ),
    }),
    // Every figure of the table is of the week: its heading says so.
    column.gain(({ gain }) => gain, {
      header: t(blockMessages.gain),
      headerTitle: t(columnMessages.gain),
      width: '6.5rem',
      card: 'fact',
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
