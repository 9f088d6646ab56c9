import {
  type ColumnSort,
  type DataColumn,
  DeltaCell,
  type PanelState,
  PercentCell,
} from '@litometr/analytics-widgets';
import type { AuthorRow, PortalSlug } from '@litometr/api-contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Read } from '../../api/read.ts';
import { ExportedTable } from '../../blocks/table/ExportedTable.tsx';
import { NamesCell } from '../../blocks/table/NamesCell.tsx';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { type ChosenColumns, useTableColumns } from '../../blocks/table/useTableColumns.tsx';
import { columnMessages as columns } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';

export interface AuthorTableProps {
  portal: PortalSlug;
  state: PanelState;
  rows: readonly AuthorRow[];
  sort: ColumnSort;
  onSort: (sort: ColumnSort) => void;
  /** Ids of the columns that the address names, and what writes them there. */
  search: ChosenColumns['search'];
  onSearch: ChosenColumns['onSearch'];
  pagination?: ReactNode;
  /** All pages of the rows. */
  whole?: Read;
}

/** Authors of a portal in figures, in the order of the server. */
export function AuthorTable(props: AuthorTableProps) {
  const { portal, state, rows, sort, onSort, search, onSearch } = props;
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const none = t(messages.noFigure);
  const number = (id: 'books' | 'top_places' | 'days_in_tops', header: string) =>
    column.number<AuthorRow>(id, header, (row) => row[id], {
      size: 96,
      enableSorting: true,
      sortDescFirst: true,
      meta: id === 'top_places' ? { card: 'fact' } : {},
    });
  const shown: DataColumn<AuthorRow>[] = [
    column.watchedName('author', t(columns.author), ({ id }) => paths.author(id), {
      enableSorting: true,
      sortDescFirst: false,
    }),
    number('books', t(columns.books)),
    column.number('gain', t(columns.gain), (row) => row.gain, {
      size: 112,
      enableSorting: true,
      sortDescFirst: true,
      meta: { card: 'fact' },
      cell: ({ row }) => <DeltaCell value={row.original.gain} reason={none} />,
    }),
    number('top_places', t(columns.topPlaces)),
    column.place('best_position', t(columns.bestPosition), (row) => row.best_position, {
      size: 96,
      enableSorting: true,
      sortDescFirst: false,
      meta: { card: 'fact' },
    }),
    number('days_in_tops', t(messages.daysInTops)),
    column.number('hit_share', t(messages.hitShare), (row) => row.hit_share, {
      meta: { title: t(messages.hitShareTitle) },
      size: 104,
      enableSorting: true,
      sortDescFirst: true,
      cell: ({ row }) => (
        <PercentCell bar share={row.original.hit_share} n={row.original.books} reason={none} />
      ),
    }),
    {
      id: 'genres',
      header: t(columns.genres),
      size: 224,
      cell: ({ row }) => (
        <NamesCell
          max={1}
          items={row.original.genres.map(({ id, name }) => ({
            name,
            href: `${paths.portal(portal)}?view=movement&list=genre_top&genre=${id}`,
          }))}
        />
      ),
      accessorFn: (row) => row.genres.map(({ name }) => name).join(', '),
    },
  ];
  const { hidden, chooser } = useTableColumns({ columns: shown, search, onSearch });
  return (
    <ExportedTable
      tools={chooser}
      hiddenColumns={hidden}
      label={t(messages.authorsTable)}
      columns={shown}
      rows={rows}
      getRowId={({ id }) => String(id)}
      state={state}
      sort={sort}
      onSortChange={onSort}
      skeletonRows={25}
      {...(props.pagination === undefined ? {} : { pagination: props.pagination })}
      {...(props.whole === undefined ? {} : { whole: props.whole })}
    />
  );
}
