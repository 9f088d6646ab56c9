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

/** What was brought in last, and how it ended. */
export function LastImports({ block }: { block: Block<EndpointResponse<typeof imports>> }) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const domain = useDomain();
  const columns: DataColumn<ImportEntry>[] = [
    {
      id: 'started',
      header: t(messages.started),
      width: '10rem',
      rowHeader: true,
      card: 'title',
      cell: ({ started_at }) => formatInstant(started_at),
    },
    {
      id: 'portal',
      header: t(messages.portal),
      cell: ({ portal }) => portal !== null && domain.portal(portal),
    },
    {
      id: 'state',
      header: t(messages.state),
      width: '10rem',
      card: 'fact',
      cell: ({ status }) => {
        const { text, tone } = outcomes[status];
        return <StatusCell label={t(text)} tone={tone} />;
      },
    },
    {
      id: 'rows',
      header: t(messages.rows),
      align: 'end',
      width: '8rem',
      card: 'fact',
      cell: ({ rows }) => <NumberCell value={rows} />,
    },
    {
      id: 'bad',
      header: t(messages.badRows),
      align: 'end',
      width: '8rem',
      card: 'fact',
      cell: ({ bad_rows }) => <NumberCell value={bad_rows} />,
    },
  ];
  return (
    <TableSection
      title={t(messages.imports)}
      isStamped={false}
      empty={t(messages.importsNone)}
      columns={columns}
      rows={block.data?.items ?? []}
      getRowId={({ id }) => id}
      state={block.state}
      skeletonRows={5}
    />
  );
}

const SHOWN = 15;

/** Errors and warnings of the log. */
export function Incidents({ block }: { block: Block<EndpointResponse<typeof staffLog>> }) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const columns: DataColumn<LogLine>[] = [
    {
      id: 'at',
      header: t(messages.at),
      width: '10rem',
      card: 'fact',
      cell: ({ at }) => formatInstant(at),
    },
    {
      id: 'what',
      header: t(messages.what),
      rowHeader: true,
      card: 'title',
      // The server's technical lines, as they are.
      cell: ({ message, error }) => (
        <Text as="span" lines={2}>
          <bdi dir="ltr">{error ?? message}</bdi>
        </Text>
      ),
    },
    {
      id: 'where',
      header: t(messages.where),
      width: '16rem',
      card: 'fact',
      cell: ({ path }) =>
        path !== null && (
          <Text as="span" lines={2} tone="secondary">
            <bdi dir="ltr">{path}</bdi>
          </Text>
        ),
    },
  ];
  return (
    <TableSection
      title={t(messages.incidents)}
      isStamped={false}
      lead={t(messages.incidentsLead)}
      empty={t(messages.incidentsNone)}
      columns={columns}
      rows={(block.data?.items ?? []).slice(0, SHOWN)}
      getRowId={({ at }, index) => `${at} ${index}`}
      state={block.state}
      density="dense"
      skeletonRows={3}
    />
  );
}
