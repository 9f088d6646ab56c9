import {
  BookCell,
  type DataColumn,
  NumberCell,
  RankCell,
  RowLink,
} from '@litometr/analytics-widgets';
import type {
  BookBrief,
  CatalogueItem,
  Gain,
  ListItem,
  PortalSlug,
  WatchKind,
} from '@litometr/api-contract';
import { Stack, Text } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { columnMessages, reasonMessages } from '../../domain/domain.messages.ts';
import { GlossOf } from '../../domain/GlossOf.tsx';
import { bookCellProps, useDomain } from '../../domain/useDomain.ts';
import { useNames } from '../../domain/useNames.ts';
import { NamedPortal } from '../../portals/PortalMark.tsx';
import { DataText } from '../DataText.tsx';
import { SeriesLink } from '../SeriesLink.tsx';
import { starred } from '../watch/starred.tsx';
import { WeekGainCell } from './WeekGainCell.tsx';

type RowData = object;

/** Options of a column that differ from the shared ones. */
export type ColumnOptions<Row extends RowData> = Partial<DataColumn<Row>>;

/** Returns the column with other options; those of `meta` are merged. */
const withOptions = <Row extends RowData>(
  column: DataColumn<Row>,
  options: ColumnOptions<Row>,
): DataColumn<Row> =>
  ({ ...column, ...options, meta: { ...column.meta, ...options.meta } }) as DataColumn<Row>;

/** A rank on a list, and its change. */
interface Place {
  position: number | null;
  state: ListItem['state'] | 'out';
  delta: number | null;
}

/** A name, where it leads to, and under it what it means in the reader's language. */
const nameCell = (shown: ReactNode, name: string, href: string | undefined) => (
  <Stack gap="none">
    {href === undefined ? shown : <RowLink href={href}>{shown}</RowLink>}
    <GlossOf name={name} />
  </Stack>
);

/**
 * Returns the columns that many tables have. Options of one table (a width, a position on the card,
 * an order) replace the shared ones.
 */
export function useColumns() {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const names = useNames();

  const number = <Row extends RowData>(
    id: string,
    header: string,
    value: (row: Row) => number | null,
    options: ColumnOptions<Row> = {},
  ): DataColumn<Row> =>
    withOptions<Row>(
      {
        id,
        header,
        meta: { align: 'end' },
        cell: ({ row }) => <NumberCell value={value(row.original)} />,
        accessorFn: value,
      },
      options,
    );

  const name = <Row extends { name: string }>(
    header: string,
    hrefOf: (row: Row) => string | undefined,
    options: ColumnOptions<Row> = {},
  ): DataColumn<Row> =>
    withOptions<Row>(
      {
        id: 'name',
        header,
        meta: { rowHeader: true, card: 'title' },
        cell: ({ row }) =>
          nameCell(names.title(row.original.name), row.original.name, hrefOf(row.original)),
        accessorFn: (row) => row.name,
      },
      options,
    );

  return {
    /** A figure; null is an em dash. */
    number,
    /** The book that names its row. */
    book: <Row extends RowData>(
      of: (row: Row) => BookBrief,
      options: ColumnOptions<Row> = {},
    ): DataColumn<Row> =>
      starred(
        withOptions<Row>(
          {
            id: 'book',
            header: t(columnMessages.book),
            meta: { rowHeader: true, card: 'title', skeleton: 'book' },
            cell: ({ row }) => <BookCell {...bookCellProps(of(row.original))} />,
            accessorFn: (row) => of(row).title,
          },
          options,
        ),
        (row) => ({ kind: 'book', target: of(row).id, name: of(row).title }),
      ),
    /** The name that names its row and leads to what it is of. */
    name,
    /** The same of a genre, a tag or an author, which can be followed. */
    watchedName: <Row extends { id: number; name: string }>(
      kind: WatchKind,
      header: string,
      hrefOf: (row: Row) => string | undefined,
      options: ColumnOptions<Row> = {},
    ): DataColumn<Row> =>
      starred(
        name(header, hrefOf, {
          cell: ({ row }) =>
            nameCell(
              <DataText of={kind === 'author' ? 'author' : 'title'}>{row.original.name}</DataText>,
              row.original.name,
              hrefOf(row.original),
            ),
          ...options,
        }),
        (row) => ({ kind, target: row.id, name: row.name }),
      ),
    /** The place on the list that is shown, with its movement. */
    rank: <Row extends RowData>(
      of: (row: Row) => Place,
      options: ColumnOptions<Row> = {},
    ): DataColumn<Row> =>
      withOptions<Row>(
        {
          id: 'rank',
          header: t(columnMessages.rank),
          size: 88,
          meta: { card: 'lead' },
          cell: ({ row }) => {
            const { position, state, delta } = of(row.original);
            return (
              <RankCell position={position} movement={state === 'out' ? null : { state, delta }} />
            );
          },
          accessorFn: (row) => of(row).position,
        },
        options,
      ),
    /** The portal of a row's book, where rows come from several. */
    portal: <Row extends RowData>(
      of: (row: Row) => PortalSlug,
      options: ColumnOptions<Row> = {},
    ): DataColumn<Row> =>
      withOptions<Row>(
        {
          id: 'portal',
          header: t(columnMessages.portal),
          size: 88,
          meta: { align: 'center', card: 'fact' },
          cell: ({ row }) => <NamedPortal portal={of(row.original)} isStacked />,
          accessorFn: (row) => domain.portal(of(row)),
        },
        options,
      ),
    /** The series of a book; nothing where it belongs to none. */
    series: <Row extends Pick<CatalogueItem, 'book' | 'series'>>(
      options: ColumnOptions<Row> = {},
    ): DataColumn<Row> =>
      withOptions<Row>(
        {
          id: 'series',
          header: t(columnMessages.series),
          cell: ({ row }) =>
            row.original.series !== null && (
              <Text as="span" lines={2}>
                <SeriesLink book={row.original.book} series={row.original.series} />
              </Text>
            ),
          accessorFn: ({ series }) => series?.title ?? null,
        },
        options,
      ),
    /** A best or former place; null: never on a list. */
    place: <Row extends RowData>(
      id: string,
      header: string,
      value: (row: Row) => number | null,
      options: ColumnOptions<Row> = {},
    ): DataColumn<Row> =>
      number(id, header, value, {
        cell: ({ row }) => (
          <NumberCell
            value={value(row.original)}
            format="rank"
            reason={t(reasonMessages.not_on_list)}
          />
        ),
        ...options,
      }),
    /** The gain of a metric in a week; null shows its reason. */
    gain: <Row extends RowData>(
      of: (row: Row) => Gain | null | undefined,
      options: ColumnOptions<Row> = {},
    ): DataColumn<Row> =>
      number('gain', t(columnMessages.gain), (row) => of(row)?.value ?? null, {
        cell: ({ row }) => <WeekGainCell gain={of(row.original)} />,
        ...options,
      }),
  };
}
