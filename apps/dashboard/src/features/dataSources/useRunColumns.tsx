import { type DataColumn, StatusCell, useFormats } from '@litometr/analytics-widgets';
import type { ImportEntry } from '@litometr/api-contract';
import { Button } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { columnMessages } from '../../domain/domain.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { detailMessages as messages } from './detail.messages.ts';
import { importsMessages } from './imports.messages.ts';
import { importStates } from './states.ts';

const MINUTE = 60;

/** Seconds, or minutes where they are many. */
export function useDuration(): (seconds: number) => string {
  const { formatMessage: t } = useIntl();
  const { formatNumber } = useFormats();
  return (seconds) =>
    seconds < 2 * MINUTE
      ? t(messages.seconds, { value: formatNumber(seconds, { digits: 1 }) })
      : t(messages.minutes, { value: formatNumber(seconds / MINUTE, { digits: 0 }) });
}

/** The columns that all tables of imports share. */
export function useRunColumns<Row extends ImportEntry>(onReport: (id: string) => void) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const domain = useDomain();
  const column = useColumns();
  const started: DataColumn<Row> = {
    id: 'started',
    header: t(messages.started),
    size: 176,
    meta: { rowHeader: true, card: 'title' },
    cell: ({ row }) => formatInstant(row.original.started_at),
    accessorFn: (row) => row.started_at,
  };
  const portal: DataColumn<Row> = {
    id: 'portal',
    header: t(columnMessages.portal),
    size: 144,
    meta: { card: 'fact' },
    cell: ({ row }) =>
      row.original.portal === null
        ? t(importsMessages.unknownPortal)
        : domain.portal(row.original.portal),
    accessorFn: (row) => row.portal,
  };
  const status: DataColumn<Row> = {
    id: 'status',
    header: t(messages.status),
    size: 144,
    meta: { card: 'fact' },
    cell: ({ row }) => {
      const { label, tone } = importStates[row.original.status];
      return <StatusCell label={t(label)} tone={tone} />;
    },
    accessorFn: (row) => row.status,
  };
  const rows = column.number<Row>('rows', t(messages.rows), (row) => row.rows, {
    size: 112,
  });
  const badRows = column.number<Row>('bad', t(messages.badRows), (row) => row.bad_rows, {
    size: 96,
    meta: { card: 'fact' },
  });
  const source: DataColumn<Row> = {
    id: 'source',
    header: t(messages.source),
    cell: ({ row }) => row.original.source,
    accessorFn: (row) => row.source,
  };
  const report: DataColumn<Row> = {
    id: 'report',
    header: t(messages.report),
    size: 112,
    meta: { align: 'end', card: 'select' },
    cell: ({ row }) => (
      <Button
        size="sm"
        variant="quiet"
        aria-label={[t(messages.report), formatInstant(row.original.started_at)].join(': ')}
        onPress={() => onReport(row.original.id)}
      >
        {t(messages.report)}
      </Button>
    ),
  };
  return { started, portal, status, rows, badRows, source, report };
}
