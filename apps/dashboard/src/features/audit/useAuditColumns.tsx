import { type DataColumn, useFormats } from '@litometr/analytics-widgets';
import type { AuditRecord } from '@litometr/api-contract';
import { Button, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { auditMessages as messages } from './audit.messages.ts';
import { detailLines, doerOf, objectOf, shortHash, wordsOf } from './auditWords.ts';
import { Details } from './Details.tsx';

/** @param onPlace narrows the records to one address, of which only the hash is known */
export function useAuditColumns(onPlace: (hash: string) => void): DataColumn<AuditRecord>[] {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  return [
    {
      id: 'at',
      header: t(messages.at),
      width: '11rem',
      card: 'fact',
      cell: ({ at }) => <time dateTime={at}>{formatInstant(at)}</time>,
    },
    {
      id: 'event',
      header: t(messages.event),
      width: '14rem',
      rowHeader: true,
      card: 'title',
      cell: (record) => {
        const words = wordsOf(record.event);
        const object = objectOf(record);
        return (
          <Stack gap="none">
            <span>{words === null ? <bdi>{record.event}</bdi> : t(words)}</span>
            {object !== null && (
              <Text size="caption" tone="secondary">
                <bdi>{object}</bdi>
              </Text>
            )}
          </Stack>
        );
      },
    },
    {
      id: 'who',
      header: t(messages.who),
      width: '10rem',
      card: 'fact',
      cell: (record) => {
        const name = doerOf(record);
        if (name === null) return <Text tone="secondary">{t(messages.nobody)}</Text>;
        return <bdi>{name}</bdi>;
      },
    },
    {
      id: 'details',
      header: t(messages.details),
      card: 'fact',
      cell: (record) => {
        const lines = detailLines(record);
        return lines.length === 0 ? null : <Details lines={lines} />;
      },
    },
    {
      id: 'place',
      header: t(messages.place),
      width: '8rem',
      cell: ({ address }) =>
        address !== null && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={[t(messages.samePlace), shortHash(address)].join(': ')}
            onPress={() => onPlace(address)}
          >
            {shortHash(address)}
          </Button>
        ),
    },
  ];
}
