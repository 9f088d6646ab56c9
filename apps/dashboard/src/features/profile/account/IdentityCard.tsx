import { DataPanel, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, myAccount } from '@litometr/api-contract';
import { Alert, Avatar, DescriptionList, Heading, Inline, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../../blocks/block.ts';
import { isKnownRole, roleMessages } from '../../../domain/role.messages.ts';
import { profileMessages as messages } from '../profile.messages.ts';

type Account = EndpointResponse<typeof myAccount>;

/** Name and role, and how much of what the role gives is used. */
export function IdentityCard({ block }: { block: Block<Account> }) {
  const { formatMessage: t } = useIntl();
  return (
    <DataPanel title={t(messages.identity)} state={block.state}>
      {block.data !== undefined && <Identity account={block.data} />}
    </DataPanel>
  );
}

function Identity({ account }: { account: Account }) {
  const { formatMessage: t } = useIntl();
  const { formatDay, formatNumber } = useFormats();
  const { allowance, used, role } = account;
  const of = (kind: keyof Account['used']) =>
    t(messages.usedOf, { used: used[kind], limit: allowance[kind] });
  return (
    <Stack gap="md">
      {account.demo && <Alert tone="warning">{t(messages.demo)}</Alert>}
      <Inline gap="sm" wrap={false}>
        <Avatar name={account.username} size="lg" />
        <Stack gap="none">
          <Text as="span" weight="semibold" dir="auto">
            {account.username}
          </Text>
          <Text as="span" tone="secondary">
            {isKnownRole(role) ? t(roleMessages[role]) : role}
          </Text>
        </Stack>
      </Inline>
      <Heading level={3} size="lead">
        {t(messages.gives)}
      </Heading>
      <DescriptionList
        layout="columns"
        items={[
          { id: 'watch', term: t(messages.watchLimit), description: of('watch') },
          { id: 'views', term: t(messages.viewsLimit), description: of('views') },
          { id: 'notes', term: t(messages.notesLimit), description: of('notes') },
          { id: 'rules', term: t(messages.rulesLimit), description: of('rules') },
          { id: 'webhooks', term: t(messages.webhooksLimit), description: of('webhooks') },
          { id: 'csv', term: t(messages.csvLimit), description: formatNumber(allowance.csv_rows) },
          {
            id: 'group',
            term: t(messages.groupRules),
            description: t(allowance.niche_rules ? messages.yes : messages.fromVip),
          },
          {
            id: 'since',
            term: t(messages.since),
            description: formatDay(account.created_at.slice(0, 10), 'long'),
          },
        ]}
      />
    </Stack>
  );
}
