import { BookCell, type DataColumn, NumberCell } from '@litometr/analytics-widgets';
import type { CatalogueRow, MetricKey } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { columnMessages as columns, reasonMessages } from '../../domain/domain.messages.ts';
import { bookCellProps, useDomain } from '../../domain/useDomain.ts';
import { WeekGainCell } from '../table/WeekGainCell.tsx';
import { starred } from '../watch/starred.tsx';
import { useTermColumns } from './useTermColumns.tsx';

/** The first that a portal publishes is its main one, as the API has it. */
const mainOrder = ['library', 'likes', 'views', 'rating_count'] as const satisfies MetricKey[];
const shownMetrics = [
  'views',
  'likes',
  'library',
  'comments',
  'rating',
  'rating_count',
] as const satisfies MetricKey[];

export interface CatalogueColumnsOptions {
  /** Whether the rows' owner can be asked for another order. */
  isSortable?: boolean;
  /** Whether metrics show what they came to, or what a week brought. */
  figures?: 'total' | 'gain';
}

/** Columns of a list of books; those of metrics that the portal does not publish are left out. */
export function useCatalogueColumns<Row extends CatalogueRow>(
  rows: readonly Row[],
  { isSortable = false, figures = 'total' }: CatalogueColumnsOptions = {},
): DataColumn<Row>[] {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const terms = useTermColumns(rows, { isSortable });
  const isRead = (metric: MetricKey) => rows.some((row) => row.metrics[metric] !== undefined);
  const main = mainOrder.find(isRead);
  const sortable = (direction: 'ascending' | 'descending') =>
    isSortable ? { sort: direction } : {};
  const gainCell = (row: Row, metric: MetricKey) => <WeekGainCell gain={row.gains[metric]} />;
  const metricColumn = (metric: MetricKey): DataColumn<Row> =>
    figures === 'gain'
      ? {
          id: metric,
          header: t(columns.gainOf, { metric: domain.metric(metric) }),
          align: 'end',
          width: '7rem',
          cell: (row) => gainCell(row, metric),
          csv: (row) => row.gains[metric]?.value ?? null,
        }
      : {
          id: metric,
          header: domain.metric(metric),
          align: 'end',
          width: '6.5rem',
          ...(metric === main ? { card: 'fact' as const } : {}),
          ...sortable('descending'),
          cell: (row) => (
            <NumberCell
              value={row.metrics[metric]?.value ?? null}
              step={row.metrics[metric]?.step ?? 1}
              format={metric === 'rating' ? 'number' : 'compact'}
              reason={t(reasonMessages.not_read)}
            />
          ),
          csv: (row) => row.metrics[metric]?.value ?? null,
        };
  const list: (DataColumn<Row> | false)[] = [
    starred(
      {
        id: 'title',
        header: t(columns.book),
        rowHeader: true,
        card: 'title',
        skeleton: 'book',
        ...sortable('ascending'),
        cell: ({ book }) => <BookCell {...bookCellProps(book)} />,
        csv: ({ book }) => book.title,
      },
      ({ book }) => ({ kind: 'book', target: book.id, name: book.title }),
    ),
    ...terms,
    ...shownMetrics.filter(isRead).map(metricColumn),
    main !== undefined && {
      id: 'gain',
      header: t(columns.gain),
      align: 'end',
      width: '6rem',
      card: 'fact',
      ...sortable('descending'),
      cell: (row) => gainCell(row, main),
      csv: (row) => row.gains[main]?.value ?? null,
    },
    {
      id: 'best_position',
      header: t(columns.bestPosition),
      align: 'end',
      width: '6.5rem',
      ...sortable('ascending'),
      cell: (row) => (
        <NumberCell
          value={row.best_position}
          format="rank"
          reason={t(reasonMessages.not_on_list)}
        />
      ),
      csv: (row) => row.best_position,
    },
  ];
  return list.filter((column) => column !== false);
}
