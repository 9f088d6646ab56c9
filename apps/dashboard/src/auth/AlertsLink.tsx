import { useFormats } from '@litometr/analytics-widgets';
import { myAccount } from '@litometr/api-contract';
import { ButtonLink } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useOwn } from '../api/useOwn.ts';
import { paths } from '../domain/paths.ts';
import { authMessages as messages } from './auth.messages.ts';

const REFRESH_MS = 5 * 60_000;
/** More than two digits do not fit into the header, and add no information. */
const MAX_SHOWN_COUNT = 99;

/**
 * The bell of the header, with the number of unread alerts. Not loaded on demand: a bell that
 * appears later moves the buttons beside it under the pointer.
 */
export function AlertsLink() {
  const { formatMessage: t } = useIntl();
  const { formatNumber } = useFormats();
  const { data } = useOwn(myAccount, {}, { refetchInterval: REFRESH_MS });
  const unread = data?.unread_alerts ?? 0;
  const shown = formatNumber(Math.min(unread, MAX_SHOWN_COUNT));
  return (
    <ButtonLink
      href={paths.alerts}
      variant="quiet"
      icon="bell"
      // A narrow header shows the count alone.
      data-count=""
      aria-label={t(messages.alerts, { count: unread })}
    >
      {unread > MAX_SHOWN_COUNT ? t(messages.manyAlerts, { count: shown }) : unread > 0 && shown}
    </ButtonLink>
  );
}
