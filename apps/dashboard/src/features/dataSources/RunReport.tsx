import { type DataColumn, DataTable, NumberCell, useFormats } from '@litometr/analytics-widgets';
import {
  type CollectorErrorGroup,
  type CollectorRunDetail,
  collectorRunById,
  type PortalSlug,
} from '@litometr/api-contract';
import { Alert, Stack, Text } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { useIntl } from 'react-intl';
import { useOwn } from '../../api/useOwn.ts';
import type { Block } from '../../blocks/block.ts';
import { emptyOr } from '../../blocks/table/emptyOr.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { collectorMessages as messages } from './collector.messages.ts';
import { reasons, runStates } from './collectorStates.ts';
import { detailMessages } from './detail.messages.ts';
import { useFieldLine } from './useFieldLine.ts';

/** Faults of a run, grouped by kind, each with a page and the missing selector. */
function RunReportView({ block }: { block: Block<CollectorRunDetail> }) {
  const { formatMessage: t } = useIntl();
  const { formatInstant, formatNumber } = useFormats();
  const fieldLine = useFieldLine();
  const { data, state } = block;
  const groups = data?.error_groups ?? [];
  const unreadable = (data?.fields ?? []).flatMap(({ field, unreadable: books }) =>
    books === 0 ? [] : `${fieldLine(field).label} (${formatNumber(books)})`,
  );
  const columns: DataColumn<CollectorErrorGroup>[] = [
    {
      id: 'reason',
      header: t(detailMessages.reason),
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => (
        <Stack gap="xxs">
          <span>{t(reasons[row.original.reason])}</span>
          <Text size="caption" tone="secondary">
            <bdi lang="en">{row.original.message}</bdi>
          </Text>
        </Stack>
      ),
    },
    {
      id: 'count',
      header: t(detailMessages.cases),
      meta: { align: 'end', card: 'fact' },
      size: 96,
      cell: ({ row }) => <NumberCell value={row.original.count} />,
    },
    {
      id: 'selector',
      header: t(messages.selector),
      size: 192,
      meta: { card: 'fact' },
      cell: ({ row }) => <bdi dir="ltr">{row.original.selector}</bdi>,
    },
    {
      id: 'sample',
      header: t(messages.address),
      size: 256,
      meta: { card: 'fact' },
      cell: ({ row }) => <bdi dir="ltr">{row.original.sample_url}</bdi>,
    },
  ];
  return (
    <Stack gap="md">
      {data !== undefined && (
        <Text tone="secondary">
          {[
            formatInstant(data.started_at),
            t(runStates[data.state].label),
            ...(data.reason === null ? [] : [t(reasons[data.reason])]),
          ].join(' · ')}
        </Text>
      )}
      {data?.detail != null && (
        <Alert tone="warning">
          <bdi lang="en">{data.detail}</bdi>
        </Alert>
      )}
      {unreadable.length > 0 && (
        <Alert tone="warning">{t(messages.unreadable, { fields: unreadable.join(', ') })}</Alert>
      )}
      {/* A run that was aborted has no faults of single pages. */}
      {(data?.detail == null || groups.length > 0) && (
        <DataTable
          label={t(messages.groups)}
          hasProvenance={false}
          columns={columns}
          rows={groups}
          getRowId={({ reason, message, selector }) => `${reason} ${message} ${selector ?? ''}`}
          state={emptyOr(state, data?.error_groups.length, { title: t(messages.noGroups) })}
          skeletonRows={3}
          headingLevel={3}
        />
      )}
    </Stack>
  );
}

export interface RunReportProps {
  portal: PortalSlug;
  run: string;
  onClose: () => void;
}

export function RunReport({ portal, run, onClose }: RunReportProps) {
  const { formatMessage: t } = useIntl();
  const block = useBlock(useOwn(collectorRunById, { params: { portal, run } }));
  return (
    <Dialog title={t(messages.runReport)} size="lg" isOpen onOpenChange={onClose}>
      <RunReportView block={block} />
    </Dialog>
  );
}
