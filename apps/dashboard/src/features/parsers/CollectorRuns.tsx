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

/** How well fields were read on the whole; null where none is published. */
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
    ...{ id, header, align: 'end', width: '6rem' },
    cell: (run) => <NumberCell value={value(run)} />,
    csv: value,
  });
  return [
    {
      id: 'started',
      header: t(detailMessages.started),
      width: '10rem',
      rowHeader: true,
      card: 'title',
      cell: (run) => formatInstant(run.started_at),
      csv: (run) => run.started_at,
    },
    {
      id: 'state',
      header: t(detailMessages.status),
      width: '12rem',
      card: 'fact',
      cell: ({ state, reason }) => (
        <Stack gap="xxs" align="start">
          <StatusCell label={t(runStates[state].label)} tone={runStates[state].tone} />
          {reason !== null && <Text size="caption">{t(reasons[reason])}</Text>}
        </Stack>
      ),
      csv: ({ state }) => state,
    },
    {
      id: 'seconds',
      header: t(detailMessages.duration),
      headerTitle: t(detailMessages.durationTitle),
      width: '11rem',
      card: 'fact',
      cell: ({ seconds, median }) => {
        if (seconds === null) return <NumberCell value={null} />;
        if (median === null) return duration(seconds);
        const value = duration(seconds);
        return t(detailMessages.ofMedian, { value, median: duration(median.seconds) });
      },
      csv: ({ seconds }) => seconds,
    },
    number('pages', t(messages.pages), ({ pages }) => pages),
    {
      ...number('items', t(messages.items), itemsOf),
      headerTitle: t(messages.itemsTitle),
      card: 'fact',
    },
    {
      id: 'deviation',
      header: t(detailMessages.deviation),
      width: '9rem',
      align: 'end',
      cell: (run) => {
        if (run.median === null || run.median.items === 0) {
          return <NumberCell value={null} reason={t(detailMessages.noMedian)} />;
        }
        const text = formatDelta(itemsOf(run) / run.median.items - 1, 'percent');
        return run.deviates ? <StatusCell label={text} tone="warning" /> : text;
      },
      csv: (run) => (run.median ? itemsOf(run) / run.median.items - 1 : null),
    },
    {
      id: 'coverage',
      header: t(messages.coverage),
      headerTitle: t(messages.coverageTitle),
      width: '7rem',
      align: 'end',
      cell: (run) => <PercentCell share={coverageOf(run)} />,
      csv: coverageOf,
    },
    number('p95', t(messages.p95), ({ p95_ms: p95 }) => p95),
    number('retries', t(messages.retries), ({ retries }) => retries),
    number('errors', t(messages.errors), ({ errors }) => errors),
    {
      id: 'run',
      header: t(detailMessages.report),
      width: '7rem',
      align: 'end',
      card: 'select',
      cell: (run) => (
        <Button
          size="sm"
          variant="quiet"
          aria-label={[t(detailMessages.report), formatInstant(run.started_at)].join(': ')}
          onPress={() => onRun(run.id)}
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

/** What the collector did, run by run, each beside the seven good ones before it. */
export function CollectorRuns({ block, onRun }: CollectorRunsProps) {
  const { formatMessage: t } = useIntl();
  const columns = useColumns(onRun);
  const runs = block.data?.items ?? [];
  return (
    <ExportedTable
      label={t(messages.runs)}
      isStamped={false}
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
