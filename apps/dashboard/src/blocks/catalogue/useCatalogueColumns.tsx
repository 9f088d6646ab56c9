import {
  BookCell,
  ChipsCell,
  type DataColumn,
  DeltaCell,
  MoneyCell,
  NumberCell,
  StatusCell,
  VolumeCell,
} from '@litometr/analytics-widgets';
import type { CatalogueRow, MetricKey } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { columnMessages as columns, reasonMessages } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import { bookCellProps, useDomain } from '../../domain/useDomain.ts';

const shownMetrics = ['library', 'likes', 'rating_count', 'views'] as const satisfies MetricKey[];

/** More would leave no room for the book. */
const METRICS = 2;

/** Columns of a catalogue; those of metrics that the portal does not publish are left out. */
export function useCatalogueColumns(
  rows: readonly CatalogueRow[],
  isSortable: boolean,
): DataColumn<CatalogueRow>[] {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const metrics = shownMetrics
    .filter((metric) => rows.some((row) => row.metrics[metric] !== undefined))
    .slice(0, METRICS);
  const [main] = metrics;
  const sortable = (direction: 'ascending' | 'descending') =>
    isSortable ? { sort: direction } : {};
  const list: (DataColumn<CatalogueRow> | false)[] = [
    {
      id: 'title',
      header: t(columns.book),
      rowHeader: true,
      card: 'title',
      ...sortable('ascending'),
      cell: ({ book }) => <BookCell {...bookCellProps(book)} />,
    },
    {
      id: 'genres',
      header: t(columns.genres),
      width: '11rem',
      cell: ({ book }) => (
        <ChipsCell
          max={1}
          items={book.genres.map(({ id, name }) => ({
            label: name,
            href: paths.catalogueOfGenre(book.portal, id),
          }))}
        />
      ),
    },
    {
      id: 'status',
      header: t(columns.status),
      width: '8rem',
      cell: ({ book }) => book.status !== null && <StatusCell label={domain.status(book.status)} />,
    },
    rows.some((row) => row.book.chars !== null) && {
      id: 'chars',
      header: t(columns.volume),
      align: 'end',
      width: '6rem',
      ...sortable('descending'),
      cell: ({ book }) => (
        <VolumeCell chars={book.chars} reason={t(reasonMessages.not_published)} />
      ),
    },
    rows.some((row) => row.book.price_rub !== null) && {
      id: 'price',
      header: t(columns.price),
      align: 'end',
      width: '6rem',
      ...sortable('ascending'),
      cell: ({ book }) => (
        <MoneyCell
          value={book.price_rub}
          oldValue={book.price_old_rub}
          reason={t(reasonMessages.not_published)}
        />
      ),
    },
    ...metrics.map(
      (metric): DataColumn<CatalogueRow> => ({
        id: metric,
        header: domain.metric(metric),
        align: 'end',
        width: '6rem',
        ...(metric === main ? { card: 'fact' as const } : {}),
        ...sortable('descending'),
        cell: (row) => (
          <NumberCell
            value={row.metrics[metric]?.value ?? null}
            step={row.metrics[metric]?.step ?? 1}
            format="compact"
            reason={t(reasonMessages.not_read)}
          />
        ),
      }),
    ),
    main !== undefined && {
      id: 'gain',
      header: t(columns.gain),
      align: 'end',
      width: '7rem',
      card: 'fact',
      ...sortable('descending'),
      cell: (row) => (
        <DeltaCell
          value={row.gains[main]?.value ?? null}
          reason={domain.gainReason(row.gains[main])}
        />
      ),
    },
    {
      id: 'best',
      header: t(columns.bestPosition),
      align: 'end',
      width: '6rem',
      cell: (row) => (
        <NumberCell
          value={row.best_position}
          format="rank"
          reason={t(reasonMessages.not_on_list)}
        />
      ),
    },
  ];
  return list.filter((column) => column !== false);
}
