import {
  BookCell,
  type DataColumn,
  DeltaCell,
  MoneyCell,
  NumberCell,
  RankCell,
  SparkCell,
  VolumeCell,
} from '@litometr/analytics-widgets';
import type { ListItem, ListKind, MetricKey } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { columnMessages, reasonMessages } from '../../domain/domain.messages.ts';
import { bookCellProps, useDomain } from '../../domain/useDomain.ts';
import { rankListMessages as messages } from './rankList.messages.ts';

const metricOrder: readonly MetricKey[] = ['library', 'likes', 'views', 'rating_count', 'rating'];

/** So many metrics fit beside the book; a commercial list needs the room for prices. */
const METRICS = { bestseller: 1, other: 3 } as const;

/** The metrics that rows carry, the deciding ones first: a column exists only for a published one. */
function metricsOf(rows: readonly ListItem[], isCommercial: boolean): MetricKey[] {
  return metricOrder
    .filter((metric) => rows.some((row) => row.metrics[metric] !== undefined))
    .slice(0, isCommercial ? METRICS.bestseller : METRICS.other);
}

/** Metric whose change is shown: the first counter. */
const gainMetric = (metrics: readonly MetricKey[]) => metrics.find((metric) => metric !== 'rating');

/** The columns of a rank list; prices and volumes on bestseller lists, where a row has one. */
export function useRankColumns(
  rows: readonly ListItem[],
  list: ListKind | undefined,
): DataColumn<ListItem>[] {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const isCommercial = list === 'bestseller';
  const metrics = metricsOf(rows, isCommercial);
  const changing = gainMetric(metrics);
  const hasPrice = isCommercial && rows.some((row) => row.book.price_rub !== null);
  const hasVolume = isCommercial && rows.some((row) => row.book.chars !== null);

  const columns: (DataColumn<ListItem> | false)[] = [
    {
      id: 'rank',
      header: t(columnMessages.rank),
      width: '5.5rem',
      card: 'lead',
      cell: (row) => (
        <RankCell position={row.position} movement={{ state: row.state, delta: row.delta }} />
      ),
    },
    {
      id: 'prev',
      header: t(columnMessages.prevRank),
      headerTitle: t(columnMessages.prevRankTitle),
      align: 'end',
      width: '4rem',
      card: 'fact',
      cell: (row) => (
        <NumberCell
          value={row.prev_position}
          format="rank"
          reason={t(reasonMessages.not_on_list)}
        />
      ),
    },
    {
      id: 'book',
      header: t(columnMessages.book),
      rowHeader: true,
      card: 'title',
      cell: (row) => <BookCell {...bookCellProps(row.book)} />,
    },
    ...metrics.map(
      (metric): DataColumn<ListItem> => ({
        id: metric,
        header: domain.metric(metric),
        align: 'end',
        width: '5.75rem',
        ...(metric === changing ? { card: 'fact' as const } : {}),
        cell: (row) => {
          const reading = row.metrics[metric] ?? null;
          return (
            <NumberCell
              value={reading?.value ?? null}
              step={reading?.step ?? 1}
              format={metric === 'views' ? 'compact' : 'number'}
              reason={t(reasonMessages.not_read)}
            />
          );
        },
      }),
    ),
    changing !== undefined && {
      id: 'gain',
      header: t(columnMessages.gainOf, { metric: domain.metric(changing) }),
      align: 'end',
      width: '7rem',
      card: 'fact',
      cell: (row) => {
        const gain = row.gains[changing];
        return (
          <DeltaCell
            value={gain?.value ?? null}
            {...(gain?.days != null && gain.days > 1 ? { days: gain.days } : {})}
            reason={domain.gainReason(gain)}
          />
        );
      },
    },
    hasPrice && {
      id: 'price',
      header: t(columnMessages.price),
      align: 'end',
      width: '6rem',
      cell: (row) => (
        <MoneyCell
          value={row.book.price_rub}
          oldValue={row.book.price_old_rub}
          reason={t(reasonMessages.not_published)}
        />
      ),
    },
    hasVolume && {
      id: 'volume',
      header: t(columnMessages.volume),
      align: 'end',
      width: '5.5rem',
      cell: (row) => <VolumeCell chars={row.book.chars} reason={t(reasonMessages.not_published)} />,
    },
    {
      id: 'days',
      header: t(columnMessages.daysOn),
      align: 'end',
      width: '5rem',
      cell: (row) => <NumberCell value={row.days_on} />,
    },
    {
      id: 'peak',
      header: t(columnMessages.peak),
      align: 'end',
      width: '4rem',
      cell: (row) => <NumberCell value={row.peak} format="rank" />,
    },
    {
      id: 'spark',
      header: t(columnMessages.spark),
      width: '7.5rem',
      cell: (row) => (
        <SparkCell
          inverted
          points={row.spark.map(({ day, position }) => ({ day, value: position }))}
          label={t(messages.spark, { title: row.book.title })}
        />
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}
