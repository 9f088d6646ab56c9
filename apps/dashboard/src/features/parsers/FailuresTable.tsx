import { type DataColumn, NumberCell, useFormats } from '@litometr/analytics-widgets';
import type { BackgroundFailure, BackgroundLoop } from '@litometr/api-contract';
import { Button } from '@litometr/ui';
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
  pages: messages.pages,
  pruning: messages.pruning,
};

export interface FailuresTableProps {
  block: Block<{ items: readonly BackgroundFailure[] }>;
  isPending: boolean;
  onDismiss: (failure: BackgroundFailure) => void;
}

/** Lists the failures of background tasks. Subjects and messages are English. */
export function FailuresTable({ block, isPending, onDismiss }: FailuresTableProps) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const columns: DataColumn<BackgroundFailure>[] = [
    {
      id: 'loop',
      header: t(messages.loop),
      width: '11rem',
      card: 'fact',
      cell: ({ loop }) => t(loops[loop]),
    },
    {
      id: 'subject',
      header: t(messages.subject),
      width: '13rem',
      rowHeader: true,
      card: 'title',
      cell: ({ subject }) => (
        <bdi lang="en" dir="ltr">
          {subject}
        </bdi>
      ),
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
      id: 'count',
      header: t(messages.count),
      align: 'end',
      width: '6rem',
      card: 'fact',
      cell: ({ count }) => <NumberCell value={count} />,
    },
    {
      id: 'first',
      header: t(messages.firstAt),
      width: '11rem',
      card: 'fact',
      cell: ({ first_at: at }) => <time dateTime={at}>{formatInstant(at)}</time>,
    },
    {
      id: 'last',
      header: t(messages.lastAt),
      width: '11rem',
      card: 'fact',
      cell: ({ last_at: at }) => <time dateTime={at}>{formatInstant(at)}</time>,
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
      density="dense"
      skeletonRows={1}
    />
  );
}
