import type { PanelState } from '@litometr/analytics-widgets';
import type { UseQueryResult } from '@tanstack/react-query';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { type Failure, failureOf } from '../api/failure.ts';
import { pageMessages as messages } from './page.messages.ts';

const failures: Readonly<Record<Failure, { title: MessageDescriptor; help: MessageDescriptor }>> = {
  offline: { title: messages.failedOffline, help: messages.failedOfflineHelp },
  timeout: { title: messages.failedTimeout, help: messages.failedTimeoutHelp },
  notFound: { title: messages.failedNotFound, help: messages.failedNotFoundHelp },
  refused: { title: messages.failedRefused, help: messages.failedRefusedHelp },
  server: { title: messages.failedServer, help: messages.failedServerHelp },
  contract: { title: messages.failedContract, help: messages.failedContractHelp },
};

export interface EmptyText {
  title: string;
  description?: React.ReactNode;
  action?: React.ReactNode;
}

/**
 * Returns the panel state of a query: earlier data stay on screen while the next response is loading,
 * and after a failed refetch, with a notice.
 */
export function usePanelState<Data>(
  query: UseQueryResult<Data>,
  empty: EmptyText | null = null,
): PanelState {
  const { formatMessage } = useIntl();
  const refetch = () => void query.refetch();
  if (query.data === undefined) {
    // Offline, a query is paused and resumes by itself.
    const isOffline = query.fetchStatus === 'paused';
    if (!query.isError && !isOffline) return { kind: 'loading' };
    const { title, help } = failures[isOffline ? 'offline' : failureOf(query.error)];
    return {
      kind: 'failed',
      title: formatMessage(title),
      description: formatMessage(help),
      onRetry: refetch,
    };
  }
  const refreshing = query.isFetching;
  if (query.isError) {
    return { kind: 'partial', notice: formatMessage(messages.staleNotice), refreshing };
  }
  if (empty !== null && !refreshing) return { kind: 'empty', ...empty };
  return { kind: 'ready', refreshing };
}
