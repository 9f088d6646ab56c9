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
      width: '15rem',
      rowHeader: true,
      card: 'title',
      cell: ({ loop, subject }) => (
        <Stack gap="none">
          {t(loops[loop])}
          <Text size="caption" tone="secondary">
            <bdi lang="en" dir="ltr">
              {subject}
            </bdi>
          </Text>
        </Stack>
      ),
    },
    {
      id: 'last',
      header: t(messages.lastAt),
      width: '12rem',
      card: 'fact',
      cell: ({ first_at: first, last_at: last, count }) => (
        <Stack gap="none">
          <time dateTime={last}>{formatInstant(last)}</time>
          {count > 1 && (
            <Text size="caption" tone="secondary">
              <time dateTime={first}>{t(messages.since, { at: formatInstant(first) })}</time>
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'count',
      header: t(messages.count),
      align: 'end',
      width: '6rem',
      card: 'fact',
      cell: ({ count }) => <NumberCell value={count} />,
    },
    {
      id: 'message',
      header: t(messages.message),
      card: 'fact',
      cell: ({ message }) => (
        <bdi lang="en" dir="ltr">
          {message}
        </bdi>
      ),
    },
    {
      id: 'dismiss',
      header: t(messages.dismiss),
      width: '7rem',
      align: 'end',
      card: 'select',
      cell: (failure) => (
        <Button
          size="sm"
          variant="quiet"
          isDisabled={isPending}
          aria-label={t(messages.dismissOne, { subject: failure.subject })}
          onPress={() => onDismiss(failure)}
        >
          {t(messages.dismiss)}
        </Button>
      ),
    },
  ];
  return (
    <TableSection
      title={t(messages.title)}
      isStamped={false}
      lead={t(messages.help)}
      empty={t(messages.empty)}
      columns={columns}
      rows={block.data?.items ?? []}
      getRowId={({ id }) => String(id)}
      state={block.state}
      skeletonRows={1}
    />
  );
}
