import {
  ChipsCell,
  type DataColumn,
  DataTable,
  DeltaCell,
  downloadRows,
  NumberCell,
  type PanelState,
  PercentCell,
  RowLink,
  type TableSort,
} from '@litometr/analytics-widgets';
import type { AuthorRow, PortalSlug } from '@litometr/api-contract';
import { IconButton, Inline, Stack } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { columnMessages as columns, reasonMessages } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';

export interface AuthorTableProps {
  portal: PortalSlug;
  state: PanelState;
  rows: readonly AuthorRow[];
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  pagination?: ReactNode;
}

/** Authors of a portal in figures, in the order of the server. */
export function AuthorTable(props: AuthorTableProps) {
  const { portal, state, rows, sort, onSort } = props;
  const { formatMessage: t } = useIntl();
  const none = t(messages.noFigure);
  const number = (
    id: 'books' | 'top_places' | 'days_in_tops',
    header: string,
  ): DataColumn<AuthorRow> => ({
    id,
    header,
    align: 'end',
    width: '6rem',
    sort: 'descending',
    ...(id === 'top_places' ? { card: 'fact' as const } : {}),
    cell: (row) => <NumberCell value={row[id]} />,
    csv: (row) => row[id],
  });
  const shown: DataColumn<AuthorRow>[] = [
    {
      id: 'name',
      header: t(columns.author),
      rowHeader: true,
      card: 'title',
      sort: 'ascending',
      cell: (row) => <RowLink href={paths.author(row.id)}>{row.name}</RowLink>,
      csv: (row) => row.name,
    },
    number('books', t(columns.books)),
    {
      id: 'gain',
      header: t(columns.gain),
      align: 'end',
      width: '7rem',
      sort: 'descending',
      card: 'fact',
      cell: (row) => <DeltaCell value={row.gain} reason={none} />,
      csv: (row) => row.gain,
    },
    number('top_places', t(columns.topPlaces)),
    {
      id: 'best_position',
      header: t(columns.bestPosition),
      align: 'end',
      width: '6rem',
      sort: 'ascending',
      card: 'fact',
      cell: (row) => (
        <NumberCell
          value={row.best_position}
          format="rank"
          reason={t(reasonMessages.not_on_list)}
        />
      ),
      csv: (row) => row.best_position,
    },
    number('days_in_tops', t(messages.daysInTops)),
    {
      id: 'hit_share',
      header: t(messages.hitShare),
      headerTitle: t(messages.hitShareTitle),
      align: 'end',
      width: '6.5rem',
      sort: 'descending',
      cell: (row) => <PercentCell bar share={row.hit_share} reason={none} />,
      csv: (row) => row.hit_share,
    },
    {
      id: 'genres',
      header: t(columns.genres),
      width: '14rem',
      cell: (row) => (
        <ChipsCell
          max={1}
          items={row.genres.map(({ id, name }) => ({
            label: name,
            href: `${paths.portal(portal)}?view=movement&list=genre_top&genre=${id}`,
          }))}
        />
      ),
      csv: (row) => row.genres.map(({ name }) => name).join(', '),
    },
  ];
  return (
    <Stack gap="xs">
      <Inline justify="end">
        <IconButton
          icon="download"
          label={t(messages.csv)}
          isDisabled={rows.length === 0}
          onPress={() => void downloadRows(t(messages.authorsTable), shown, rows)}
        />
      </Inline>
      <DataTable
        label={t(messages.authorsTable)}
        columns={shown}
        rows={rows}
        getRowId={({ id }) => String(id)}
        state={state}
        sort={sort}
        onSortChange={onSort}
        skeletonRows={25}
        {...(props.pagination === undefined ? {} : { pagination: props.pagination })}
      />
    </Stack>
  );
}
