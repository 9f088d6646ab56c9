import {
  type DataColumn,
  DeltaCell,
  NumberCell,
  type PanelState,
  PercentCell,
  SparkCell,
  type ValueFormat,
} from '@litometr/analytics-widgets';
import type { TrendPoint, TrendSeries } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { ExportedTable } from '../../blocks/table/ExportedTable.tsx';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { detailedTrendsMessages as messages } from './trends.messages.ts';
import type { NamedSeries } from './WorkbenchChart.tsx';

export interface GroupTotalsProps {
  state: PanelState;
  series: readonly NamedSeries[];
  /** All other groups together. */
  rest: NamedSeries | null;
  isStanding: boolean;
  /** How sums, or what it stands at, are written. */
  format: ValueFormat;
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
  const { state, series, rest, isStanding, format, chosen } = props;
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const whole = series.reduce((sum, { total }) => sum + total, rest?.total ?? 0);
  const rows = rest === null ? series : [...series, rest];
  const shareOf = ({ total }: NamedSeries) => (whole === 0 ? null : total / whole);
  const columns: DataColumn<NamedSeries>[] = [
    column.name(t(messages.group), () => undefined, {
      ...(isStanding ? {} : { footer: t(messages.total) }),
    }),
    column.number('total', t(isStanding ? messages.mean : messages.total), ({ total }) => total, {
      width: '8rem',
      card: 'fact',
      cell: ({ total }) => <NumberCell value={total} format={format} />,
      ...(isStanding ? {} : { footer: <NumberCell value={whole} /> }),
    }),
    ...(isStanding
      ? []
      : [
          column.number<NamedSeries>('share', t(messages.share), shareOf, {
            width: '7rem',
            card: 'fact',
            cell: (row) => <PercentCell bar share={shareOf(row)} />,
          }),
        ]),
    column.number('change', t(messages.change), changeOf, {
      width: '9rem',
      card: 'fact',
      cell: (row) => (
        <DeltaCell
          value={changeOf(row)}
          format="percent"
          reason={t(messages.noCompared)}
          lessIsBetter={format === 'rank'}
        />
      ),
    }),
    {
      id: 'spark',
      header: t(messages.spark),
      width: '8.5rem',
      cell: ({ name, points }) => (
        <SparkCell
          points={points}
          label={t(messages.sparkOf, { name })}
          inverted={format === 'rank'}
        />
      ),
    },
  ];
  return (
    <ExportedTable
      hint={t(messages.chooseHint)}
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
        // What the largest leave is no group that could stand alone.
        canChoose: ({ key }) => key !== rest?.key,
        onChange: (ids) => props.onChoose([...ids]),
      }}
    />
  );
}
