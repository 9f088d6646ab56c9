import { type DataColumn, DataTable, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, mySessions, SessionEntry } from '@litometr/api-contract';
import { Badge, Button, Inline, Text, VisuallyHidden } from '@litometr/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Block } from '../../../blocks/block.ts';
import { Section } from '../../../blocks/Section.tsx';
import { safetyMessages as messages } from './safety.messages.ts';

export interface SessionsCardProps {
  block: Block<EndpointResponse<typeof mySessions>>;
  isEnding: boolean;
  onEnd: (id: string) => void;
  onEndOthers: () => void;
  onEndAll: () => void;
}

/** As many as tell of use in the last days; the rest only on request. */
const LATEST = 10;

/** Where the account is signed in, and the way out of each. */
export function SessionsCard({ block, isEnding, onEnd, ...props }: SessionsCardProps) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const sessions = block.data?.items ?? [];
  const deviceOf = ({ agent }: SessionEntry) => agent ?? t(messages.unknownDevice);
  const columns: DataColumn<SessionEntry>[] = [
    {
      id: 'device',
      header: t(messages.device),
      rowHeader: true,
      card: 'title',
      cell: (row) => (
        <Inline gap="xs">
          <Text as="span" lines={2} title={deviceOf(row)} dir="auto">
            {deviceOf(row)}
          </Text>
          {row.current && <Badge tone="success">{t(messages.thisOne)}</Badge>}
        </Inline>
      ),
    },
    {
      id: 'started',
      header: t(messages.started),
      width: '9.5rem',
      cell: ({ started_at }) => formatInstant(started_at),
    },
    {
      id: 'used',
      header: t(messages.lastUsed),
      width: '9.5rem',
      card: 'fact',
      cell: ({ last_used_at }) => formatInstant(last_used_at),
    },
    {
      id: 'actions',
      header: t(messages.actions),
      width: '8rem',
      align: 'end',
      card: 'select',
      cell: (row) =>
        !row.current && (
          <Button size="sm" isDisabled={isEnding} onPress={() => onEnd(row.id)}>
            {t(messages.end)} <VisuallyHidden>{deviceOf(row)}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return (
    <Section title={t(messages.sessions)}>
      <DataTable
        label={t(messages.sessions)}
        isStamped={false}
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
