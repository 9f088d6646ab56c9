import {
  type DataColumn,
  DeltaCell,
  type PanelState,
  PercentCell,
  type TableSort,
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
  sort: TableSort;
  onSort: (sort: TableSort) => void;
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
      width: '6rem',
      sort: 'descending',
      ...(id === 'top_places' && { card: 'fact' }),
    });
  const shown: DataColumn<AuthorRow>[] = [
    column.watchedName('author', t(columns.author), ({ id }) => paths.author(id), {
      sort: 'ascending',
    }),
    number('books', t(columns.books)),
    column.number('gain', t(columns.gain), (row) => row.gain, {
      width: '7rem',
      sort: 'descending',
      card: 'fact',
      cell: (row) => <DeltaCell value={row.gain} reason={none} />,
    }),
    number('top_places', t(columns.topPlaces)),
    column.place('best_position', t(columns.bestPosition), (row) => row.best_position, {
      width: '6rem',
      sort: 'ascending',
      card: 'fact',
    }),
    number('days_in_tops', t(messages.daysInTops)),
    column.number('hit_share', t(messages.hitShare), (row) => row.hit_share, {
      headerTitle: t(messages.hitShareTitle),
      width: '6.5rem',
      sort: 'descending',
      cell: (row) => <PercentCell bar share={row.hit_share} reason={none} />,
    }),
    {
      id: 'genres',
      header: t(columns.genres),
      width: '14rem',
      cell: (row) => (
        <NamesCell
          max={1}
          items={row.genres.map(({ id, name }) => ({
            name,
            href: `${paths.portal(portal)}?view=movement&list=genre_top&genre=${id}`,
          }))}
        />
      ),
      csv: (row) => row.genres.map(({ name }) => name).join(', '),
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
