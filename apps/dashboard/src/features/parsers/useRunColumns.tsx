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
    width: '11rem',
    rowHeader: true,
    card: 'title',
    cell: (row) => formatInstant(row.started_at),
    csv: (row) => row.started_at,
  };
  const portal: DataColumn<Row> = {
    id: 'portal',
    header: t(columnMessages.portal),
    width: '9rem',
    card: 'fact',
    cell: (row) =>
      row.portal === null ? t(importsMessages.unknownPortal) : domain.portal(row.portal),
    csv: (row) => row.portal,
  };
  const status: DataColumn<Row> = {
    id: 'status',
    header: t(messages.status),
    width: '9rem',
    card: 'fact',
    cell: (row) => {
      const { label, tone } = importStates[row.status];
      return <StatusCell label={t(label)} tone={tone} />;
    },
    csv: (row) => row.status,
  };
  const rows = column.number<Row>('rows', t(messages.rows), (row) => row.rows, { width: '7rem' });
  const badRows = column.number<Row>('bad', t(messages.badRows), (row) => row.bad_rows, {
    width: '6rem',
    card: 'fact',
  });
  const source: DataColumn<Row> = {
    id: 'source',
    header: t(messages.source),
    cell: (row) => row.source,
    csv: (row) => row.source,
  };
  const report: DataColumn<Row> = {
    id: 'report',
    header: t(messages.report),
    width: '7rem',
    align: 'end',
    card: 'select',
    cell: (row) => (
      <Button
        size="sm"
        variant="quiet"
        aria-label={[t(messages.report), formatInstant(row.started_at)].join(': ')}
        onPress={() => onReport(row.id)}
      >
        {t(messages.report)}
      </Button>
    ),
  };
  return { started, portal, status, rows, badRows, source, report };
}
