import { type DataColumn, NumberCell, StatusCell, useFormats } from '@litometr/analytics-widgets';
import type {
  EndpointResponse,
  ImportEntry,
  ImportStatus,
  imports,
  LogLine,
  staffLog,
} from '@litometr/api-contract';
import { Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { TableSection } from '../../blocks/table/TableSection.tsx';
import { useDomain } from '../../domain/useDomain.ts';
import { staffTabMessages as messages } from './dashboard.messages.ts';

const outcomes = {
  waiting: { text: messages.waiting, tone: 'neutral' },
  reading: { text: messages.reading, tone: 'info' },
  checking: { text: messages.checking, tone: 'info' },
  publishing: { text: messages.publishing, tone: 'info' },
  published: { text: messages.published, tone: 'success' },
  unchanged: { text: messages.unchanged, tone: 'neutral' },
  refused: { text: messages.refused, tone: 'danger' },
  failed: { text: messages.importFailed, tone: 'danger' },
  abandoned: { text: messages.abandoned, tone: 'warning' },
} as const satisfies Record<ImportStatus, unknown>;

/** The latest imports with their outcomes. */
export function LastImports({ block }: { block: Block<EndpointResponse<typeof imports>> }) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const domain = useDomain();
  const columns: DataColumn<ImportEntry>[] = [
    {
      id: 'started',
      header: t(messages.started),
      size: 160,
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => formatInstant(row.original.started_at),
    },
    {
      id: 'portal',
      header: t(messages.portal),
      cell: ({ row }) => row.original.portal !== null && domain.portal(row.original.portal),
    },
    {
      id: 'state',
      header: t(messages.state),
      size: 160,
      meta: { card: 'fact' },
      cell: ({ row }) => {
        const { text, tone } = outcomes[row.original.status];
        return <StatusCell label={t(text)} tone={tone} />;
      },
    },
    {
      id: 'rows',
      header: t(messages.rows),
      meta: { align: 'end', card: 'fact' },
      size: 128,
      cell: ({ row }) => <NumberCell value={row.original.rows} />,
    },
    {
      id: 'bad',
      header: t(messages.badRows),
      meta: { align: 'end', card: 'fact' },
      size: 128,
      cell: ({ row }) => <NumberCell value={row.original.bad_rows} />,
    },
  ];
  return (
    <TableSection
      title={t(messages.imports)}
      hasProvenance={false}
      empty={t(messages.importsNone)}
      columns={columns}
      rows={block.data?.items ?? []}
      getRowId={({ id }) => id}
      state={block.state}
      skeletonRows={5}
    />
  );
}

const SHOWN_LINES = 15;

/** Errors and warnings of the log. */
export function Incidents({ block }: { block: Block<EndpointResponse<typeof staffLog>> }) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const columns: DataColumn<LogLine>[] = [
    {
      id: 'at',
      header: t(messages.at),
      size: 160,
      meta: { card: 'fact' },
      cell: ({ row }) => formatInstant(row.original.at),
    },
    {
      id: 'what',
      header: t(messages.what),
      meta: { rowHeader: true, card: 'title' },
      // The server's technical lines, as they are.

      cell: ({ row }) => (
        <Text as="span" lines={2}>
          <bdi dir="ltr">{row.original.error ?? row.original.message}</bdi>
        </Text>
      ),
    },
    {
      id: 'where',
      header: t(messages.where),
      size: 256,
      meta: { card: 'fact' },
      cell: ({ row }) =>
        row.original.path !== null && (
          <Text as="span" lines={2} tone="secondary">
            <bdi dir="ltr">{row.original.path}</bdi>
          </Text>
        ),
    },
  ];
  return (
    <TableSection
      title={t(messages.incidents)}
      hasProvenance={false}
      lead={t(messages.incidentsLead)}
      empty={t(messages.incidentsNone)}
      columns={columns}
      rows={(block.data?.items ?? []).slice(0, SHOWN_LINES)}
      getRowId={({ at }, index) => `${at} ${index}`}
      state={block.state}
      density="dense"
      skeletonRows={0}
    />
  );
}
