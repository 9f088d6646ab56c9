import {
  type DataColumn,
  NumberCell,
  PercentCell,
  StatusCell,
  useFormats,
} from '@litometr/analytics-widgets';
import type { CollectorRun } from '@litometr/api-contract';
import { Button, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { ExportedTable } from '../../blocks/table/ExportedTable.tsx';
import { collectorMessages as messages } from './collector.messages.ts';
import { reasons, runStates } from './collectorStates.ts';
import { detailMessages } from './detail.messages.ts';
import { useDuration } from './useRunColumns.tsx';

const itemsOf = ({ items }: CollectorRun) => items.new + items.updated + items.unchanged;

/** Returns the mean coverage of fields; null where none is published. */
const coverageOf = ({ coverage }: CollectorRun): number | null =>
  coverage.length === 0
    ? null
    : coverage.reduce((sum, { share }) => sum + share, 0) / coverage.length;

function useColumns(onRun: (id: string) => void): DataColumn<CollectorRun>[] {
  const { formatMessage: t } = useIntl();
  const { formatInstant, formatDelta } = useFormats();
  const duration = useDuration();
  const number = (
    id: string,
    header: string,
    value: (run: CollectorRun) => number | null,
  ): DataColumn<CollectorRun> => ({
    id,
    header,
    size: 96,
    meta: { align: 'end' },
    accessorFn: value,
    cell: ({ row }) => <NumberCell value={value(row.original)} />,
  });
  return [
    {
      id: 'started',
      header: t(detailMessages.started),
      size: 160,
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => formatInstant(row.original.started_at),
      accessorFn: (run) => run.started_at,
    },
    {
      id: 'state',
      header: t(detailMessages.status),
      size: 192,
      meta: { card: 'fact' },
      cell: ({ row }) => (
        <Stack gap="xxs" align="start">
          <StatusCell
            label={t(runStates[row.original.state].label)}
            tone={runStates[row.original.state].tone}
          />
          {row.original.reason !== null && (
            <Text size="caption">{t(reasons[row.original.reason])}</Text>
          )}
        </Stack>
      ),
      accessorFn: ({ state }) => state,
    },
    {
      id: 'seconds',
      header: t(detailMessages.duration),
      meta: { title: t(detailMessages.durationTitle), card: 'fact' },
      size: 176,
      cell: ({ row }) => {
        if (row.original.seconds === null) return <NumberCell value={null} />;
        if (row.original.median === null) return duration(row.original.seconds);
        const value = duration(row.original.seconds);
        return t(detailMessages.ofMedian, { value, median: duration(row.original.median.seconds) });
      },
      accessorFn: ({ seconds }) => seconds,
    },
    number('pages', t(messages.pages), ({ pages }) => pages),
    {
      ...number('items', t(messages.items), itemsOf),
      meta: { title: t(messages.itemsTitle), card: 'fact' },
    },
    {
      id: 'deviation',
      header: t(detailMessages.deviation),
      size: 144,
      meta: { align: 'end' },
      cell: ({ row }) => {
        if (row.original.median === null || row.original.median.items === 0) {
          return <NumberCell value={null} reason={t(detailMessages.noMedian)} />;
        }
        const text = formatDelta(itemsOf(row.original) / row.original.median.items - 1, 'percent');
        return row.original.deviates ? <StatusCell label={text} tone="warning" /> : text;
      },
      accessorFn: (run) => (run.median ? itemsOf(run) / run.median.items - 1 : null),
    },
    {
      id: 'coverage',
      header: t(messages.coverage),
      meta: { title: t(messages.coverageTitle), align: 'end' },
      size: 112,
      cell: ({ row }) => <PercentCell share={coverageOf(row.original)} />,
      accessorFn: coverageOf,
    },
    number('p95', t(messages.p95), ({ p95_ms: p95 }) => p95),
    number('retries', t(messages.retries), ({ retries }) => retries),
    number('errors', t(messages.errors), ({ errors }) => errors),
    {
      id: 'run',
      header: t(detailMessages.report),
      size: 112,
      meta: { align: 'end', card: 'select' },
      cell: ({ row }) => (
        <Button
          size="sm"
          variant="quiet"
          aria-label={[t(detailMessages.report), formatInstant(row.original.started_at)].join(': ')}
          onPress={() => onRun(row.original.id)}
        >
          {t(detailMessages.report)}
        </Button>
      ),
    },
  ];
}

export interface CollectorRunsProps {
  block: Block<{ items: readonly CollectorRun[] }>;
  onRun: (id: string) => void;
}

/** The runs of the collector, each compared with the seven successful ones before it. */
export function CollectorRuns({ block, onRun }: CollectorRunsProps) {
  const { formatMessage: t } = useIntl();
  const columns = useColumns(onRun);
  const runs = block.data?.items ?? [];
  return (
    <ExportedTable
      label={t(messages.runs)}
      hasProvenance={false}
      columns={columns}
      rows={runs}
      getRowId={({ id }) => id}
      state={block.state}
      empty={t(messages.noRuns)}
      skeletonRows={3}
      headingLevel={3}
    />
  );
}
