import { Alert } from '@litometr/ui';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { toolsMessages as messages } from './tools/tools.messages.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Reports that there is no network; queries wait for it, and loaded data stay on screen. */
export function OfflineNotice() {
  const { formatMessage: t } = useIntl();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : <Alert tone="warning">{t(messages.offline)}</Alert>;
}
