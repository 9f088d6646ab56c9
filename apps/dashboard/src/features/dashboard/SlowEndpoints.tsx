import { type DataColumn, NumberCell, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, SlowEndpoint, slowEndpoints } from '@litometr/api-contract';
import { Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { TableSection } from '../../blocks/table/TableSection.tsx';
import { useShowAll } from '../../blocks/useShowAll.tsx';
import { staffTabMessages as messages } from './dashboard.messages.ts';

/** The slowest come first: on a phone all of them are longer than five screens. */
const ROWS = 8;
const noRoutes: readonly SlowEndpoint[] = [];

/** The routes that take readers' time. */
export function SlowEndpoints({ block }: { block: Block<EndpointResponse<typeof slowEndpoints>> }) {
  const { formatMessage: t } = useIntl();
  const { formatInstant, formatNumber } = useFormats();
  const inMs = (seconds: number) => formatNumber(Math.round(seconds * 1_000));
  const columns: DataColumn<SlowEndpoint>[] = [
    {
      id: 'route',
      header: t(messages.route),
      meta: { rowHeader: true, card: 'title' },
      cell: ({ row }) => (
        <Text as="span" lines={2}>
          <bdi dir="ltr">
            {row.original.method} {row.original.route}
          </bdi>
        </Text>
      ),
    },
    {
      id: 'p95',
      header: t(messages.p95),
      meta: { align: 'end', card: 'fact' },
      size: 144,
      cell: ({ row }) =>
        row.original.p95 === null
          ? t(messages.beyond, { value: inMs(row.original.beyond ?? 0) })
          : t(messages.milliseconds, { value: inMs(row.original.p95) }),
    },
    {
      id: 'mean',
      header: t(messages.mean),
      meta: { align: 'end', card: 'fact' },
      size: 128,
      cell: ({ row }) => t(messages.milliseconds, { value: inMs(row.original.mean) }),
    },
    {
      id: 'answers',
      header: t(messages.answers),
      meta: { align: 'end' },
      size: 112,
      cell: ({ row }) => <NumberCell value={row.original.count} />,
    },
    {
      id: 'failures',
      header: t(messages.failures),
      meta: { align: 'end', card: 'fact' },
      size: 112,
      cell: ({ row }) => <NumberCell value={row.original.failed} />,
    },
  ];
  const { data } = block;
  const { shown, button } = useShowAll(data?.items ?? noRoutes, ROWS);
  return (
    <Stack gap="xs">
      <TableSection
        title={t(messages.slow)}
        hasProvenance={false}
        lead={data && t(messages.slowSince, { when: formatInstant(data.since) })}
        empty={t(messages.slowNone)}
        columns={columns}
        rows={shown}
        getRowId={({ method, route }) => `${method} ${route}`}
        state={block.state}
        density="dense"
        skeletonRows={5}
      />
      {button}
    </Stack>
  );
}
