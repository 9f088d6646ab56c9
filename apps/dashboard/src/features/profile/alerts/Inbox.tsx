import { type Alert, alertInbox, myAccount, readAlerts } from '@litometr/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { endpointQuery } from '../../../api/endpointQuery.ts';
import { useCall } from '../../../api/useEndpoint.ts';
import { useEndpointMutation } from '../../../api/useEndpointMutation.ts';
import { useOwn } from '../../../api/useOwn.ts';
import { useErrorToast } from '../../../api/useRefusalText.ts';
import { useBlock } from '../../../blocks/useBlock.ts';
import type { TabProps } from '../profile.address.ts';
import { alertsMessages as messages } from './alerts.messages.ts';
import { INBOX_ROWS, InboxView } from './InboxView.tsx';

/** The alerts of the reader; a mark shows at once. */
export function Inbox({ page, onPage }: Pick<TabProps, 'page' | 'onPage'>) {
  const { formatMessage: t } = useIntl();
  const [isUnreadOnly, setUnreadOnly] = useState(false);
  const input = {
    query: { page, size: INBOX_ROWS, ...(isUnreadOnly && { unread: 'true' as const }) },
  };
  const block = useBlock(useOwn(alertInbox, input));
  const { queryKey } = endpointQuery(useCall(), alertInbox, input);
  const queryClient = useQueryClient();
  const { send } = useEndpointMutation(readAlerts, [alertInbox, myAccount]);
  const showError = useErrorToast();

  const mark = async (ids: number[] | null, read: boolean) => {
    const at = read ? new Date().toISOString() : null;
    const isMeant = ({ id }: Alert) => ids === null || ids.includes(id);
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (shown) =>
      shown === undefined
        ? undefined
        : {
            ...shown,
            items: shown.items.map((item) => (isMeant(item) ? { ...item, read_at: at } : item)),
          },
    );
    const outcome = await send({ body: { ids, read } });
    // The refetched list shows the state that the server has stored.
    if (!outcome.ok) showError(t(messages.notMarked), outcome);
  };

  return (
    <InboxView
      block={block}
      page={page}
      onPage={onPage}
      isUnreadOnly={isUnreadOnly}
      onUnreadOnly={(next) => {
        setUnreadOnly(next);
        onPage(1);
      }}
      onMark={(alert) => void mark([alert.id], alert.read_at === null)}
      onOpen={(alert) => {
        if (alert.read_at === null) void mark([alert.id], true);
      }}
      onReadAll={() => void mark(null, true)}
    />
  );
}
