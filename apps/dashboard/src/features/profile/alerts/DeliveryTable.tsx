import { type DataColumn, DataTable, StatusCell, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, WebhookDelivery, webhookDeliveries } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../../blocks/block.ts';
import { channelsMessages as messages } from './channels.messages.ts';
import { useFaultText } from './useFaultText.ts';

const tones = { waiting: 'neutral', delivered: 'success', given_up: 'danger' } as const;

/** What was sent, and how it went. */
export function DeliveryTable({
  block,
}: {
  block: Block<EndpointResponse<typeof webhookDeliveries>>;
}) {
  const { formatMessage: t } = useIntl();
  const { formatInstant, formatNumber } = useFormats();
  const faultText = useFaultText();
  const columns: DataColumn<WebhookDelivery>[] = [
    {
      id: 'at',
      header: t(messages.at),
      width: '9.5rem',
      rowHeader: true,
      card: 'title',
      cell: ({ created_at }) => formatInstant(created_at),
    },
    {
      id: 'what',
      header: t(messages.what),
      width: '9rem',
      cell: ({ alert }) => (alert === null ? t(messages.trial) : t(messages.alert, { id: alert })),
    },
    {
      id: 'state',
      header: t(messages.state),
      width: '9rem',
      card: 'fact',
      cell: ({ state }) => <StatusCell label={t(messages[state])} tone={tones[state]} />,
    },
    {
      id: 'attempts',
      header: t(messages.attempts),
      align: 'end',
      width: '6rem',
      cell: ({ attempts }) => formatNumber(attempts),
    },
    {
      id: 'answer',
      header: t(messages.answer),
      card: 'fact',
      cell: (delivery) => faultText(delivery) ?? delivery.status,
    },
  ];
  return (
    <DataTable
      label={t(messages.log)}
      isStamped={false}
      headingLevel={3}
      density="dense"
      columns={columns}
      rows={block.data?.items ?? []}
      getRowId={({ id }) => String(id)}
      state={block.state}
    />
  );
}
