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
import { useEndpointMutation } from '../../../api/useEndpointMutation.ts';
import { useOwn } from '../../../api/useOwn.ts';
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
  const feedRenewal = useEndpointMutation(renewFeed, [alertFeed]);
  const feedRemoval = useEndpointMutation(removeFeed, [alertFeed]);
  const hookAddition = useEndpointMutation(addWebhook, staleHooks);
  const hookChange = useEndpointMutation(changeWebhook, staleHooks);
  const hookTest = useEndpointMutation(tryWebhook, staleHooks);
  const hookRemoval = useEndpointMutation(removeWebhook, staleHooks);
  const showError = useErrorToast();
  const refusalText = useRefusalText();
  const faultText = useFaultText();
  const feed = useBlock(useOwn(alertFeed, {}));
  const hooks = useBlock(useOwn(webhooks, {}));
  const log = useBlock(useOwn(webhookDeliveries, { query: { size: LOG_ROWS } }));
  const [address, setAddress] = useState<string | null>(null);
  const paramsOf = ({ id }: Webhook) => ({ params: { id: String(id) } });

  const renew = async () => {
    const outcome = await feedRenewal.send({});
    if (outcome.ok) setAddress(new URL(outcome.data.path, window.location.origin).href);
    else showError(t(messages.feedFailed), outcome);
  };
  const revoke = async () => {
    const outcome = await feedRemoval.send({});
    if (!outcome.ok) {
      showError(t(messages.feedFailed), outcome);
      return;
    }
    setAddress(null);
    showToast({ tone: 'success', title: t(messages.feedRemoved) });
  };
  const turn = async (hook: Webhook, enabled: boolean) => {
    const outcome = await hookChange.send({ ...paramsOf(hook), body: { enabled } });
    if (!outcome.ok) showError(t(messages.failed), outcome);
  };
  const test = async (hook: Webhook) => {
    const outcome = await hookTest.send(paramsOf(hook));
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
    const outcome = await hookRemoval.send(paramsOf(hook));
    if (outcome.ok || outcome.failure === 'notFound') {
      showToast({ tone: 'success', title: t(messages.removed) });
    } else showError(t(messages.failed), outcome);
  };

  return (
    <Stack gap="xl">
      <FeedCard
        block={feed}
        address={address}
        isPending={feedRenewal.isPending || feedRemoval.isPending}
        onRenew={() => void renew()}
        onRemove={() => void revoke()}
      />
      <WebhooksCard
        block={hooks}
        log={log}
        isBusy={hookChange.isPending || hookTest.isPending || hookRemoval.isPending}
        onAdd={async (url) => {
          const outcome = await hookAddition.send({ body: { url } });
          if (outcome.ok) return { secret: outcome.data.secret };
          const isAddress = outcome.refusal?.fields['url'] !== undefined;
          return { error: isAddress ? t(messages.urlRefused) : refusalText(outcome) };
        }}
        onTurn={(hook, enabled) => void turn(hook, enabled)}
        onTest={(hook) => void test(hook)}
        onRemove={(hook) => void remove(hook)}
      />
    </Stack>
  );
}
