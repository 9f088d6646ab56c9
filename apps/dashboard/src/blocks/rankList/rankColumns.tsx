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
import { useColumns } from '../table/useColumns.tsx';
import { useMetricColumns } from './metricColumns.tsx';
import { perSheet } from './rankFigures.ts';
import { rankListMessages as messages } from './rankList.messages.ts';

/** Columns that a list begins without; the reader brings them back by the choice of columns. */
export function hiddenAtFirst(list: ListKind | undefined): readonly string[] {
  const rare = ['prev', 'streak', 'views', 'likes', 'rating', 'comments'];
  const commercial = ['price', 'volume', 'per_sheet', 'strength'];
  if (list === 'genre_top') return [...rare, ...commercial, 'genres', 'library', 'rating_count'];
  return list === 'bestseller'
    ? [...rare, 'genres', 'strength', 'library', 'rating_count']
    : [...rare, ...commercial];
}

/** A captured day, and how many days before the shown one it is. */
export interface WeekDay {
  day: string;
  days: number;
}

/** A gap of 6 to 8 days is a week; any other is named by its day. */
const isWeek = (week: WeekDay | null) => week === null || Math.abs(week.days - 7) <= 1;

export interface RankColumnsInput {
  rows: readonly ListItem[];
  list: ListKind | undefined;
  /** What the small lines go by. */
  sparkDays: readonly string[];
  /** The day that a week's moves begin with. */
  week: WeekDay | null;
  /** Makes a genre's name lead to its part of this portal. */
  genreHref?: (genre: number) => string;
  portal: PortalSlug;
}

/** The columns of a rank list. A column exists only where a row has something to say in it. */
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
  const chipsOf = ({ book, has_audio: isHeard }: ListItem) => [
    ...(book.status === null || book.status === 'in_progress' || book.status === 'unknown'
      ? []
      : [{ label: domain.status(book.status) }]),
    ...(isHeard === true ? [{ label: t(messages.audio) }] : []),
  ];

  const columns: (DataColumn<ListItem> | false)[] = [
    column.rank((row) => row),
    column.place('prev', t(columnMessages.prevRank), (row) => row.prev_position, {
      headerTitle: t(columnMessages.prevRankTitle),
      width: '4.5rem',
    }),
    {
      id: 'week',
      header: isWeek(week) ? t(messages.weekDelta) : t(messages.weekSince, weekDay('short')),
      headerTitle: isWeek(week)
        ? t(messages.weekDeltaTitle)
        : t(messages.weekSinceTitle, weekDay('long')),
      align: 'end',
      width: '4.75rem',
      card: 'fact',
      cell: (row) => <DeltaCell value={row.week_delta} reason={t(reasonMessages.not_on_list)} />,
      csv: (row) => row.week_delta,
    },
    column.book(({ book }) => book, {
      ...(isCommercial && {
        cell: (row) => <BookCell {...bookCellProps(row.book)} chips={chipsOf(row)} />,
      }),
    }),
    {
      id: 'genres',
      header: t(columnMessages.genres),
      width: '10rem',
      cell: (row) => (
        <NamesCell
          max={1}
          items={row.book.genres.map(({ id, name }) => ({
            name,
            ...(genreHref === undefined ? {} : { href: genreHref(id) }),
          }))}
        />
      ),
      csv: (row) => row.book.genres.map(({ name }) => name).join(', '),
    },
    rows.some(({ places }) => places.length > 0) && {
      id: 'places',
      header: t(messages.alsoIn),
      headerTitle: t(messages.alsoInTitle),
      width: '11rem',
      cell: (row) => (
        <ChipsCell
          max={1}
          items={row.places.map(({ list, position }) => ({
            label: t(messages.placeIn, { place: position, genre: list.genre?.name ?? '' }),
            ...(genreHref === undefined || list.genre === null
              ? {}
              : { href: genreHref(list.genre.id) }),
          }))}
        />
      ),
      csv: (row) =>
        row.places.map(({ list, position }) => `${list.genre?.name ?? ''} ${position}`).join(', '),
    },
    ...metrics,
    hasPrice && {
      id: 'price',
      header: t(columnMessages.price),
      align: 'end',
      width: '5rem',
      card: 'fact',
      cell: ({ book }) => (
        <MoneyCell
          value={book.price_rub}
          oldValue={book.price_old_rub}
          reason={t(reasonMessages.not_published)}
        />
      ),
      csv: (row) => row.book.price_rub,
    },
    hasVolume && {
      id: 'volume',
      header: t(columnMessages.volume),
      align: 'end',
      width: '5.25rem',
      cell: (row) => (
        <VolumeCell bare chars={row.book.chars} reason={t(reasonMessages.not_published)} />
      ),
      csv: (row) => row.book.chars,
    },
    hasPrice &&
      hasVolume && {
        id: 'per_sheet',
        header: t(messages.perSheet),
        headerTitle: t(messages.perSheetTitle),
        align: 'end',
        width: '4.5rem',
        cell: (row) => (
          <MoneyCell value={perSheet(row.book)} reason={t(reasonMessages.not_published)} />
        ),
        csv: (row) => perSheet(row.book),
      },
    {
      id: 'strength',
      header: t(messages.strength),
      headerTitle: t(messages.strengthTitle),
      align: 'end',
      width: '6rem',
      cell: (row) => <PercentCell bar share={row.strength} reason={t(reasonMessages.not_read)} />,
      csv: (row) => row.strength,
    },
    column.number('days', t(columnMessages.daysOn), (row) => row.days_on, { width: '4.5rem' }),
    column.number('streak', t(messages.streak), (row) => row.streak, {
      headerTitle: t(messages.streakTitle),
      width: '5rem',
    }),
    column.place('peak', t(columnMessages.peak), (row) => row.peak, { width: '4rem' }),
    {
      id: 'spark',
      header: t(columnMessages.spark),
      width: '6.5rem',
      cell: (row) => (
        <SparkCell
          inverted
          points={sparkDays.map((day, at) => ({ day, value: row.spark[at] ?? null }))}
          label={t(messages.spark, { title: row.book.title })}
          href={`${paths.book(row.book.id)}#ranks`}
        />
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}
