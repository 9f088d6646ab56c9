import { type DataColumn, DataTable, StatusCell, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, WebhookDelivery, webhookDeliveries } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../../blocks/block.ts';
import { channelsMessages as messages } from './channels.messages.ts';
import { useFaultText } from './useFaultText.ts';

const tones = { waiting: 'neutral', delivered: 'success', given_up: 'danger' } as const;

/** Sent deliveries with their outcomes. */
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
      size: 152,
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => formatInstant(row.original.created_at),
    },
    {
      id: 'what',
      header: t(messages.what),
      size: 144,
      cell: ({ row }) =>
        row.original.alert === null
          ? t(messages.trial)
          : t(messages.alert, { id: row.original.alert }),
    },
    {
      id: 'state',
      header: t(messages.state),
      size: 144,
      meta: { card: 'fact' },
      cell: ({ row }) => (
        <StatusCell label={t(messages[row.original.state])} tone={tones[row.original.state]} />
      ),
    },
    {
      id: 'attempts',
      header: t(messages.attempts),
      meta: { align: 'end' },
      size: 96,
      cell: ({ row }) => formatNumber(row.original.attempts),
    },
    {
      id: 'answer',
      header: t(messages.answer),
      meta: { card: 'fact' },
      cell: ({ row }) => faultText(row.original) ?? row.original.status,
    },
  ];
  return (
    <DataTable
      label={t(messages.log)}
      hasProvenance={false}
      headingLevel={3}
      density="dense"
      columns={columns}
      rows={block.data?.items ?? []}
      getRowId={({ id }) => String(id)}
      state={block.state}
    />
  );
}
