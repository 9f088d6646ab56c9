import { type DataColumn, NumberCell, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, SlowEndpoint, slowEndpoints } from '@litometr/api-contract';
import { Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { TableSection } from '../../blocks/table/TableSection.tsx';
import { staffTabMessages as messages } from './dashboard.messages.ts';

/** The routes that take readers' time. */
export function SlowEndpoints({ block }: { block: Block<EndpointResponse<typeof slowEndpoints>> }) {
  const { formatMessage: t } = useIntl();
  const { formatInstant, formatNumber } = useFormats();
  const inMs = (seconds: number) => formatNumber(Math.round(seconds * 1_000));
  const columns: DataColumn<SlowEndpoint>[] = [
    {
      id: 'route',
      header: t(messages.route),
      rowHeader: true,
      card: 'title',
      cell: ({ method, route }) => (
        <Text as="span" lines={2}>
          <bdi dir="ltr">
            {method} {route}
          </bdi>
        </Text>
      ),
    },
    {
      id: 'p95',
      header: t(messages.p95),
      align: 'end',
      width: '9rem',
      card: 'fact',
      cell: ({ p95, beyond }) =>
        p95 === null
          ? t(messages.beyond, { value: inMs(beyond ?? 0) })
          : t(messages.milliseconds, { value: inMs(p95) }),
    },
    {
      id: 'mean',
      header: t(messages.mean),
      align: 'end',
      width: '8rem',
      card: 'fact',
      cell: ({ mean }) => t(messages.milliseconds, { value: inMs(mean) }),
    },
    {
      id: 'answers',
      header: t(messages.answers),
      align: 'end',
      width: '7rem',
      cell: ({ count }) => <NumberCell value={count} />,
    },
    {
      id: 'failures',
      header: t(messages.failures),
      align: 'end',
      width: '7rem',
      card: 'fact',
      cell: ({ failed }) => <NumberCell value={failed} />,
    },
  ];
  const { data } = block;
  return (
    <TableSection
      title={t(messages.slow)}
      isStamped={false}
      lead={data && t(messages.slowSince, { when: formatInstant(data.since) })}
      empty={t(messages.slowNone)}
      columns={columns}
      rows={data?.items ?? []}
      getRowId={({ method, route }) => `${method} ${route}`}
      state={block.state}
      density="dense"
      skeletonRows={5}
    />
  );
}
