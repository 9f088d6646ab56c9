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
import { PortalMark, Stack, Text } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { columnMessages, reasonMessages } from '../../domain/domain.messages.ts';
import { GlossOf } from '../../domain/GlossOf.tsx';
import { bookCellProps, useDomain } from '../../domain/useDomain.ts';
import { useNames } from '../../domain/useNames.ts';
import { DataText } from '../DataText.tsx';
import { SeriesLink } from '../SeriesLink.tsx';
import { starred } from '../watch/starred.tsx';
import { WeekGainCell } from './WeekGainCell.tsx';

type Rest<Row> = Partial<DataColumn<Row>>;

/** A place on a list, and how it came to be. */
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
 * The columns that stand in many tables, made in one way. What a table wants otherwise (a width,
 * a place on the card, an order) comes as `rest` and wins.
 */
export function useColumns() {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const names = useNames();

  const number = <Row,>(
    id: string,
    header: string,
    value: (row: Row) => number | null,
    rest: Rest<Row> = {},
  ): DataColumn<Row> => ({
    id,
    header,
    align: 'end',
    cell: (row) => <NumberCell value={value(row)} />,
    csv: value,
    ...rest,
  });

  const name = <Row extends { name: string }>(
    header: string,
    hrefOf: (row: Row) => string | undefined,
    rest: Rest<Row> = {},
  ): DataColumn<Row> => ({
    id: 'name',
    header,
    rowHeader: true,
    card: 'title',
    cell: (row) => nameCell(names.title(row.name), row.name, hrefOf(row)),
    csv: (row) => row.name,
    ...rest,
  });

  return {
    /** A figure; null is an em dash. */
    number,
    /** The book that names its row. */
    book: <Row,>(of: (row: Row) => BookBrief, rest: Rest<Row> = {}): DataColumn<Row> =>
      starred(
        {
          id: 'book',
          header: t(columnMessages.book),
          rowHeader: true,
          card: 'title',
          skeleton: 'book',
          cell: (row) => <BookCell {...bookCellProps(of(row))} />,
          csv: (row) => of(row).title,
          ...rest,
        },
        (row) => ({ kind: 'book', target: of(row).id, name: of(row).title }),
      ),
    /** The name that names its row and leads to what it is of. */
    name,
    /** The same of a genre, a tag or an author, which can be followed. */
    watchedName: <Row extends { id: number; name: string }>(
      kind: WatchKind,
      header: string,
      hrefOf: (row: Row) => string | undefined,
      rest: Rest<Row> = {},
    ): DataColumn<Row> =>
      starred(
        name(header, hrefOf, {
          cell: (row) =>
            nameCell(
              <DataText of={kind === 'author' ? 'author' : 'title'}>{row.name}</DataText>,
              row.name,
              hrefOf(row),
            ),
          ...rest,
        }),
        (row) => ({ kind, target: row.id, name: row.name }),
      ),
    /** The place on the list that is shown, with its movement. */
    rank: <Row,>(of: (row: Row) => Place, rest: Rest<Row> = {}): DataColumn<Row> => ({
      id: 'rank',
      header: t(columnMessages.rank),
      width: '5.5rem',
      card: 'lead',
      cell: (row) => {
        const { position, state, delta } = of(row);
        return (
          <RankCell position={position} movement={state === 'out' ? null : { state, delta }} />
        );
      },
      csv: (row) => of(row).position,
      ...rest,
    }),
    /** The portal of a row's book, where rows come from several. */
    portal: <Row,>(of: (row: Row) => PortalSlug, rest: Rest<Row> = {}): DataColumn<Row> => ({
      id: 'portal',
      header: t(columnMessages.portal),
      width: '4.5rem',
      align: 'center',
      card: 'fact',
      cell: (row) => <PortalMark portal={of(row)} size="sm" name={domain.portal(of(row))} />,
      csv: (row) => domain.portal(of(row)),
      ...rest,
    }),
    /** What a book is a part of; nothing where it stands alone. */
    series: <Row extends Pick<CatalogueItem, 'book' | 'series'>>(
      rest: Rest<Row> = {},
    ): DataColumn<Row> => ({
      id: 'series',
      header: t(columnMessages.series),
      cell: ({ book, series }) =>
        series !== null && (
          <Text as="span" lines={2}>
            <SeriesLink book={book} series={series} />
          </Text>
        ),
      csv: ({ series }) => series?.title ?? null,
      ...rest,
    }),
    /** A best or former place; null: never on a list. */
    place: <Row,>(
      id: string,
      header: string,
      value: (row: Row) => number | null,
      rest: Rest<Row> = {},
    ): DataColumn<Row> =>
      number(id, header, value, {
        cell: (row) => (
          <NumberCell value={value(row)} format="rank" reason={t(reasonMessages.not_on_list)} />
        ),
        ...rest,
      }),
    /** The gain of a metric in a week; null shows its reason. */
    gain: <Row,>(
      of: (row: Row) => Gain | null | undefined,
      rest: Rest<Row> = {},
    ): DataColumn<Row> =>
      number('gain', t(columnMessages.gain), (row) => of(row)?.value ?? null, {
        cell: (row) => <WeekGainCell gain={of(row)} />,
        ...rest,
      }),
  };
}
