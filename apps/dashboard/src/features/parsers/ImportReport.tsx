import { type DataColumn, DataTable, downloadRows, useFormats } from '@litometr/analytics-widgets';
import {
  type ImportDetail,
  type ImportFault,
  importById,
  imports,
  parserDetail,
  parsers,
  rerunImport,
} from '@litometr/api-contract';
import { Alert, Button, Inline, Stack, Text } from '@litometr/ui';
import { Dialog } from '@litometr/ui/dialog';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useChange } from '../../api/useChange.ts';
import { useOwn } from '../../api/useOwn.ts';
import { usePending } from '../../api/usePending.ts';
import { useRefusalText } from '../../api/useRefusalText.ts';
import type { Block } from '../../blocks/block.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { detailMessages } from './detail.messages.ts';
import { importsMessages as messages } from './imports.messages.ts';
import { importStates } from './states.ts';

const POLL_MS = 1_000;

function useFaultColumns(): DataColumn<ImportFault>[] {
  const { formatMessage: t } = useIntl();
  return [
    {
      id: 'file',
      header: t(detailMessages.file),
      width: '8rem',
      rowHeader: true,
      card: 'title',
      cell: ({ file }) => <bdi>{file}</bdi>,
      csv: ({ file }) => file,
    },
    {
      id: 'line',
      header: t(detailMessages.line),
      width: '6rem',
      align: 'end',
      card: 'fact',
      cell: ({ line }) => line ?? t(messages.wholeFile),
      csv: ({ line }) => line,
    },
    {
      id: 'column',
      header: t(detailMessages.column),
      width: '8rem',
      card: 'fact',
      cell: ({ column }) => <bdi>{column}</bdi>,
      csv: ({ column }) => column,
    },
    {
      id: 'value',
      header: t(detailMessages.value),
      width: '10rem',
      card: 'fact',
      cell: ({ value }) => <bdi>{value}</bdi>,
      csv: ({ value }) => value,
    },
    {
      id: 'reason',
      header: t(detailMessages.reason),
      cell: ({ reason }) => <bdi lang="en">{reason}</bdi>,
      csv: ({ reason }) => reason,
    },
  ];
}

export interface ReportViewProps {
  block: Block<ImportDetail>;
  isPending: boolean;
  onRerun: (skipBadRows: boolean) => void;
}

/** What an import was and what was wrong with it, cell by cell. */
export function ReportView({ block, isPending, onRerun }: ReportViewProps) {
  const { formatMessage: t } = useIntl();
  const { formatInstant, formatNumber } = useFormats();
  const domain = useDomain();
  const columns = useFaultColumns();
  const { data, state } = block;
  const faults = data?.faults ?? [];
  const isOver = data?.ended_at != null;
  return (
    <Stack gap="md">
      {data !== undefined && (
        <Text tone="secondary">
          {[
            data.portal === null ? t(messages.unknownPortal) : domain.portal(data.portal),
            formatInstant(data.started_at),
            t(importStates[data.status].label),
            `${t(detailMessages.rows)}: ${formatNumber(data.rows)}`,
          ].join(' · ')}
        </Text>
      )}
      {data?.status === 'failed' && <Alert tone="danger">{t(messages.reportFailed)}</Alert>}
      {data?.status === 'abandoned' && <Alert tone="warning">{t(messages.reportAbandoned)}</Alert>}
      {faults.length > 0 && data !== undefined && (
        <Inline justify="between" gap="sm">
          <Text>{t(messages.reportFaults, { shown: faults.length, bad: data.bad_rows })}</Text>
          <Button
            size="sm"
            icon="download"
            onPress={() => void downloadRows(`litometr-import-${data.id}`, columns, faults)}
          >
            {t(messages.saveFaults)}
          </Button>
        </Inline>
      )}
      <DataTable
        label={t(messages.report)}
        columns={columns}
        rows={faults}
        getRowId={(_, index) => String(index)}
        state={
          state.kind === 'ready' && faults.length === 0
            ? { kind: 'empty', title: t(messages.reportClean) }
            : state
        }
        density="dense"
        skeletonRows={4}
      />
      {isOver && data.can_rerun && (
        <Inline gap="sm">
          <Button icon="refresh" isPending={isPending} onPress={() => onRerun(false)}>
            {t(messages.rerun)}
          </Button>
          {data.bad_rows > 0 && data.status === 'refused' && (
            <Button isDisabled={isPending} onPress={() => onRerun(true)}>
              {t(messages.rerunSkipping)}
            </Button>
          )}
        </Inline>
      )}
      {isOver && !data.can_rerun && (
        <Text size="caption" tone="secondary">
          {t(messages.notHeld)}
        </Text>
      )}
    </Stack>
  );
}

export interface ImportReportProps {
  id: string;
  onClose: () => void;
  /** Another import has begun: its report takes the place of this one. */
  onBegun: (id: string) => void;
}

export function ImportReport({ id, onClose, onBegun }: ImportReportProps) {
  const { formatMessage: t } = useIntl();
  const change = useChange();
  const refusalText = useRefusalText();
  const [isPending, run] = usePending();
  const [isOver, setOver] = useState(false);
  // While it is under way its report grows.
  const answer = useOwn(importById, { params: { id } }, isOver ? {} : { refetchInterval: POLL_MS });
  if (!isOver && answer.data?.ended_at != null) setOver(true);
  const block = useBlock(answer);
  const rerun = async (skips: boolean) => {
    const query = { skip_bad_rows: skips ? ('true' as const) : ('false' as const) };
    const stale = [imports, parsers, parserDetail, importById];
    const outcome = await change(rerunImport, { params: { id }, query }, stale);
    if (outcome.ok) {
      showToast({ tone: 'success', title: t(messages.rerunDone) });
      onBegun(outcome.data.id);
      return;
    }
    const isGone = outcome.refusal?.code === 'not_held';
    showToast({
      tone: 'danger',
      title: t(messages.rerunFailed),
      description: isGone ? t(messages.rerunGone) : refusalText(outcome),
    });
  };
  return (
    <Dialog title={t(messages.report)} size="lg" isOpen onOpenChange={onClose}>
      <ReportView
        block={block}
        isPending={isPending}
        onRerun={(skips) => run(() => rerun(skips))}
      />
    </Dialog>
  );
}
