import { type DataColumn, useFormats } from '@litometr/analytics-widgets';
import type { AuditRecord } from '@litometr/api-contract';
import { Link, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { auditMessages as messages } from './audit.messages.ts';
import { detailLines, doerOf, messageOfEvent, objectOf, shortHash } from './auditRecord.ts';
import { Details } from './Details.tsx';

/** @param placeHref the records of one IP address, of which only the hash is known */
export function useAuditColumns(placeHref: (hash: string) => string): DataColumn<AuditRecord>[] {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  return [
    {
      id: 'at',
      header: t(messages.at),
      size: 176,
      meta: { card: 'fact' },
      cell: ({ row }) => <time dateTime={row.original.at}>{formatInstant(row.original.at)}</time>,
    },
    {
      id: 'event',
      header: t(messages.event),
      size: 224,
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => {
        const message = messageOfEvent(row.original.event);
        const object = objectOf(row.original);
        return (
          <Stack gap="none">
            <span>{message === null ? <bdi>{row.original.event}</bdi> : t(message)}</span>
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
      size: 160,
      meta: { card: 'fact' },
      cell: ({ row }) => {
        const name = doerOf(row.original);
        if (name === null) return <Text tone="secondary">{t(messages.nobody)}</Text>;
        return <bdi>{name}</bdi>;
      },
    },
    {
      id: 'details',
      header: t(messages.details),
      meta: { card: 'fact' },
      cell: ({ row }) => {
        const lines = detailLines(row.original);
        return lines.length === 0 ? null : <Details lines={lines} />;
      },
    },
    {
      id: 'place',
      header: t(messages.place),
      size: 128,
      cell: ({
        row: {
          original: { address },
        },
      }) =>
        address !== null && (
          <Link
            href={placeHref(address)}
            aria-label={[t(messages.samePlace), shortHash(address)].join(': ')}
          >
            {shortHash(address)}
          </Link>
        ),
    },
  ];
}
