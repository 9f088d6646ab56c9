import { type DataColumn, DeltaCell, NumberCell } from '@litometr/analytics-widgets';
import type { ListItem, MetricKey } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { columnMessages, reasonMessages } from '../../domain/domain.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';

/** The deciding ones first. */
const metricOrder: readonly MetricKey[] = [
  'library',
  'rating_count',
  'likes',
  'views',
  'rating',
  'comments',
];

/** Columns of the metrics that rows carry, and of the change of the first counter among them. */
export function useMetricColumns(rows: readonly ListItem[]): DataColumn<ListItem>[] {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const metrics = metricOrder.filter((metric) =>
    rows.some((row) => row.metrics[metric] !== undefined),
  );
  const changing = metrics.find((metric) => metric !== 'rating');
  const columns = metrics.map(
    (metric): DataColumn<ListItem> => ({
      id: metric,
      header: domain.metric(metric),
      meta: {
        align: 'end',
        ...(metric === changing ? { card: 'fact' as const } : {}),
      },
      size: 96,
      cell: ({ row }) => {
        const reading = row.original.metrics[metric] ?? null;
        return (
          <NumberCell
            value={reading?.value ?? null}
            step={reading?.step ?? 1}
            format={metric === 'views' ? 'compact' : 'number'}
            reason={t(reasonMessages.not_read)}
          />
        );
      },
      accessorFn: (row) => row.metrics[metric]?.value ?? null,
    }),
  );
  if (changing === undefined) return columns;
  return [
    ...columns,
    {
      id: 'gain',
      header: t(columnMessages.gainOf, { metric: domain.metric(changing) }),
      meta: { align: 'end', card: 'fact' },
      // The longest word of the metrics' names has a line of its own.

      size: 112,
      cell: ({ row }) => {
        const gain = row.original.gains[changing];
        return (
          <DeltaCell
            value={gain?.value ?? null}
            {...(gain?.days != null && gain.days > 1 ? { days: gain.days } : {})}
            reason={domain.gainReason(gain)}
          />
        );
      },
      accessorFn: (row) => row.gains[changing]?.value ?? null,
    },
  ];
}
