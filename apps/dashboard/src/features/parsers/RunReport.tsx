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

/** What went wrong on a run, alike faults together, each with a page and what was looked for. */
export function RunReportView({ block }: { block: Block<CollectorRunDetail> }) {
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
      rowHeader: true,
      card: 'title',
      cell: ({ reason, message }) => (
        <Stack gap="xxs">
          <span>{t(reasons[reason])}</span>
          <Text size="caption" tone="secondary">
            <bdi lang="en">{message}</bdi>
          </Text>
        </Stack>
      ),
    },
    {
      id: 'count',
      header: t(detailMessages.cases),
      align: 'end',
      width: '6rem',
      card: 'fact',
      cell: ({ count }) => <NumberCell value={count} />,
    },
    {
      id: 'selector',
      header: t(messages.selector),
      width: '12rem',
      card: 'fact',
      cell: ({ selector }) => <bdi dir="ltr">{selector}</bdi>,
    },
    {
      id: 'sample',
      header: t(messages.address),
      width: '16rem',
      card: 'fact',
      cell: ({ sample_url: url }) => <bdi dir="ltr">{url}</bdi>,
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
      {/* A run that was given up as a whole has no faults of its pages to tell. */}
      {(data?.detail == null || groups.length > 0) && (
        <DataTable
          label={t(messages.groups)}
          isStamped={false}
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
