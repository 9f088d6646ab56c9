import {
  addWebhook,
  alertFeed,
  changeWebhook,
  myAccount,
  removeFeed,
  removeWebhook,
  renewFeed,
  tryWebhook,
  type Webhook,
  webhookDeliveries,
  webhooks,
} from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import { showToast } from '@litometr/ui/toast';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useChange } from '../../../api/useChange.ts';
import { useOwn } from '../../../api/useOwn.ts';
import { usePending } from '../../../api/usePending.ts';
import { useErrorToast, useRefusalText } from '../../../api/useRefusalText.ts';
import { useBlock } from '../../../blocks/useBlock.ts';
import { channelsMessages as messages } from './channels.messages.ts';
import { FeedCard } from './FeedCard.tsx';
import { useFaultText } from './useFaultText.ts';
import { WebhooksCard } from './WebhooksCard.tsx';

const staleHooks = [webhooks, webhookDeliveries, myAccount];
const LOG_ROWS = 20;

/** Delivery channels of alerts other than the inbox. */
export function Channels() {
  const { formatMessage: t } = useIntl();
  const change = useChange();
  const showError = useErrorToast();
  const refusalText = useRefusalText();
  const faultText = useFaultText();
  const feed = useBlock(useOwn(alertFeed, {}));
  const hooks = useBlock(useOwn(webhooks, {}));
  const log = useBlock(useOwn(webhookDeliveries, { query: { size: LOG_ROWS } }));
  const [address, setAddress] = useState<string | null>(null);
  const [isChangingFeed, changeFeed] = usePending();
  const [isBusy, run] = usePending();
  const paramsOf = ({ id }: Webhook) => ({ params: { id: String(id) } });

  const renew = async () => {
    const outcome = await change(renewFeed, {}, [alertFeed]);
    if (outcome.ok) setAddress(new URL(outcome.data.path, window.location.origin).href);
    else showError(t(messages.feedFailed), outcome);
  };
  const revoke = async () => {
    const outcome = await change(removeFeed, {}, [alertFeed]);
    if (!outcome.ok) {
      showError(t(messages.feedFailed), outcome);
      return;
    }
    setAddress(null);
    showToast({ tone: 'success', title: t(messages.feedRemoved) });
  };
  const turn = async (hook: Webhook, enabled: boolean) => {
    const outcome = await change(
      changeWebhook,
      { ...paramsOf(hook), body: { enabled } },
      staleHooks,
    );
    if (!outcome.ok) showError(t(messages.failed), outcome);
  };
  const test = async (hook: Webhook) => {
    const outcome = await change(tryWebhook, paramsOf(hook), staleHooks);
    if (!outcome.ok) {
      showError(t(messages.testFailed), outcome);
      return;
    }
    const { state, status } = outcome.data;
    if (state === 'delivered') {
      showToast({ tone: 'success', title: t(messages.testOk, { status: status ?? 0 }) });
    } else {
      showToast({
        tone: 'danger',
        title: t(messages.testFailed),
        description: faultText(outcome.data) ?? '',
      });
    }
  };
  const remove = async (hook: Webhook) => {
    const outcome = await change(removeWebhook, paramsOf(hook), staleHooks);
    if (outcome.ok || outcome.failure === 'notFound') {
      showToast({ tone: 'success', title: t(messages.removed) });
    } else showError(t(messages.failed), outcome);
  };

  return (
    <Stack gap="xl">
      <FeedCard
        block={feed}
        address={address}
        isPending={isChangingFeed}
        onRenew={() => changeFeed(renew)}
        onRemove={() => changeFeed(revoke)}
      />
      <WebhooksCard
        block={hooks}
        log={log}
        isBusy={isBusy}
        onAdd={async (url) => {
          const outcome = await change(addWebhook, { body: { url } }, staleHooks);
          if (outcome.ok) return { secret: outcome.data.secret };
          const isAddress = outcome.refusal?.fields['url'] !== undefined;
          return { error: isAddress ? t(messages.urlRefused) : refusalText(outcome) };
        }}
        onTurn={(hook, enabled) => run(() => turn(hook, enabled))}
        onTest={(hook) => run(() => test(hook))}
        onRemove={(hook) => run(() => remove(hook))}
      />
    </Stack>
  );
}
