import {
  type DataColumn,
  DeltaCell,
  MoneyCell,
  NumberCell,
  PercentCell,
  SparkCell,
  useFormats,
  VolumeCell,
} from '@litometr/analytics-widgets';
import type { Bar, GenreRow, GroupRow, ListedGroup } from '@litometr/api-contract';
import { Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { columnMessages as columns } from '../../domain/domain.messages.ts';
import { hasFractions } from '../table/hasFractions.ts';
import { prioritizeColumns } from '../table/prioritizeColumns.ts';
import { useColumns } from '../table/useColumns.tsx';
import { GroupChangeCell } from './GroupChangeCell.tsx';
import { groupMessages as messages } from './group.messages.ts';
import { leftOutFirst } from './groupColumnOrder.ts';
import { LifecycleBadge } from './LifecycleBadge.tsx';
import { LiftCell } from './LiftCell.tsx';
import { NewGainCell } from './NewGainCell.tsx';
import { PartnerCell } from './PartnerCell.tsx';
import { usePeriodColumns } from './usePeriodColumns.tsx';
import { WithMiddleHalf } from './WithMiddleHalf.tsx';

/** Genres have the parts of openness, tags a partner; a row of either fits here. */
export type GroupTableRow = GroupRow &
  Partial<Pick<GenreRow, 'top'> & Pick<ListedGroup, 'figures'>>;

interface GroupColumns<Row extends GroupTableRow> {
  /** Of the page of the table; empty while they load. */
  rows: readonly Row[];
  kind: 'genre' | 'tag';
  hrefOf: (id: number) => string;
  /** True when the rows have values for the page's period; otherwise cards show the week's gain. */
  hasDays: boolean;
  /** The metric of the share above the bar, and the gain at which the bar is set. */
  bar: { id: Bar; gain: number | null | undefined };
}

const COLUMN_WIDTH = 100;

/** Columns of the statistics of genres or tags; ids that the API sorts by have its name. */
export function useGroupColumns<Row extends GroupTableRow>(
  props: GroupColumns<Row>,
): DataColumn<Row>[] {
  const { rows, kind, hrefOf, hasDays, bar } = props;
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const overPeriod = usePeriodColumns<Row>();
  const { formatMoney, formatNumber, formatPercent, formatVolume } = useFormats();
  const none = t(messages.noData);
  const hasKopecks = hasFractions(rows.map(({ median_price: price }) => price));
  type Extra = Partial<DataColumn<Row>>;
  const number = (
    id: string,
    header: string,
    value: (row: Row) => number | null,
    extra: Extra = {},
  ) =>
    column.number(id, header, value, {
      size: COLUMN_WIDTH,
      cell: ({ row }) => <NumberCell value={round(value(row.original))} reason={none} />,
      ...extra,
    });
  const share = (
    id: string,
    header: string,
    value: (row: Row) => number | null,
    extra: Extra = {},
  ): DataColumn<Row> => ({
    ...number(id, header, value, extra),
    cell: ({ row }) => <PercentCell share={value(row.original)} reason={none} />,
  });
  const sorted = { enableSorting: true, sortDescFirst: true } as const;
  const narrow = { ...sorted, size: 88 } as const;
  const list: (DataColumn<Row> | false)[] = [
    column.watchedName(kind, t(columns[kind]), ({ id }) => hrefOf(id), {
      enableSorting: true,
      sortDescFirst: false,
    }),
    number('books', t(columns.books), (row) => row.books, narrow),
    number('authors', t(columns.authors), (row) => row.authors, { ...sorted, size: 96 }),
    {
      ...number('new_books', t(columns.newBooks), (row) => row.new_books, narrow),
      cell: ({ row }) => (
        <Stack gap="none" align="end">
          <NumberCell value={row.original.new_books} />
          {row.original.new_before !== null && (
            // More new books are more rivals: neither direction is good news.
            <DeltaCell value={row.original.new_books - row.original.new_before} better="none" />
          )}
        </Stack>
      ),
    },
    {
      ...number('gain', t(columns.gain), (row) => row.gain, {
        ...sorted,
        ...(!hasDays && { meta: { card: 'fact' } }),
      }),
      cell: ({ row }) => <DeltaCell value={row.original.gain} reason={t(messages.noReading)} />,
    },
    {
      ...number('gain_change', t(messages.gainChange), (row) => row.gain_change, {
        ...sorted,
        size: 112,
        meta: { card: 'fact', title: t(messages.gainChangeTitle) },
      }),
      cell: ({ row }) => <GroupChangeCell row={row.original} />,
    },
    ...(hasDays ? overPeriod : []),
    number('median_gain', t(columns.medianGain), (row) => row.median_gain, sorted),
    {
      ...number('median_gain_new', t(messages.medianGainNew), (row) => row.median_gain_new, {
        ...sorted,
        meta: { title: t(messages.medianGainNewTitle) },
      }),
      cell: ({ row }) => <NewGainCell row={row.original} />,
    },
    share('above_share', t(messages.aboveShare), (row) => row.above_share, {
      ...sorted,
      meta: {
        title: t(messages.aboveShareTitle, {
          best: formatPercent(bestOf(bar.id)),
          gain: bar.gain == null ? '—' : formatNumber(round(bar.gain) ?? 0),
        }),
      },
    }),
    {
      ...number('top_places', t(columns.topPlaces), (row) => row.top_places, sorted),
      cell: ({ row }) => (
        <Stack gap="none" align="end">
          <NumberCell value={row.original.top_places} />
          <Text as="span" size="caption" tone="secondary">
            {t(messages.topAuthors, { count: row.original.top_authors })}
          </Text>
        </Stack>
      ),
    },
    {
      ...number('lift', t(messages.lift), (row) => row.lift?.value ?? null, {
        ...narrow,
        meta: { card: 'fact', title: `${t(messages.liftHeader)}. ${t(messages.liftOrder)}` },
      }),
      cell: ({ row }) => <LiftCell lift={row.original.lift} />,
    },
    {
      ...number('lift_change', t(messages.liftChange), (row) => liftChange(row), {
        size: 88,
        meta: { title: t(messages.liftChangeTitle) },
      }),
      cell: ({ row }) => (
        // It has no interval: whether chance explains it is unknown.
        <DeltaCell
          value={round(liftChange(row.original))}
          format="ratio"
          reason={none}
          better="none"
        />
      ),
    },
    number('likes_per_1000', t(messages.likesPer), (row) => row.likes_per_1000, sorted),
    number('library_per_1000', t(messages.libraryPer), (row) => row.library_per_1000, sorted),
    number('momentum', t(messages.momentum), (row) => row.momentum, {
      ...sorted,
      meta: { title: t(messages.momentumTitle) },
    }),
    kind === 'genre' &&
      share('turnover', t(messages.turnover), (row) => row.top?.turnover ?? null, {
        meta: { title: t(messages.turnoverTitle) },
      }),
    kind === 'genre' &&
      number('half_life', t(messages.halfLife), (row) => row.top?.half_life ?? null, {
        meta: { title: t(messages.halfLifeTitle) },
      }),
    kind === 'genre' &&
      share('debut_share', t(messages.debutShare), (row) => row.top?.debut_share ?? null, {
        meta: { title: t(messages.debutShareTitle) },
      }),
    kind === 'genre' &&
      number(
        'effective_authors',
        t(messages.effectiveAuthors),
        (row) => row.top?.effective_authors ?? null,
        { meta: { title: t(messages.effectiveAuthorsTitle) } },
      ),
    kind === 'genre' &&
      number('median_age', t(messages.medianAge), (row) => row.top?.median_age ?? null, {
        meta: { title: t(messages.medianAgeTitle) },
      }),
    kind === 'tag' && {
      id: 'partner',
      header: t(messages.partner),
      meta: { title: t(messages.partnerTitle) },
      size: 176,
      cell: ({ row }) => <PartnerCell partner={row.original.partner} />,
      accessorFn: ({ partner }) => partner?.name ?? null,
    },
    {
      id: 'median_price',
      header: t(columns.price),
      meta: { title: t(columns.medianPrice), align: 'end' },
      size: 128,
      ...sorted,
      cell: ({ row }) => (
        <WithMiddleHalf quartiles={row.original.price} format={formatMoney}>
          <MoneyCell isFixed={hasKopecks} value={row.original.median_price} reason={none} />
        </WithMiddleHalf>
      ),
      accessorFn: (row) => row.median_price,
    },
    {
      id: 'median_chars',
      header: t(columns.volume),
      meta: { title: t(messages.volumeTitle), align: 'end' },
      size: 136,
      ...sorted,
      cell: ({ row }) => (
        <WithMiddleHalf quartiles={row.original.chars} format={formatVolume}>
          <VolumeCell bare chars={row.original.chars?.p50 ?? null} reason={none} />
        </WithMiddleHalf>
      ),
      accessorFn: (row) => row.chars?.p50 ?? null,
    },
    share('finished_share', t(columns.finishedShare), (row) => row.finished_share, sorted),
    share('free_share', t(messages.freeShare), (row) => row.free_share),
    {
      id: 'lifecycle',
      header: t(messages.lifecycle),
      size: 128,
      cell: ({ row }) =>
        row.original.lifecycle !== null && <LifecycleBadge stage={row.original.lifecycle} />,
      accessorFn: ({ lifecycle }) => lifecycle,
    },
    {
      id: 'spark',
      header: t(messages.spark),
      size: 120,
      cell: ({ row }) => (
        <SparkCell
          points={row.original.spark}
          label={t(messages.sparkOf, { name: row.original.name })}
          // A genre's charts open in a panel of their own.
          href={kind === 'tag' ? `${hrefOf(row.original.id)}#gain` : hrefOf(row.original.id)}
        />
      ),
    },
  ];
  return prioritizeColumns(
    leftOutFirst,
    list.filter((column) => column !== false),
  );
}

const round = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100;

/** The books above a bar: so large a part of the portal's. */
export const bestOf = (bar: Bar): number => (100 - Number(bar)) / 100;

const liftChange = ({ lift, lift_before }: GroupTableRow): number | null =>
  lift === null || lift_before === null ? null : lift.value - lift_before;
