import type { WebhookDelivery, WebhookFault } from '@litometr/api-contract';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { channelsMessages as messages } from './channels.messages.ts';

const words: Readonly<Record<Exclude<WebhookFault, 'redirect' | 'status'>, MessageDescriptor>> = {
  address: messages.faultAddress,
  timeout: messages.faultTimeout,
  host: messages.faultHost,
  certificate: messages.faultCertificate,
  connection: messages.faultConnection,
  internal: messages.faultInternal,
};

/** By this answer a receiver says that it wants no more. */
const GONE = 410;

/** Why an attempt failed, in words; null where it did not. */
export function useFaultText() {
  const { formatMessage: t } = useIntl();
  return ({ error, status }: Pick<WebhookDelivery, 'error' | 'status'>): string | null => {
    if (error === null) return null;
    const answered = { status: status ?? 0 };
    if (error === 'redirect') return t(messages.faultRedirect, answered);
    if (error !== 'status') return t(words[error]);
    return status === GONE ? t(messages.faultGone) : t(messages.faultStatus, answered);
  };
}
