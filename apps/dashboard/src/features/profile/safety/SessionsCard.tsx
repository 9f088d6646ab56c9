import { type DataColumn, DataTable, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, mySessions, SessionEntry } from '@litometr/api-contract';
import { Badge, Button, Inline, Text, VisuallyHidden } from '@litometr/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Block } from '../../../blocks/block.ts';
import { Section } from '../../../blocks/Section.tsx';
import { deviceName } from './deviceName.ts';
import { safetyMessages as messages } from './safety.messages.ts';

export interface SessionsCardProps {
  block: Block<EndpointResponse<typeof mySessions>>;
  isEnding: boolean;
  onEnd: (id: string) => void;
  onEndOthers: () => void;
  onEndAll: () => void;
}

/** Number of sessions that cover the last days of use; the others are shown on request. */
const LATEST = 10;

/** Where the account is signed in, and the way out of each. */
export function SessionsCard({ block, isEnding, onEnd, ...props }: SessionsCardProps) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const sessions = block.data?.items ?? [];
  const deviceOf = ({ agent }: SessionEntry) =>
    agent === null ? t(messages.unknownDevice) : (deviceName(agent) ?? agent);
  const columns: DataColumn<SessionEntry>[] = [
    {
      id: 'device',
      header: t(messages.device),
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => (
        <Inline gap="xs">
          <Text as="span" lines={2} title={row.original.agent ?? undefined} dir="auto">
            {deviceOf(row.original)}
          </Text>
          {row.original.current && <Badge tone="success">{t(messages.thisOne)}</Badge>}
        </Inline>
      ),
    },
    {
      id: 'started',
      header: t(messages.started),
      size: 152,
      cell: ({ row }) => formatInstant(row.original.started_at),
    },
    {
      id: 'used',
      header: t(messages.lastUsed),
      size: 152,
      meta: { card: 'fact' },
      cell: ({ row }) => formatInstant(row.original.last_used_at),
    },
    {
      id: 'actions',
      header: t(messages.actions),
      size: 128,
      meta: { align: 'end', card: 'select' },
      cell: ({ row }) =>
        !row.original.current && (
          <Button size="sm" isDisabled={isEnding} onPress={() => onEnd(row.original.id)}>
            {t(messages.end)} <VisuallyHidden>{deviceOf(row.original)}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return (
    <Section title={t(messages.sessions)}>
      <DataTable
        label={t(messages.sessions)}
        hasProvenance={false}
        headingLevel={3}
        columns={columns}
        rows={isWhole ? sessions : sessions.slice(0, LATEST)}
        getRowId={({ id }) => id}
        state={block.state}
        skeletonRows={2}
      />
      <Inline gap="sm">
        {sessions.length > LATEST && (
          <Button variant="quiet" onPress={() => setWhole(!isWhole)}>
            {isWhole ? t(messages.showLatest) : t(messages.showAll, { count: sessions.length })}
          </Button>
        )}
        <Button isDisabled={isEnding} onPress={props.onEndOthers}>
          {t(messages.endOthers)}
        </Button>
        <Button isDisabled={isEnding} onPress={props.onEndAll}>
          {t(messages.endAll)}
        </Button>
      </Inline>
    </Section>
  );
}
