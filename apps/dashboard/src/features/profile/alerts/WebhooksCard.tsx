import { DataPanel, useFormats } from '@litometr/analytics-widgets';
import type {
  EndpointResponse,
  Webhook,
  webhookDeliveries,
  webhooks,
} from '@litometr/api-contract';
import { Button, IconButton, Inline } from '@litometr/ui';
import { Switch } from '@litometr/ui/form';
import { useIntl } from 'react-intl';
import type { Block } from '../../../blocks/block.ts';
import * as css from '../../../blocks/notes/NoteList.css.ts';
import { Section } from '../../../blocks/Section.tsx';
import { emptyOr } from '../../../blocks/table/emptyOr.ts';
import { channelsMessages as messages } from './channels.messages.ts';
import { DeliveryTable } from './DeliveryTable.tsx';
import { type Added, WebhookForm } from './WebhookForm.tsx';

export interface WebhooksCardProps {
  block: Block<EndpointResponse<typeof webhooks>>;
  log: Block<EndpointResponse<typeof webhookDeliveries>>;
  isBusy: boolean;
  onAdd: (url: string) => Promise<Added>;
  onTurn: (hook: Webhook, enabled: boolean) => void;
  onTest: (hook: Webhook) => void;
  onRemove: (hook: Webhook) => void;
}

/** URLs that receive each alert, with a log of deliveries. */
export function WebhooksCard(props: WebhooksCardProps) {
  const { block, log, isBusy } = props;
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const { data } = block;
  const empty = { title: t(messages.hooksEmpty), description: t(messages.hooksEmptyHelp) };
  return (
    <Section
      title={t(messages.hooks)}
      lead={[
        t(messages.hooksLead),
        ...(data === undefined
          ? []
          : [t(messages.hooksCount, { count: data.items.length, limit: data.limit })]),
      ].join(' ')}
    >
      <WebhookForm
        isFull={data !== undefined && data.items.length >= data.limit}
        onAdd={props.onAdd}
      />
      <DataPanel state={emptyOr(block.state, data?.items.length, empty)}>
        <ul className={css.list}>
          {(data?.items ?? []).map((hook) => (
            <li key={hook.id} className={css.item}>
              <div className={css.itemBody}>
                <Switch
                  isSelected={hook.enabled}
                  isDisabled={isBusy}
                  onChange={(enabled) => props.onTurn(hook, enabled)}
                  description={t(messages.since, { when: formatInstant(hook.created_at) })}
                >
                  <bdi className={css.text}>{hook.url}</bdi>
                </Switch>
              </div>
              <Inline gap="xs" wrap={false}>
                <Button size="sm" isDisabled={isBusy} onPress={() => props.onTest(hook)}>
                  {t(messages.test)}
                </Button>
                <IconButton
                  icon="close"
                  size="sm"
                  label={t(messages.remove, { url: hook.url })}
                  isDisabled={isBusy}
                  onPress={() => props.onRemove(hook)}
                />
              </Inline>
            </li>
          ))}
        </ul>
      </DataPanel>
      {(log.data?.count ?? 0) > 0 && <DeliveryTable block={log} />}
    </Section>
  );
}
