import {
  BookCell,
  ChipsCell,
  type DataColumn,
  DeltaCell,
  MoneyCell,
  PercentCell,
  SparkCell,
  useFormats,
  VolumeCell,
} from '@litometr/analytics-widgets';
import type { ListItem, ListKind, PortalSlug } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { columnMessages, reasonMessages } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import { bookCellProps, useDomain } from '../../domain/useDomain.ts';
import { NamesCell } from '../table/NamesCell.tsx';
import { prioritizeColumns } from '../table/prioritizeColumns.ts';
import { useColumns } from '../table/useColumns.tsx';
import { useMetricColumns } from './metricColumns.tsx';
import { perSheet } from './rankFigures.ts';
import { rankListMessages as messages } from './rankList.messages.ts';

/** Columns that are hidden by default; the column chooser shows them. */
export function hiddenAtFirst(list: ListKind | undefined): readonly string[] {
  const rare = ['prev', 'streak', 'views', 'likes', 'rating', 'comments'];
  const commercial = ['price', 'volume', 'per_sheet', 'strength'];
  if (list === 'genre_top') return [...rare, ...commercial, 'genres', 'library', 'rating_count'];
  return list === 'bestseller'
    ? [...rare, 'genres', 'strength', 'library', 'rating_count']
    : [...rare, ...commercial];
}

/** Where the table has no room for all. Place, book and gain always stay. */
const leftOutFirst = [
  'per_sheet',
  'streak',
  'places',
  'genres',
  'comments',
  'likes',
  'views',
  'rating',
  'prev',
  'volume',
  'strength',
  'spark',
  'rating_count',
  'library',
  'days',
  'price',
  'peak',
  'week',
];

/** A captured day, and how many days before the shown one it is. */
interface WeekDay {
  day: string;
  days: number;
}

/** A gap of 6 to 8 days is a week; any other is named by its day. */
const isWeek = (week: WeekDay | null) => week === null || Math.abs(week.days - 7) <= 1;

export interface RankColumnsInput {
  rows: readonly ListItem[];
  list: ListKind | undefined;
  /** The metric of the sparklines. */
  sparkDays: readonly string[];
  /** The day that a week's moves begin with. */
  week: WeekDay | null;
  /** Makes a genre's name lead to its part of this portal. */
  genreHref?: (genre: number) => string;
  portal: PortalSlug;
}

