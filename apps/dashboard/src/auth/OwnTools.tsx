import { useFormats } from '@litometr/analytics-widgets';
import { myAccount } from '@litometr/api-contract';
import { ButtonLink } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useOwn } from '../api/useOwn.ts';
import { paths } from '../domain/paths.ts';
import { usePreferencesSync } from '../prefs/usePreferencesSync.ts';
import { loginMessages as messages } from './login.messages.ts';

const REFRESH_MS = 5 * 60_000;
/** More than two digits have no room in a header, and say nothing more. */
const MOST_SHOWN = 99;

/** What only a signed-in reader's header has: unread alerts, and their choices kept on the server. */
export default function OwnTools() {
  const { formatMessage: t } = useIntl();
  const { formatNumber } = useFormats();
  usePreferencesSync();
  const { data } = useOwn(myAccount, {}, { refetchInterval: REFRESH_MS });
  const unread = data?.unread_alerts ?? 0;
  const shown = formatNumber(Math.min(unread, MOST_SHOWN));
  return (
    <ButtonLink
      href={paths.alerts}
      variant="quiet"
      icon="bell"
      // The header keeps a count where it has no room for words.
      data-count=""
      aria-label={t(messages.alerts, { count: unread })}
    >
      {unread > MOST_SHOWN ? t(messages.manyAlerts, { count: shown }) : unread > 0 && shown}
    </ButtonLink>
  );
}
