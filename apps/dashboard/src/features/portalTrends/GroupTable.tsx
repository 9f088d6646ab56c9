import {
  type DataColumn,
  DataTable,
  DeltaCell,
  downloadRows,
  MoneyCell,
  NumberCell,
  type PanelState,
  PercentCell,
  RowLink,
  SparkCell,
  type TableSort,
} from '@litometr/analytics-widgets';
import type { GroupRow, PortalSlug } from '@litometr/api-contract';
import { IconButton, Inline, Stack } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { columnMessages as columns } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import { portalBySlug } from '../../portals/portals.ts';
import { LiftCell } from './LiftCell.tsx';
import { trendsMessages as messages } from './portalTrends.messages.ts';

export interface GroupTableProps {
  kind: 'genre' | 'tag';
  portal: PortalSlug;
  state: PanelState;
  rows: readonly GroupRow[];
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  pagination?: ReactNode;
}

/** Where a name leads: a genre to its top, a tag to its page where the portal has one. */
function useHref({ kind, portal, rows }: GroupTableProps): (id: number) => string | undefined {
  const hasTags = portalBySlug(portal)?.pages.some(({ path }) => path === 'tag-stats') ?? false;
  if (rows.length === 0) return () => undefined;
  if (kind === 'genre') {
    return (id) => `${paths.portal(portal)}?view=movement&list=genre_top&genre=${id}`;
  }
  return (id) => (hasTags ? paths.tag(portal, id) : undefined);
}

/** Genres or tags of a portal in figures, in the order of the server. */
export function GroupTable(props: GroupTableProps) {
  const { kind, state, rows, sort, onSort } = props;
  const { formatMessage: t } = useIntl();
  const hrefOf = useHref(props);
  const none = t(messages.noFigure);
  const number = (
    id: 'books' | 'new_books' | 'top_places' | 'top_authors',
    header: string,
  ): DataColumn<GroupRow> => ({
    id,
    header,
    align: 'end',
    width: '5.5rem',
    sort: 'descending',
    ...(id === 'books' ? { card: 'fact' as const } : {}),
    cell: (row) => <NumberCell value={row[id]} />,
    csv: (row) => row[id],
  });
  const all: (DataColumn<GroupRow> | false)[] = [
    {
      id: 'name',
      header: t(columns[kind]),
      rowHeader: true,
      card: 'title',
      sort: 'ascending',
      cell: (row) => {
        const href = hrefOf(row.id);
        return href === undefined ? row.name : <RowLink href={href}>{row.name}</RowLink>;
      },
      csv: (row) => row.name,
    },
    number('books', t(columns.books)),
    number('new_books', t(columns.newBooks)),
    {
      id: 'gain',
      header: t(columns.gain),
      align: 'end',
      width: '6.5rem',
      sort: 'descending',
      card: 'fact',
      cell: (row) => <DeltaCell value={row.gain} reason={none} />,
      csv: (row) => row.gain,
    },
    kind === 'genre'
      ? number('top_places', t(columns.topPlaces))
      : number('top_authors', t(messages.topAuthors)),
    {
      id: 'lift',
      header: t(messages.lift),
      headerTitle: t(messages.liftTitle),
      align: 'end',
      width: '7rem',
      sort: 'descending',
      card: 'fact',
      cell: (row) => <LiftCell lift={row.lift} reason={none} />,
      csv: (row) => row.lift?.value ?? null,
    },
    {
      id: 'median_price',
      header: t(columns.medianPrice),
      align: 'end',
      width: '5.5rem',
      sort: 'descending',
      cell: (row) => <MoneyCell value={row.median_price} reason={none} />,
      csv: (row) => row.median_price,
    },
    {
      id: 'finished_share',
      header: t(columns.finishedShare),
      align: 'end',
      width: '6rem',
      sort: 'descending',
      cell: (row) => <PercentCell share={row.finished_share} reason={none} />,
      csv: (row) => row.finished_share,
    },
    rows.some(({ spark }) => spark.length > 1) && {
      id: 'spark',
      header: t(messages.sparkColumn),
      width: '7.5rem',
      cell: (row) => <SparkCell points={row.spark} label={t(messages.spark, { name: row.name })} />,
    },
  ];
  const shown = all.filter((column) => column !== false);
  const label = t(kind === 'genre' ? messages.genresTable : messages.tagsTable);
  return (
    <Stack gap="xs">
      <Inline justify="end">
        <IconButton
          icon="download"
          label={t(messages.csv)}
          isDisabled={rows.length === 0}
          onPress={() => void downloadRows(label, shown, rows)}
        />
      </Inline>
      <DataTable
        label={label}
        columns={shown}
        rows={rows}
        getRowId={({ id }) => String(id)}
        state={state}
        sort={sort}
        onSortChange={onSort}
        skeletonRows={14}
        {...(props.pagination === undefined ? {} : { pagination: props.pagination })}
      />
    </Stack>
  );
}
