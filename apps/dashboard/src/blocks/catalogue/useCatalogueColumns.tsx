import {
  BookCell,
  type BookCellProps,
  type DataColumn,
  NumberCell,
} from '@litometr/analytics-widgets';
import type { BookBrief, CatalogueRow, MetricKey } from '@litometr/api-contract';
import { isLevelMetric, mainMetricOrder } from '@litometr/domain';
import { useIntl } from 'react-intl';
import { columnMessages as columns, reasonMessages } from '../../domain/domain.messages.ts';
import { bookCellProps, useDomain } from '../../domain/useDomain.ts';
import { WeekGainCell } from '../table/WeekGainCell.tsx';
import { starred } from '../watch/starred.tsx';
import { useTermColumns } from './useTermColumns.tsx';

const shownMetrics = [
  'views',
  'likes',
  'library',
  'comments',
  'rating',
  'rating_count',
] as const satisfies MetricKey[];

export interface CatalogueColumnsOptions {
  /** True when the owner of the rows can sort them. */
  isSortable?: boolean;
  /** Whether metrics show totals, or the gains of a week. */
  figures?: 'total' | 'gain';
  /** Returns the props of the cell that names a book. */
  bookProps?: (book: BookBrief) => BookCellProps;
}

/** Columns of a list of books; those of metrics that the portal does not publish are left out. */
export function useCatalogueColumns<Row extends CatalogueRow>(
  rows: readonly Row[],
  {
    isSortable = false,
    figures = 'total',
    bookProps = bookCellProps,
  }: CatalogueColumnsOptions = {},
): DataColumn<Row>[] {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const terms = useTermColumns(rows, { isSortable });
  const isRead = (metric: MetricKey) => rows.some((row) => row.metrics[metric] !== undefined);
  const main = mainMetricOrder.find(isRead);
  const sortable = (direction: 'ascending' | 'descending') =>
    isSortable
      ? {
          enableSorting: true,
          sortDescFirst: direction === 'descending',
        }
      : {};
  const gainCell = (row: Row, metric: MetricKey) => <WeekGainCell gain={row.gains[metric]} />;
  const metricColumn = (metric: MetricKey): DataColumn<Row> =>
    figures === 'gain'
      ? {
          id: metric,
          header: t(columns.gainOf, { metric: domain.metric(metric) }),
          meta: { align: 'end' },
          size: 112,
          cell: ({ row }) => gainCell(row.original, metric),
          accessorFn: (row) => row.gains[metric]?.value ?? null,
        }
      : {
          id: metric,
          header: domain.metric(metric),
          meta: {
            align: 'end',
            ...(metric === main ? { card: 'fact' as const } : {}),
          },
          size: 104,
          ...sortable('descending'),
          cell: ({ row }) => (
            <NumberCell
              value={row.original.metrics[metric]?.value ?? null}
              step={row.original.metrics[metric]?.step ?? 1}
              format={isLevelMetric(metric) ? 'number' : 'compact'}
              reason={t(reasonMessages.not_read)}
            />
          ),
          accessorFn: (row) => row.metrics[metric]?.value ?? null,
        };
  const list: (DataColumn<Row> | false)[] = [
    starred(
      {
        id: 'title',
        header: t(columns.book),
        meta: { rowHeader: true, card: 'title', skeleton: 'book' },
        ...sortable('ascending'),
        cell: ({ row }) => <BookCell {...bookProps(row.original.book)} />,
        accessorFn: ({ book }) => book.title,
      },
      ({ book }) => ({ kind: 'book', target: book.id, name: book.title }),
    ),
    ...terms,
    ...shownMetrics.filter(isRead).map(metricColumn),
    main !== undefined && {
      id: 'gain',
      header: t(columns.gain),
      meta: { align: 'end', card: 'fact' },
      size: 96,
      ...sortable('descending'),
      cell: ({ row }) => gainCell(row.original, main),
      accessorFn: (row) => row.gains[main]?.value ?? null,
    },
    {
      id: 'best_position',
      header: t(columns.bestPosition),
      meta: { align: 'end' },
      size: 104,
      ...sortable('ascending'),
      cell: ({ row }) => (
        <NumberCell
          value={row.original.best_position}
          format="rank"
          reason={t(reasonMessages.not_on_list)}
        />
      ),
      accessorFn: (row) => row.best_position,
    },
  ];
  return list.filter((column) => column !== false);
}
