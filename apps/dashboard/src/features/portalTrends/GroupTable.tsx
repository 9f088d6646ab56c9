import {
  type ColumnSort,
  type DataColumn,
  DeltaCell,
  MoneyCell,
  type PanelState,
  PercentCell,
  SparkCell,
} from '@litometr/analytics-widgets';
import type { GroupRow, PortalSlug } from '@litometr/api-contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Read } from '../../api/read.ts';
import { LiftCell } from '../../blocks/group/LiftCell.tsx';
import { ExportedTable } from '../../blocks/table/ExportedTable.tsx';
import { hasFractions } from '../../blocks/table/hasFractions.ts';
import { prioritizeColumns } from '../../blocks/table/prioritizeColumns.ts';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { type ChosenColumns, useTableColumns } from '../../blocks/table/useTableColumns.tsx';
import { columnMessages as columns } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import { hasPage } from '../../portals/portals.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';

export interface GroupTableProps {
  kind: 'genre' | 'tag';
  portal: PortalSlug;
  state: PanelState;
  rows: readonly GroupRow[];
  sort: ColumnSort;
  onSort: (sort: ColumnSort) => void;
  /** Ids of the columns that the address names, and what writes them there. */
  search: ChosenColumns['search'];
  onSearch: ChosenColumns['onSearch'];
  pagination?: ReactNode;
  /** All pages of the rows. */
  whole?: Read;
}

/** Where the table has no room for all. Books, gain and lift always stay. */
const leftOutFirst = [
  'finished_share',
  'median_price',
  'top_authors',
  'spark',
  'top_places',
  'new_books',
];

/** Where a name leads: a genre to its top, a tag to its page where the portal has one. */
function useHref({ kind, portal, rows }: GroupTableProps): (id: number) => string | undefined {
  const hasTags = hasPage(portal, 'tag-stats');
  if (rows.length === 0) return () => undefined;
  if (kind === 'genre') return (id) => paths.genreTop(portal, id);
  return (id) => (hasTags ? paths.tag(portal, id) : undefined);
}

/** Genres or tags of a portal in figures, in the order of the server. */
export function GroupTable(props: GroupTableProps) {
  const { kind, state, rows, sort, onSort, search, onSearch } = props;
  const { formatMessage: t } = useIntl();
  const hrefOf = useHref(props);
  const column = useColumns();
  const none = t(messages.noFigure);
  const hasKopecks = hasFractions(rows.map(({ median_price: price }) => price));
  const number = (id: 'books' | 'new_books' | 'top_places' | 'top_authors', header: string) =>
    column.number<GroupRow>(id, header, (row) => row[id], {
      size: 88,
      enableSorting: true,
      sortDescFirst: true,
      meta: id === 'books' ? { card: 'fact' } : {},
    });
  const all: (DataColumn<GroupRow> | false)[] = [
    column.watchedName(kind, t(columns[kind]), ({ id }) => hrefOf(id), {
      enableSorting: true,
      sortDescFirst: false,
    }),
    number('books', t(columns.books)),
    number('new_books', t(columns.newBooks)),
    column.number('gain', t(columns.gain), (row) => row.gain, {
      size: 104,
      enableSorting: true,
      sortDescFirst: true,
      meta: { card: 'fact' },
      cell: ({ row }) => <DeltaCell value={row.original.gain} reason={none} />,
    }),
    kind === 'genre'
      ? number('top_places', t(columns.topPlaces))
      : number('top_authors', t(messages.topAuthors)),
    column.number('lift', t(messages.lift), (row) => row.lift?.value ?? null, {
      meta: { title: t(messages.liftTitle), card: 'fact' },
      size: 112,
      enableSorting: true,
      sortDescFirst: true,
      cell: ({ row }) => <LiftCell lift={row.original.lift} />,
    }),
    column.number('median_price', t(columns.medianPrice), (row) => row.median_price, {
      size: 88,
      enableSorting: true,
      sortDescFirst: true,
      cell: ({ row }) => (
        <MoneyCell isFixed={hasKopecks} value={row.original.median_price} reason={none} />
      ),
    }),
    column.number('finished_share', t(columns.finishedShare), (row) => row.finished_share, {
      size: 96,
      enableSorting: true,
      sortDescFirst: true,
      cell: ({ row }) => <PercentCell share={row.original.finished_share} reason={none} />,
    }),
    rows.some(({ spark }) => spark.length > 1) && {
      id: 'spark',
      header: t(messages.sparkColumn),
      size: 120,
      cell: ({ row }) => (
        <SparkCell
          points={row.original.spark}
          label={t(messages.spark, { name: row.original.name })}
          href={hrefOf(row.original.id)}
        />
      ),
    },
  ];
  const shown = prioritizeColumns(
    leftOutFirst,
    all.filter((column) => column !== false),
  );
  const { hidden, chooser } = useTableColumns({ columns: shown, search, onSearch });
  return (
    <ExportedTable
      tools={chooser}
      hiddenColumns={hidden}
      fitsColumns={search.cols === undefined}
      label={t(kind === 'genre' ? messages.genresTable : messages.tagsTable)}
      columns={shown}
      rows={rows}
      getRowId={({ id }) => String(id)}
      state={state}
      sort={sort}
      onSortChange={onSort}
      skeletonRows={14}
      {...(props.pagination === undefined ? {} : { pagination: props.pagination })}
      {...(props.whole === undefined ? {} : { whole: props.whole })}
    />
  );
}
