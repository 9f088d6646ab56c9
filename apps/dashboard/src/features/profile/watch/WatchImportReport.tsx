import { type DataColumn, DataTable } from '@litometr/analytics-widgets';
import type { EndpointResponse, importWatchList, WatchLine } from '@litometr/api-contract';
import { Alert, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useNames } from '../../../domain/useNames.ts';
import { watchListMessages as messages } from './watchList.messages.ts';

export interface WatchImportReportProps {
  report: EndpointResponse<typeof importWatchList>;
  /** Of the list; null where it is not known. */
  limit: number | null;
}

/** The outcome of each sent line. */
export function WatchImportReport({ report, limit }: WatchImportReportProps) {
  const { formatMessage: t } = useIntl();
  const names = useNames();
  const columns: DataColumn<WatchLine>[] = [
    {
      id: 'line',
      header: t(messages.line),
      size: 80,
      meta: { align: 'end', card: 'lead' },
      cell: ({ row }) => row.original.line,
    },
    {
      id: 'text',
      header: t(messages.text),
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => (
        <Text as="span" lines={2} dir="auto">
          {names.title(row.original.item?.name ?? row.original.text)}
        </Text>
      ),
    },
    {
      id: 'outcome',
      header: t(messages.outcome),
      size: 224,
      meta: { card: 'fact' },
      cell: ({ row }) => t(messages[row.original.outcome]),
    },
  ];
  const { added, already, failed, lines } = report;
  // A line with several links has several rows.
  const ids = new Map(lines.map((row, at) => [row, String(at)]));
  const over = lines.filter(({ outcome }) => outcome === 'over_limit').length;
  return (
    <>
      <Alert
        tone={failed === 0 ? 'success' : 'warning'}
        title={t(messages.report, { added, already, failed })}
      >
        {over > 0 && limit !== null && t(messages.overLimit, { count: over, limit })}
      </Alert>
      <DataTable
        label={t(messages.addTitle)}
        hasProvenance={false}
        headingLevel={3}
        columns={columns}
        rows={lines}
        getRowId={(row) => ids.get(row) ?? ''}
        state={{ kind: 'ready' }}
      />
    </>
  );
}
