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
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { columnMessages as columns, reasonMessages } from '../../domain/domain.messages.ts';
import { isDay } from '../../domain/isDay.ts';
import { paths } from '../../domain/paths.ts';
import { authorsMessages as messages, tierNames } from './authors.messages.ts';

/** The columns that decide; the rest are one press away. */
export const usualColumns = [
  'books',
  'active_book',
  'gain',
  'gain_change',
  'top_places',
  'best_position',
  'spark',
];

const perWeek = ({ cadence }: AuthorRow) => cadence?.per_week ?? null;

/** Columns of a portal's authors; those of what the portal does not tell are left out. */
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
      width: '6.5rem',
      sort: 'descending',
      cell: (row) => <NumberCell value={value(row)} reason={t(messages.noData)} />,
      ...extra,
    });
  const hasSubscribers = rows.some(({ subscribers }) => subscribers !== null);
  const place = (id: 'best_position' | 'best_ever', header: string, extra: Extra = {}) =>
    column.place<AuthorRow>(id, header, (row) => row[id], {
      width: '6.5rem',
      sort: 'ascending',
      ...extra,
    });
  const list: (DataColumn<AuthorRow> | false)[] = [
    column.watchedName('author', t(columns.author), ({ id }) => paths.author(id), {
      sort: 'ascending',
      cell: (row) => (
        <Inline gap="xs" wrap={false}>
          <Avatar name={row.name} size="sm" />
          <Stack gap="none" align="start">
            <RowLink href={paths.author(row.id)}>
              <DataText of="author">{row.name}</DataText>
            </RowLink>
            {row.tier !== null && (
              <Text as="span" size="caption" tone="secondary">
                {t(tierNames[row.tier])}
              </Text>
            )}
          </Stack>
        </Inline>
      ),
    }),
    number('books', t(columns.books), (row) => row.books, {
      card: 'fact',
      width: '6rem',
      cell: (row) => (
        // At the edge that its place has: the end of a column, the start of a card.
        <>
          <NumberCell value={row.books} />
          <Text as="div" size="caption" tone="secondary">
            {t(messages.finishedOf, { count: row.finished })}
          </Text>
        </>
      ),
    }),
    {
      id: 'active_book',
      header: t(messages.activeBook),
      width: '12rem',
      cell: ({ active_book }) =>
        active_book !== null && (
          <Text as="span" lines={2}>
            <Link href={paths.book(active_book.id)} variant="quiet">
              <DataText>{active_book.title}</DataText>
            </Link>
          </Text>
        ),
      csv: ({ active_book }) => active_book?.title ?? null,
    },
    number('gain', t(columns.gain), (row) => row.gain, {
      card: 'fact',
      width: '7rem',
      cell: (row) => <DeltaCell value={row.gain} reason={t(messages.noReading)} />,
    }),
    number('gain_change', t(messages.gainChange), (row) => row.gain_change, {
      headerTitle: t(messages.gainChangeTitle),
      cell: (row) => (
        <ChangeCell
          change={row.gain_change}
          n={row.gain_change_n}
          reason={row.gain_change_reason}
          none={t(messages.noReading)}
        />
      ),
    }),
    hasSubscribers &&
      number('subscribers', t(messages.subscribers), (row) => row.subscribers, {
        width: '7rem',
        cell: (row) => (
          <Stack gap="none" align="end">
            <NumberCell value={row.subscribers} reason={t(reasonMessages.not_published)} />
            {row.subscribers_gain !== null && <DeltaCell value={row.subscribers_gain} />}
          </Stack>
        ),
      }),
    number('top_places', t(columns.topPlaces), (row) => row.top_places),
    place('best_position', t(messages.best90), { card: 'fact' }),
    place('best_ever', t(messages.bestEver)),
    number('days_in_tops', t(messages.daysInTops), (row) => row.days_in_tops),
    number('hit_share', t(messages.hitShare), (row) => row.hit_share, {
      headerTitle: t(messages.hitShareTitle),
      cell: (row) => <PercentCell share={row.hit_share} reason={t(messages.noData)} />,
    }),
    rows.some(({ cadence }) => cadence !== null) &&
      column.number<AuthorRow>('cadence', t(messages.cadence), (row) => perWeek(row), {
        headerTitle: t(messages.cadenceTitle, { weeks: CADENCE_WEEKS }),
        width: '7rem',
        sort: 'descending',
        cell: ({ cadence }) => (
          <Stack gap="none" align="end">
            <NumberCell value={cadence?.per_week ?? null} reason={t(messages.noData)} />
            {cadence !== null && (
              <Text as="span" size="caption" tone="secondary" numeric>
                {formatPercent(cadence.regularity)}
              </Text>
            )}
          </Stack>
        ),
      }),
    rows.some(({ written_per_day }) => written_per_day !== null) &&
      number('written_per_day', t(messages.written), (row) => row.written_per_day, {
        headerTitle: t(messages.writtenTitle, { days: WRITTEN_DAYS }),
        width: '7rem',
        cell: ({ written_per_day }) => (
          <NumberCell
            value={written_per_day === null ? null : Math.round(written_per_day)}
            reason={t(messages.writtenUnknown)}
          />
        ),
      }),
    number('chars', t(columns.volume), (row) => row.chars, {
      cell: (row) => <VolumeCell bare chars={row.chars} reason={t(reasonMessages.not_published)} />,
    }),
    {
      id: 'updated',
      header: t(messages.updated),
      align: 'end',
      width: '8rem',
      sort: 'descending',
      cell: ({ updated }) => (isDay(updated) ? <DateCell day={updated} relative /> : updated),
      csv: ({ updated }) => updated,
    },
    {
      id: 'debut_on',
      header: t(messages.since),
      align: 'end',
      width: '8rem',
      cell: ({ debut_on }) => <DateCell day={debut_on} reason={t(messages.noData)} />,
      csv: ({ debut_on }) => debut_on,
    },
    {
      id: 'tier',
      header: t(messages.tier),
      width: '8rem',
      cell: ({ tier }) => tier !== null && <StatusCell label={t(tierNames[tier])} />,
      csv: ({ tier }) => tier,
    },
    {
      id: 'genres',
      header: t(columns.genres),
      width: '12rem',
      cell: (row) => (
        <NamesCell
          max={1}
          items={row.genres.map(({ id, name }) => ({
            name,
            href: paths.genre(portal, id),
          }))}
        />
      ),
      csv: ({ genres }) => genres.map(({ name }) => name).join('|'),
    },
    {
      id: 'spark',
      header: t(messages.spark),
      width: '7.5rem',
      cell: (row) => (
        <SparkCell
          points={row.spark}
          label={t(messages.sparkOf, { name: row.name })}
          href={`${paths.author(row.id)}#gain`}
        />
      ),
    },
  ];
  return list.filter((column) => column !== false);
}
