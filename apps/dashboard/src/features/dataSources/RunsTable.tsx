import { type DataColumn, NumberCell, StatusCell, useFormats } from '@litometr/analytics-widgets';
import type { ParserRun } from '@litometr/api-contract';
import { Inline } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { ExportedTable } from '../../blocks/table/ExportedTable.tsx';
import { detailMessages as messages } from './detail.messages.ts';
import { useDuration, useRunColumns } from './useRunColumns.tsx';

export interface RunsTableProps {
  block: Block<{ runs: readonly ParserRun[] }>;
  onReport: (id: string) => void;
}

/** The imports of a portal, each compared with the seven before it. */
export function RunsTable({ block, onReport }: RunsTableProps) {
  const { formatMessage: t } = useIntl();
  const { formatDelta } = useFormats();
  const duration = useDuration();
  const columns = useRunColumns<ParserRun>(onReport);
  const length: DataColumn<ParserRun> = {
    id: 'seconds',
    header: t(messages.duration),
    meta: { title: t(messages.durationTitle), card: 'fact' },
    size: 192,
    cell: ({ row }) => {
      if (row.original.seconds === null) return <NumberCell value={null} />;
      if (row.original.seconds_median === null) return duration(row.original.seconds);
      return t(messages.ofMedian, {
        value: duration(row.original.seconds),
        median: duration(row.original.seconds_median),
      });
    },
    accessorFn: ({ seconds }) => seconds,
  };
  const deviation: DataColumn<ParserRun> = {
    id: 'deviation',
    header: t(messages.deviation),
    meta: { title: t(messages.deviationTitle), align: 'end' },
    size: 176,
    cell: ({ row }) => {
      if (row.original.rows_median === null || row.original.rows_median === 0) {
        return <NumberCell value={null} reason={t(messages.noMedian)} />;
      }
      return (
        <Inline gap="xs" justify="end" wrap={false}>
          {row.original.deviates && <StatusCell label={t(messages.deviates)} tone="warning" />}
          <span>{formatDelta(row.original.rows / row.original.rows_median - 1, 'percent')}</span>
        </Inline>
      );
    },
    accessorFn: ({ rows, rows_median: median }) => (median ? rows / median - 1 : null),
  };
  const runs = block.data?.runs ?? [];
  return (
    <ExportedTable
      label={t(messages.runs)}
      hasProvenance={false}
      columns={[
        columns.started,
        columns.status,
        length,
        columns.rows,
        deviation,
        columns.badRows,
        columns.report,
      ]}
      rows={runs}
      getRowId={({ id }) => id}
      state={block.state}
      empty={t(messages.noRuns)}
      skeletonRows={5}
      headingLevel={3}
    />
  );
}
