import { DataPanel, useFormats } from '@litometr/analytics-widgets';
import type { alertFeed, EndpointResponse } from '@litometr/api-contract';
import { Button, Inline, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../../blocks/block.ts';
import { Section } from '../../../blocks/Section.tsx';
import { channelsMessages as messages } from './channels.messages.ts';
import { Once } from './Once.tsx';

export interface FeedCardProps {
  block: Block<EndpointResponse<typeof alertFeed>>;
  /** The address that was just made; null at any other time. */
  address: string | null;
  isPending: boolean;
  onRenew: () => void;
  onRemove: () => void;
}

/** The private feed of alerts: create, replace its URL, remove. */
export function FeedCard({ block, address, isPending, onRenew, onRemove }: FeedCardProps) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const since = block.data?.created_at ?? null;
  return (
    <Section title={t(messages.feed)} lead={t(messages.feedLead)}>
      <DataPanel state={block.state}>
        <Stack gap="md">
          <Text>
            {since === null
              ? t(messages.feedNone)
              : t(messages.feedSince, { when: formatInstant(since) })}
          </Text>
          {address !== null && <Once label={t(messages.feedAddress)} value={address} />}
          <Inline gap="sm">
            <Button isPending={isPending} onPress={onRenew}>
              {t(since === null ? messages.feedMake : messages.feedRenew)}
            </Button>
            {since !== null && (
              <Button variant="danger" isDisabled={isPending} onPress={onRemove}>
                {t(messages.feedRemove)}
              </Button>
            )}
          </Inline>
        </Stack>
      </DataPanel>
    </Section>
  );
}
