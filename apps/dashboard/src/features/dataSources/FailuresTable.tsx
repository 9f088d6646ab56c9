import { type DataColumn, NumberCell, useFormats } from '@litometr/analytics-widgets';
import type { BackgroundFailure, BackgroundLoop } from '@litometr/api-contract';
import { Button, Stack, Text } from '@litometr/ui';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { TableSection } from '../../blocks/table/TableSection.tsx';
import { failuresMessages as messages } from './failures.messages.ts';

const loops: Readonly<Record<BackgroundLoop, MessageDescriptor>> = {
  alerts: messages.alerts,
  webhooks: messages.webhooks,
  feeds: messages.feeds,
  collectors: messages.collectors,
  imports: messages.imports,
  renames: messages.renames,
  pages: messages.pages,
  pruning: messages.pruning,
};

export interface FailuresTableProps {
  block: Block<{ items: readonly BackgroundFailure[] }>;
  isPending: boolean;
  onDismiss: (failure: BackgroundFailure) => void;
}

/**
 * Lists the failures of background tasks. Subjects and messages are English. The message comes after
 * the shorter facts: on a card the third one has a line of its own.
 */
export function FailuresTable({ block, isPending, onDismiss }: FailuresTableProps) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const columns: DataColumn<BackgroundFailure>[] = [
    {
      id: 'task',
      header: t(messages.loop),
      size: 240,
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => (
        <Stack gap="none">
          {t(loops[row.original.loop])}
          <Text size="caption" tone="secondary">
            <bdi lang="en" dir="ltr">
              {row.original.subject}
            </bdi>
          </Text>
        </Stack>
      ),
    },
    {
      id: 'last',
      header: t(messages.lastAt),
      size: 192,
      meta: { card: 'fact' },
      cell: ({ row }) => (
        <Stack gap="none">
          <time dateTime={row.original.last_at}>{formatInstant(row.original.last_at)}</time>
          {row.original.count > 1 && (
            <Text size="caption" tone="secondary">
              <time dateTime={row.original.first_at}>
                {t(messages.since, { at: formatInstant(row.original.first_at) })}
              </time>
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'count',
      header: t(messages.count),
      meta: { align: 'end', card: 'fact' },
      size: 96,
      cell: ({ row }) => <NumberCell value={row.original.count} />,
    },
    {
      id: 'message',
      header: t(messages.message),
      meta: { card: 'fact' },
      cell: ({ row }) => (
        <bdi lang="en" dir="ltr">
          {row.original.message}
        </bdi>
      ),
    },
    {
      id: 'dismiss',
      header: t(messages.dismiss),
      size: 112,
      meta: { align: 'end', card: 'select' },
      cell: ({ row }) => (
        <Button
          size="sm"
          variant="quiet"
          isDisabled={isPending}
          aria-label={t(messages.dismissOne, { subject: row.original.subject })}
          onPress={() => onDismiss(row.original)}
        >
          {t(messages.dismiss)}
        </Button>
      ),
    },
  ];
  return (
    <TableSection
      title={t(messages.title)}
      hasProvenance={false}
      lead={t(messages.help)}
      empty={t(messages.empty)}
      columns={columns}
      rows={block.data?.items ?? []}
      getRowId={({ id }) => String(id)}
      state={block.state}
      skeletonRows={0}
    />
  );
}
