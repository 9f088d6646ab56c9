import type { WebhookDelivery, WebhookFault } from '@litometr/api-contract';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { channelsMessages as messages } from './channels.messages.ts';

const byFault: Readonly<Record<Exclude<WebhookFault, 'redirect' | 'status'>, MessageDescriptor>> = {
  address: messages.faultAddress,
  timeout: messages.faultTimeout,
  host: messages.faultHost,
  certificate: messages.faultCertificate,
  connection: messages.faultConnection,
  internal: messages.faultInternal,
};

/** A receiver responds with this status to stop deliveries. */
const STATUS_GONE = 410;

/** Returns the reason of a failed attempt; null where it did not fail. */
export function useFaultText() {
  const { formatMessage: t } = useIntl();
  return ({ error, status }: Pick<WebhookDelivery, 'error' | 'status'>): string | null => {
    if (error === null) return null;
    const values = { status: status ?? 0 };
    if (error === 'redirect') return t(messages.faultRedirect, values);
    if (error !== 'status') return t(byFault[error]);
    return status === STATUS_GONE ? t(messages.faultGone) : t(messages.faultStatus, values);
  };
}
