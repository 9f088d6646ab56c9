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

/** The imports of a portal, each beside the seven before it. */
export function RunsTable({ block, onReport }: RunsTableProps) {
  const { formatMessage: t } = useIntl();
  const { formatDelta } = useFormats();
  const duration = useDuration();
  const columns = useRunColumns<ParserRun>(onReport);
  const length: DataColumn<ParserRun> = {
    id: 'seconds',
    header: t(messages.duration),
    headerTitle: t(messages.durationTitle),
    width: '12rem',
    card: 'fact',
    cell: ({ seconds, seconds_median: median }) => {
      if (seconds === null) return <NumberCell value={null} />;
      if (median === null) return duration(seconds);
      return t(messages.ofMedian, { value: duration(seconds), median: duration(median) });
    },
    csv: ({ seconds }) => seconds,
  };
  const deviation: DataColumn<ParserRun> = {
    id: 'deviation',
    header: t(messages.deviation),
    headerTitle: t(messages.deviationTitle),
    width: '11rem',
    align: 'end',
    cell: ({ rows, rows_median: median, deviates }) => {
      if (median === null || median === 0) {
        return <NumberCell value={null} reason={t(messages.noMedian)} />;
      }
      return (
        <Inline gap="xs" justify="end" wrap={false}>
          {deviates && <StatusCell label={t(messages.deviates)} tone="warning" />}
          <span>{formatDelta(rows / median - 1, 'percent')}</span>
        </Inline>
      );
    },
    csv: ({ rows, rows_median: median }) => (median ? rows / median - 1 : null),
  };
  const runs = block.data?.runs ?? [];
  return (
    <ExportedTable
      label={t(messages.runs)}
      isStamped={false}
      columns={[
        ...[columns.started, columns.status, length, columns.rows, deviation],
        ...[columns.badRows, columns.report],
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
