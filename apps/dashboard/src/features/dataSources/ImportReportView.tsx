import { DataTable, downloadRows, useFormats } from '@litometr/analytics-widgets';
import type { ImportDetail } from '@litometr/api-contract';
import { Alert, Button, Inline, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { emptyOr } from '../../blocks/table/emptyOr.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { detailMessages } from './detail.messages.ts';
import { importsMessages as messages } from './imports.messages.ts';
import { importStates } from './states.ts';
import { useFaultColumns } from './useFaultColumns.tsx';

export interface ImportReportViewProps {
  block: Block<ImportDetail>;
  isPending: boolean;
  onRerun: (skipBadRows: boolean) => void;
}

/** Summary of an import and its problems, cell by cell. */
export function ImportReportView({ block, isPending, onRerun }: ImportReportViewProps) {
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
        hasProvenance={false}
        columns={columns}
        rows={faults}
        getRowId={(_, index) => String(index)}
        state={emptyOr(state, data?.faults.length, { title: t(messages.reportClean) })}
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
