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
import type { Bar, GenreRow, GroupRow, ListedGroup, Quartiles } from '@litometr/api-contract';
import { Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { columnMessages as columns } from '../../domain/domain.messages.ts';
import { GlossOf } from '../../domain/GlossOf.tsx';
import { DataText } from '../DataText.tsx';
import { useColumns } from '../table/useColumns.tsx';
import { LifecycleBadge } from './LifecycleBadge.tsx';
import { LiftCell } from './LiftCell.tsx';
import { NewGainCell } from './NewGainCell.tsx';
import { NicheChangeCell } from './NicheChangeCell.tsx';
import { nicheMessages as messages } from './niche.messages.ts';
import { usePeriodColumns } from './usePeriodColumns.tsx';

/** Genres have the parts of openness, tags a partner; a row of either fits here. */
export type NicheRow = GroupRow & Partial<Pick<GenreRow, 'top'> & Pick<ListedGroup, 'figures'>>;

interface NicheColumns {
  kind: 'genre' | 'tag';
  hrefOf: (id: number) => string;
  /** Whether the rows tell the page's days; the gain of a week stands for them on a card otherwise. */
  hasDays: boolean;
  /** What the share above the bar is told of, and the gain that it stands at. */
  bar: { id: Bar; gain: number | null | undefined };
}

const columnWidth = '6.25rem';

/** Columns of the statistics of genres or tags; ids that the API sorts by have its name. */
export function useNicheColumns(props: NicheColumns): DataColumn<NicheRow>[] {
  const { kind, hrefOf, hasDays, bar } = props;
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const overPeriod = usePeriodColumns();
  const { formatMoney, formatNumber, formatPercent, formatVolume } = useFormats();
  const middle = (of: Quartiles | null, format: (value: number) => string) =>
    of !== null && (
      <Text as="span" size="caption" tone="secondary">
        {t(messages.middleHalf, { low: format(of.p25), high: format(of.p75) })}
      </Text>
    );
  type Extra = Partial<DataColumn<NicheRow>>;
  const number = (
    id: string,
    header: string,
    value: (row: NicheRow) => number | null,
    extra: Extra = {},
  ) =>
    column.number(id, header, value, {
      width: columnWidth,
      cell: (row) => <NumberCell value={round(value(row))} reason={t(messages.noData)} />,
      ...extra,
    });
  const share = (
    id: string,
    header: string,
    value: (row: NicheRow) => number | null,
    extra: Extra = {},
  ): DataColumn<NicheRow> => ({
    ...number(id, header, value, extra),
    cell: (row) => <PercentCell share={value(row)} reason={t(messages.noData)} />,
  });
  const sorted = { sort: 'descending' } as const;
  const narrow = { ...sorted, width: '5.5rem' } as const;
  const list: (DataColumn<NicheRow> | false)[] = [
    column.watchedName(kind, t(columns[kind]), ({ id }) => hrefOf(id), { sort: 'ascending' }),
    number('books', t(columns.books), (row) => row.books, narrow),
    number('authors', t(columns.authors), (row) => row.authors, { ...sorted, width: '6rem' }),
    {
      ...number('new_books', t(columns.newBooks), (row) => row.new_books, narrow),
      cell: (row) => (
        <Stack gap="none" align="end">
          <NumberCell value={row.new_books} />
          {row.new_before !== null && <DeltaCell value={row.new_books - row.new_before} />}
        </Stack>
      ),
    },
    {
      ...number('gain', t(columns.gain), (row) => row.gain, {
        ...sorted,
        ...(!hasDays && { card: 'fact' }),
      }),
      cell: (row) => <DeltaCell value={row.gain} reason={t(messages.noReading)} />,
    },
    {
      ...number('gain_change', t(messages.gainChange), (row) => row.gain_change, {
        ...sorted,
        width: '7rem',
        card: 'fact',
        headerTitle: t(messages.gainChangeTitle),
      }),
      cell: (row) => <NicheChangeCell row={row} />,
    },
    ...(hasDays ? overPeriod : []),
    number('median_gain', t(columns.medianGain), (row) => row.median_gain, sorted),
    {
      ...number('median_gain_new', t(messages.medianGainNew), (row) => row.median_gain_new, {
        ...sorted,
        headerTitle: t(messages.medianGainNewTitle),
      }),
      cell: (row) => <NewGainCell row={row} />,
    },
    share('above_share', t(messages.aboveShare), (row) => row.above_share, {
      ...sorted,
      headerTitle: t(messages.aboveShareTitle, {
        best: formatPercent(bestOf(bar.id)),
        gain: bar.gain == null ? '—' : formatNumber(round(bar.gain) ?? 0),
      }),
    }),
    {
      ...number('top_places', t(columns.topPlaces), (row) => row.top_places, sorted),
      cell: (row) => (
        <Stack gap="none" align="end">
          <NumberCell value={row.top_places} />
          <Text as="span" size="caption" tone="secondary">
            {t(messages.topAuthors, { count: row.top_authors })}
          </Text>
        </Stack>
      ),
    },
    {
      ...number('lift', t(messages.lift), (row) => row.lift?.value ?? null, {
        ...narrow,
        card: 'fact',
        headerTitle: `${t(messages.liftHeader)}. ${t(messages.liftOrder)}`,
      }),
      cell: (row) => <LiftCell lift={row.lift} />,
    },
    {
      ...number('lift_change', t(messages.liftChange), (row) => liftChange(row), {
        width: '5.5rem',
        headerTitle: t(messages.liftChangeTitle),
      }),
      cell: (row) => (
        <DeltaCell value={round(liftChange(row))} format="ratio" reason={t(messages.noData)} />
      ),
    },
    number('likes_per_1000', t(messages.likesPer), (row) => row.likes_per_1000, sorted),
    number('library_per_1000', t(messages.libraryPer), (row) => row.library_per_1000, sorted),
    number('momentum', t(messages.momentum), (row) => row.momentum, {
      ...sorted,
      headerTitle: t(messages.momentumTitle),
    }),
    kind === 'genre' &&
      share('turnover', t(messages.turnover), (row) => row.top?.turnover ?? null, {
        headerTitle: t(messages.turnoverTitle),
      }),
    kind === 'genre' &&
      number('half_life', t(messages.halfLife), (row) => row.top?.half_life ?? null, {
        headerTitle: t(messages.halfLifeTitle),
      }),
    kind === 'genre' &&
      share('debut_share', t(messages.debutShare), (row) => row.top?.debut_share ?? null, {
        headerTitle: t(messages.debutShareTitle),
      }),
    kind === 'genre' &&
      number(
        'effective_authors',
        t(messages.effectiveAuthors),
        (row) => row.top?.effective_authors ?? null,
        {
          headerTitle: t(messages.effectiveAuthorsTitle),
        },
      ),
    kind === 'genre' &&
      number('median_age', t(messages.medianAge), (row) => row.top?.median_age ?? null, {
        headerTitle: t(messages.medianAgeTitle),
      }),
    kind === 'tag' && {
      id: 'partner',
      header: t(messages.partner),
      headerTitle: t(messages.partnerTitle),
      width: '11rem',
      cell: ({ partner }) =>
        partner !== null && (
          <Stack gap="none">
            <DataText>{partner.name}</DataText>
            <GlossOf name={partner.name} />
            <Text as="span" size="caption" tone="secondary" numeric>
              {t(messages.times, { value: formatNumber(partner.lift, { digits: 1 }) })}
            </Text>
          </Stack>
        ),
      csv: ({ partner }) => partner?.name ?? null,
    },
    {
      id: 'median_price',
      header: t(columns.price),
      headerTitle: t(columns.medianPrice),
      align: 'end',
      width: '8rem',
      ...sorted,
      cell: (row) => (
        <Stack gap="none" align="end">
          <MoneyCell value={row.median_price} reason={t(messages.noData)} />
          {middle(row.price, formatMoney)}
        </Stack>
      ),
      csv: (row) => row.median_price,
    },
    {
      id: 'median_chars',
      header: t(columns.volume),
      headerTitle: t(messages.volumeTitle),
      align: 'end',
      width: '8.5rem',
      ...sorted,
      cell: (row) => (
        <Stack gap="none" align="end">
          <VolumeCell bare chars={row.chars?.p50 ?? null} reason={t(messages.noData)} />
          {middle(row.chars, formatVolume)}
        </Stack>
      ),
      csv: (row) => row.chars?.p50 ?? null,
    },
    share('finished_share', t(columns.finishedShare), (row) => row.finished_share, sorted),
    share('free_share', t(messages.freeShare), (row) => row.free_share),
    {
      id: 'lifecycle',
      header: t(messages.lifecycle),
      width: '8rem',
      cell: ({ lifecycle }) => lifecycle !== null && <LifecycleBadge stage={lifecycle} />,
      csv: ({ lifecycle }) => lifecycle,
    },
    {
      id: 'spark',
      header: t(messages.spark),
      width: '7.5rem',
      cell: (row) => (
        <SparkCell
          points={row.spark}
          label={t(messages.sparkOf, { name: row.name })}
          // A genre's charts open in a panel of their own.
          href={kind === 'tag' ? `${hrefOf(row.id)}#gain` : hrefOf(row.id)}
        />
      ),
    },
  ];
  return list.filter((column) => column !== false);
}

const round = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100;

/** The books above a bar: so large a part of the portal's. */
export const bestOf = (bar: Bar): number => (100 - Number(bar)) / 100;

const liftChange = ({ lift, lift_before }: NicheRow): number | null =>
  lift === null || lift_before === null ? null : lift.value - lift_before;
