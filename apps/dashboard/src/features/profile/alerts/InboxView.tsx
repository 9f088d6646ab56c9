import { DataPanel, useFormats } from '@litometr/analytics-widgets';
import type { Alert, alertInbox, EndpointResponse } from '@litometr/api-contract';
import { Badge, Button, IconButton, Inline, Link, Stack, Text } from '@litometr/ui';
import { Switch } from '@litometr/ui/form';
import { useIntl } from 'react-intl';
import type { Block } from '../../../blocks/block.ts';
import { DataText } from '../../../blocks/DataText.tsx';
import { LOADING_TEXT } from '../../../blocks/loadingText.ts';
import * as css from '../../../blocks/notes/NoteList.css.ts';
import { Section } from '../../../blocks/Section.tsx';
import { emptyOr } from '../../../blocks/table/emptyOr.ts';
import { usePaged } from '../../../blocks/table/usePaged.tsx';
import { paths } from '../../../domain/paths.ts';
import { NamedPortal } from '../../../portals/PortalMark.tsx';
import { alertsMessages as messages } from './alerts.messages.ts';
import { useConditionText } from './useConditionText.ts';

export const INBOX_ROWS = 25;

export interface InboxViewProps {
  block: Block<EndpointResponse<typeof alertInbox>>;
  page: number;
  onPage: (page: number) => void;
  isUnreadOnly: boolean;
  onUnreadOnly: (isOn: boolean) => void;
  onMark: (alert: Alert) => void;
  onOpen: (alert: Alert) => void;
  onReadAll: () => void;
}

/** Alerts of the rules, the latest first. */
export function InboxView(props: InboxViewProps) {
  const { block, page, isUnreadOnly } = props;
  const { formatMessage: t } = useIntl();
  const { data } = block;
  const empty = isUnreadOnly
    ? {
        title: t(messages.inboxRead),
        action: <Button onPress={() => props.onUnreadOnly(false)}>{t(messages.showAll)}</Button>,
      }
    : { title: t(messages.inboxEmpty), description: t(messages.inboxEmptyHelp) };
  const paged = usePaged({
    block,
    search: { page, size: INBOX_ROWS },
    onPage: props.onPage,
    empty,
  });
  return (
    <Section
      title={t(messages.inbox)}
      lead={data === undefined ? LOADING_TEXT : t(messages.inboxLead, { unread: data.unread })}
      actions={
        <Button isDisabled={(data?.unread ?? 0) === 0} onPress={props.onReadAll}>
          {t(messages.readAll)}
        </Button>
      }
    >
      <Switch isSelected={isUnreadOnly} onChange={props.onUnreadOnly}>
        {t(messages.onlyUnread)}
      </Switch>
      <DataPanel state={emptyOr(paged.state, data?.items.length, empty)}>
        <ul className={css.list}>
          {(data?.items ?? []).map((alert) => (
            <li key={alert.id} className={css.item}>
              <AlertLine alert={alert} onOpen={() => props.onOpen(alert)} />
              <IconButton
                icon={alert.read_at === null ? 'check' : 'mail'}
                size="sm"
                label={t(alert.read_at === null ? messages.markRead : messages.markUnread)}
                onPress={() => props.onMark(alert)}
              />
            </li>
          ))}
        </ul>
      </DataPanel>
      {paged.pagination}
    </Section>
  );
}

function AlertLine({ alert, onOpen }: { alert: Alert; onOpen: () => void }) {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  const { fact } = useConditionText();
  return (
    <Stack gap="none" className={css.itemBody}>
      <Inline gap="xs">
        <NamedPortal portal={alert.portal} />
        <Link href={paths.book(alert.fact.book.id)} onPress={onOpen}>
          <DataText>{alert.fact.book.title}</DataText>
        </Link>
        {alert.read_at === null && <Badge tone="info">{t(messages.unreadMark)}</Badge>}
      </Inline>
      <Text>{fact(alert.fact)}</Text>
      <Text size="caption" tone="secondary">
        {formatDay(alert.day, 'long')}
      </Text>
    </Stack>
  );
}
