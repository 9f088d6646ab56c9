import {
  type DataColumn,
  DateCell,
  DeltaCell,
  NumberCell,
  PercentCell,
  RowLink,
  SparkCell,
  StatusCell,
  useFormats,
  VolumeCell,
} from '@litometr/analytics-widgets';
import {
  type AuthorRow,
  CADENCE_WEEKS,
  type PortalSlug,
  WRITTEN_DAYS,
} from '@litometr/api-contract';
import { Avatar, Inline, Link, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { DataText } from '../../blocks/DataText.tsx';
import { ChangeCell } from '../../blocks/table/ChangeCell.tsx';
import { NamesCell } from '../../blocks/table/NamesCell.tsx';
import { prioritizeColumns } from '../../blocks/table/prioritizeColumns.ts';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { columnMessages as columns, reasonMessages } from '../../domain/domain.messages.ts';
import { isDay } from '../../domain/isDay.ts';
import { paths } from '../../domain/paths.ts';
import { leftOutFirst } from './authorColumnOrder.ts';
import { authorsMessages as messages, tierNames } from './authors.messages.ts';

const perWeek = ({ cadence }: AuthorRow) => cadence?.per_week ?? null;

const wholePerDay = ({ written_per_day: perDay }: AuthorRow) =>
  perDay === null ? null : Math.round(perDay);

/** Columns of a portal's authors, without those for data that the portal does not publish. */
export function useAuthorColumns(
  portal: PortalSlug,
  rows: readonly AuthorRow[],
): DataColumn<AuthorRow>[] {
  const { formatMessage: t } = useIntl();
  const { formatPercent } = useFormats();
  const column = useColumns();
  type Extra = Partial<DataColumn<AuthorRow>>;
  const number = (
    id: string,
    header: string,
    value: (row: AuthorRow) => number | null,
    extra: Extra = {},
  ) =>
    column.number(id, header, value, {
      size: 104,
      enableSorting: true,
      sortDescFirst: true,
      cell: ({ row }) => <NumberCell value={value(row.original)} reason={t(messages.noData)} />,
      ...extra,
    });
  const hasSubscribers = rows.some(({ subscribers }) => subscribers !== null);
  const place = (id: 'best_position' | 'best_ever', header: string, extra: Extra = {}) =>
    column.place<AuthorRow>(id, header, (row) => row[id], {
      size: 104,
      enableSorting: true,
      sortDescFirst: false,
      ...extra,
    });
  const list: (DataColumn<AuthorRow> | false)[] = [
    column.watchedName('author', t(columns.author), ({ id }) => paths.author(id), {
      enableSorting: true,
      sortDescFirst: false,
      cell: ({ row }) => (
        <Inline gap="xs" wrap={false}>
          <Avatar name={row.original.name} size="sm" />
          <Stack gap="none" align="start">
            <RowLink href={paths.author(row.original.id)}>
              <DataText of="author">{row.original.name}</DataText>
            </RowLink>
            {row.original.tier !== null && (
              <Text as="span" size="caption" tone="secondary">
                {t(tierNames[row.original.tier])}
              </Text>
            )}
          </Stack>
        </Inline>
      ),
    }),
    number('books', t(columns.books), (row) => row.books, {
      meta: { card: 'fact' },
      size: 96,
      cell: ({ row }) => (
        // At the edge that its place has: the end of a column, the start of a card.
        <>
          <NumberCell value={row.original.books} />
          <Text as="div" size="caption" tone="secondary">
            {t(messages.finishedOf, { count: row.original.finished })}
          </Text>
        </>
      ),
    }),
    {
      id: 'active_book',
      header: t(messages.activeBook),
      size: 192,
      cell: ({ row }) =>
        row.original.active_book !== null && (
          <Text as="span" lines={2} dir="auto">
            <Link href={paths.book(row.original.active_book.id)} variant="quiet">
              <DataText>{row.original.active_book.title}</DataText>
            </Link>
          </Text>
        ),
      accessorFn: ({ active_book }) => active_book?.title ?? null,
    },
    number('gain', t(columns.gain), (row) => row.gain, {
      meta: { card: 'fact' },
      size: 112,
      cell: ({ row }) => <DeltaCell value={row.original.gain} reason={t(messages.noReading)} />,
    }),
    number('gain_change', t(messages.gainChange), (row) => row.gain_change, {
      meta: { title: t(messages.gainChangeTitle) },
      cell: ({ row }) => (
        <ChangeCell
          change={row.original.gain_change}
          n={row.original.gain_change_n}
          reason={row.original.gain_change_reason}
          none={t(messages.noReading)}
        />
      ),
    }),
    hasSubscribers &&
      number('subscribers', t(messages.subscribers), (row) => row.subscribers, {
        size: 112,
        cell: ({ row }) => (
          <Stack gap="none" align="end">
            <NumberCell value={row.original.subscribers} reason={t(reasonMessages.not_published)} />
            {row.original.subscribers_gain !== null && (
              <DeltaCell value={row.original.subscribers_gain} />
            )}
          </Stack>
        ),
      }),
    number('top_places', t(columns.topPlaces), (row) => row.top_places),
    place('best_position', t(messages.best90), { meta: { card: 'fact' } }),
    place('best_ever', t(messages.bestEver)),
    number('days_in_tops', t(messages.daysInTops), (row) => row.days_in_tops),
    number('hit_share', t(messages.hitShare), (row) => row.hit_share, {
      meta: { title: t(messages.hitShareTitle) },
      cell: ({ row }) => (
        <PercentCell
          share={row.original.hit_share}
          n={row.original.books}
          reason={t(messages.noData)}
        />
      ),
    }),
    rows.some(({ cadence }) => cadence !== null) &&
      column.number<AuthorRow>('cadence', t(messages.cadence), (row) => perWeek(row), {
        meta: { title: t(messages.cadenceTitle, { weeks: CADENCE_WEEKS }) },
        size: 112,
        enableSorting: true,
        sortDescFirst: true,
        cell: ({ row }) => (
          <Stack gap="none" align="end">
            <NumberCell value={perWeek(row.original)} reason={t(messages.noData)} />
            {row.original.cadence !== null && (
              <Text as="span" size="caption" tone="secondary" numeric>
                {formatPercent(row.original.cadence.regularity)}
              </Text>
            )}
          </Stack>
        ),
      }),
    rows.some(({ written_per_day }) => written_per_day !== null) &&
      number('written_per_day', t(messages.written), (row) => row.written_per_day, {
        meta: { title: t(messages.writtenTitle, { days: WRITTEN_DAYS }) },
        size: 112,
        cell: ({ row }) => (
          <NumberCell value={wholePerDay(row.original)} reason={t(messages.writtenUnknown)} />
        ),
      }),
    number('chars', t(columns.volume), (row) => row.chars, {
      cell: ({ row }) => (
        <VolumeCell bare chars={row.original.chars} reason={t(reasonMessages.not_published)} />
      ),
    }),
    {
      id: 'updated',
      header: t(messages.updated),
      meta: { align: 'end' },
      size: 128,
      enableSorting: true,
      sortDescFirst: true,
      cell: ({ row }) =>
        isDay(row.original.updated) ? (
          <DateCell day={row.original.updated} relative />
        ) : (
          row.original.updated
        ),
      accessorFn: ({ updated }) => updated,
    },
    {
      id: 'debut_on',
      header: t(messages.since),
      meta: { align: 'end' },
      size: 128,
      cell: ({ row }) => <DateCell day={row.original.debut_on} reason={t(messages.noData)} />,
      accessorFn: ({ debut_on }) => debut_on,
    },
    {
      id: 'tier',
      header: t(messages.tier),
      size: 128,
      cell: ({ row }) =>
        row.original.tier !== null && <StatusCell label={t(tierNames[row.original.tier])} />,
      accessorFn: ({ tier }) => tier,
    },
    {
      id: 'genres',
      header: t(columns.genres),
      size: 192,
      cell: ({ row }) => (
        <NamesCell
          max={1}
          items={row.original.genres.map(({ id, name }) => ({
            name,
            href: paths.genre(portal, id),
          }))}
        />
      ),
      accessorFn: ({ genres }) => genres.map(({ name }) => name).join('|'),
    },
    {
      id: 'spark',
      header: t(messages.spark),
      size: 120,
      cell: ({ row }) => (
        <SparkCell
          points={row.original.spark}
          label={t(messages.sparkOf, { name: row.original.name })}
          href={`${paths.author(row.original.id)}#gain`}
        />
      ),
    },
  ];
  return prioritizeColumns(
    leftOutFirst,
    list.filter((column) => column !== false),
  );
}
