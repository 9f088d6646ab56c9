import {
  type DataColumn,
  DataTable,
  DeltaCell,
  downloadRows,
  NumberCell,
  type PanelState,
  PercentCell,
  SparkCell,
} from '@litometr/analytics-widgets';
import type { TrendPoint, TrendSeries } from '@litometr/api-contract';
import { IconButton, Inline, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { detailedTrendsMessages as messages } from './trends.messages.ts';
import type { NamedSeries } from './WorkbenchChart.tsx';

export interface GroupTotalsProps {
  state: PanelState;
  series: readonly NamedSeries[];
  /** All other groups together. */
  rest: TrendSeries | null;
  isStock: boolean;
  /** Groups that the reader chose; empty: the largest. */
  chosen: readonly string[];
  onChoose: (keys: string[]) => void;
}

const sumOf = (points: readonly TrendPoint[]): number | null => {
  const told = points.flatMap(({ value }) => value ?? []);
  return told.length === 0 ? null : told.reduce((sum, value) => sum + value, 0);
};

/** Change against the compared period, as a ratio; null where either is not told. */
function changeOf({ points, compared }: TrendSeries): number | null {
  const [now, then] = [sumOf(points), sumOf(compared)];
  return now === null || then === null || then === 0 ? null : now / then - 1;
}

/** The groups with their sums; chosen ones are drawn alone. */
export function GroupTotals(props: GroupTotalsProps) {
  const { state, series, rest, isStock, chosen } = props;
  const { formatMessage: t } = useIntl();
  const whole = series.reduce((sum, { total }) => sum + total, rest?.total ?? 0);
  const rows: NamedSeries[] =
    rest === null ? [...series] : [...series, { ...rest, key: 'rest', name: t(messages.others) }];
  const columns: DataColumn<NamedSeries>[] = [
    {
      id: 'name',
      header: t(messages.group),
      rowHeader: true,
      card: 'title',
      cell: ({ name }) => name,
      csv: ({ name }) => name,
      ...(isStock ? {} : { footer: t(messages.total) }),
    },
    {
      id: 'total',
      header: t(isStock ? messages.mean : messages.total),
      align: 'end',
      width: '8rem',
      card: 'fact',
      cell: ({ total }) => <NumberCell value={total} />,
      csv: ({ total }) => total,
      ...(isStock ? {} : { footer: <NumberCell value={whole} /> }),
    },
    ...(isStock
      ? []
      : [
          {
            id: 'share',
            header: t(messages.share),
            align: 'end' as const,
            width: '7rem',
            card: 'fact' as const,
            cell: ({ total }: NamedSeries) => (
              <PercentCell bar share={whole === 0 ? null : total / whole} />
            ),
            csv: ({ total }: NamedSeries) => (whole === 0 ? null : total / whole),
          },
        ]),
    {
      id: 'change',
      header: t(messages.change),
      align: 'end',
      width: '9rem',
      card: 'fact',
      cell: (row) => (
        <DeltaCell value={changeOf(row)} format="percent" reason={t(messages.noCompared)} />
      ),
      csv: changeOf,
    },
    {
      id: 'spark',
      header: t(messages.spark),
      width: '8.5rem',
      cell: ({ name, points }) => (
        <SparkCell points={points} label={t(messages.sparkOf, { name })} />
      ),
    },
  ];
  return (
    <Stack gap="xs">
      <Inline justify="between" gap="sm" wrap={false}>
        <Text size="caption" tone="secondary">
          {t(messages.chooseHint)}
        </Text>
        <IconButton
          icon="download"
          label={t(messages.csv)}
          isDisabled={rows.length === 0}
          onPress={() => void downloadRows(t(messages.groups), columns, rows)}
        />
      </Inline>
      <DataTable
        label={t(messages.groups)}
        columns={columns}
        rows={rows}
        getRowId={({ key }) => key}
        state={state}
        density="dense"
        skeletonRows={12}
        selection={{
          ids: new Set(chosen),
          nameOf: ({ name }) => name,
          onChange: (ids) => props.onChoose([...ids].filter((key) => key !== 'rest')),
        }}
      />
    </Stack>
  );
}