/** The columns of a rank list. A column exists only where some row has a value in it. */
export function useRankColumns({
  rows,
  list,
  sparkDays,
  week,
  genreHref,
}: RankColumnsInput): DataColumn<ListItem>[] {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const column = useColumns();
  const metrics = useMetricColumns(rows);
  const { formatDay } = useFormats();
  const weekDay = (form: 'short' | 'long') => ({
    day: week === null ? '' : formatDay(week.day, form),
  });
  const isCommercial = list === 'bestseller';
  const hasPrice = rows.some((row) => row.book.price_rub !== null);
  const hasVolume = rows.some((row) => row.book.chars !== null);
  const chipsOf = ({ book, has_audio: hasAudio }: ListItem) => [
    ...(book.status === null || book.status === 'in_progress' || book.status === 'unknown'
      ? []
      : [{ label: domain.status(book.status) }]),
    ...(hasAudio === true ? [{ label: t(messages.audio) }] : []),
  ];

  const columns: (DataColumn<ListItem> | false)[] = [
    column.rank((row) => row),
    column.place('prev', t(columnMessages.prevRank), (row) => row.prev_position, {
      meta: { title: t(columnMessages.prevRankTitle) },
      size: 72,
    }),
    {
      id: 'week',
      header: isWeek(week) ? t(messages.weekDelta) : t(messages.weekSince, weekDay('short')),
      meta: {
        title: isWeek(week)
          ? t(messages.weekDeltaTitle)
          : t(messages.weekSinceTitle, weekDay('long')),
        align: 'end',
        card: 'fact',
      },
      size: 76,
      cell: ({ row }) => (
        <DeltaCell value={row.original.week_delta} reason={t(reasonMessages.not_on_list)} />
      ),
      accessorFn: (row) => row.week_delta,
    },
    column.book(({ book }) => book, {
      ...(isCommercial && {
        cell: ({ row }) => (
          <BookCell {...bookCellProps(row.original.book)} chips={chipsOf(row.original)} />
        ),
      }),
    }),
    {
      id: 'genres',
      header: t(columnMessages.genres),
      size: 160,
      cell: ({ row }) => (
        <NamesCell
          max={1}
          items={row.original.book.genres.map(({ id, name }) => ({
            name,
            ...(genreHref === undefined ? {} : { href: genreHref(id) }),
          }))}
        />
      ),
      accessorFn: (row) => row.book.genres.map(({ name }) => name).join(', '),
    },
    rows.some(({ places }) => places.length > 0) && {
      id: 'places',
      header: t(messages.alsoIn),
      meta: { title: t(messages.alsoInTitle) },
      size: 176,
      cell: ({ row }) => (
        <ChipsCell
          max={1}
          items={row.original.places.map(({ list, position }) => ({
            label: t(messages.placeIn, { place: position, genre: list.genre?.name ?? '' }),
            ...(genreHref === undefined || list.genre === null
              ? {}
              : { href: genreHref(list.genre.id) }),
          }))}
        />
      ),
      accessorFn: (row) =>
        row.places.map(({ list, position }) => `${list.genre?.name ?? ''} ${position}`).join(', '),
    },
    ...metrics,
    hasPrice && {
      id: 'price',
      header: t(columnMessages.price),
      meta: { align: 'end', card: 'fact' },
      size: 80,
      cell: ({ row }) => (
        <MoneyCell
          value={row.original.book.price_rub}
          oldValue={row.original.book.price_old_rub}
          reason={t(reasonMessages.not_published)}
        />
      ),
      accessorFn: (row) => row.book.price_rub,
    },
    hasVolume && {
      id: 'volume',
      header: t(columnMessages.volume),
      meta: { align: 'end' },
      size: 84,
      cell: ({ row }) => (
        <VolumeCell bare chars={row.original.book.chars} reason={t(reasonMessages.not_published)} />
      ),
      accessorFn: (row) => row.book.chars,
    },
    hasPrice &&
      hasVolume && {
        id: 'per_sheet',
        header: t(messages.perSheet),
        meta: { title: t(messages.perSheetTitle), align: 'end' },
        size: 72,
        cell: ({ row }) => (
          <MoneyCell value={perSheet(row.original.book)} reason={t(reasonMessages.not_published)} />
        ),
        accessorFn: (row) => perSheet(row.book),
      },
    {
      id: 'strength',
      header: t(messages.strength),
      meta: { title: t(messages.strengthTitle), align: 'end' },
      size: 96,
      cell: ({ row }) => (
        <PercentCell bar share={row.original.strength} reason={t(reasonMessages.not_read)} />
      ),
      accessorFn: (row) => row.strength,
    },
    column.number('days', t(columnMessages.daysOn), (row) => row.days_on, {
      size: 72,
    }),
    column.number('streak', t(messages.streak), (row) => row.streak, {
      meta: { title: t(messages.streakTitle) },
      size: 80,
    }),
    column.place('peak', t(columnMessages.peak), (row) => row.peak, {
      size: 64,
    }),
    {
      id: 'spark',
      header: t(columnMessages.spark),
      size: 104,
      cell: ({ row }) => (
        <SparkCell
          inverted
          points={sparkDays.map((day, at) => ({ day, value: row.original.spark[at] ?? null }))}
          label={t(messages.spark, { title: row.original.book.title })}
          href={`${paths.book(row.original.book.id)}#ranks`}
        />
      ),
    },
  ];
  return prioritizeColumns(
    leftOutFirst,
    columns.filter((column) => column !== false),
  );
}
