import {
  type DataColumn,
  NumberCell,
  type PanelState,
  PercentCell,
  useFormats,
  type ValueFormat,
} from '@litometr/analytics-widgets';
import { dayAfter, directionOf, isLocale } from '@litometr/domain';
import { Heading, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { ChangeCell } from '../../blocks/table/ChangeCell.tsx';
import { ExportedTable } from '../../blocks/table/ExportedTable.tsx';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { addsUp, hasOverlap, isPlace, isPointInTime, type Question } from './choices.ts';
import { sharedHeat, sumOn } from './pivot.ts';
import { detailedTrendsMessages as messages } from './trends.messages.ts';
import { formatOf, type NamedSeries } from './WorkbenchChart.tsx';

export interface PivotTableProps {
  state: PanelState;
  question: Question;
  series: readonly NamedSeries[];
  /** All other groups together. */
  rest: NamedSeries | null;
  /** Groups that the reader chose; empty: the largest. */
  chosen: readonly string[];
  onChoose: (keys: string[]) => void;
}

/** Groups by time buckets with their sums, shaded by value; chosen groups are shown alone. */
export function PivotTable(props: PivotTableProps) {
  const { state, question, series, rest, chosen } = props;
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const stepColumns = useStepColumns(question);
  const hasPointValues = isPointInTime(question.metric);
  // The group's own total, which does not depend on its buckets.
  const format = formatOf({ metric: question.metric, fn: 'mean' });
  const whole = series.reduce((sum, { total }) => sum + total, rest?.total ?? 0);
  const rows = rest === null ? series : [...series, rest];
  const shareOf = ({ total }: NamedSeries) => (whole === 0 ? null : total / whole);
  const columns: DataColumn<NamedSeries>[] = [
    column.name(t(messages.group), () => undefined, {
      // Shrinks on a narrow screen.
      size: 224,
      minSize: 140,
      // A genre with its gloss would make one row as high as five.

      cell: ({ row }) => (
        <Text as="span" lines={2} title={row.original.name}>
          {row.original.name}
        </Text>
      ),
      ...((!hasPointValues || addsUp(question)) && { footer: t(messages.total) }),
    }),
    column.number(
      'total',
      t(hasPointValues ? messages.mean : messages.total),
      ({ total }) => total,
      {
        size: 96,
        meta: { sticky: true },
        cell: ({ row }) => <NumberCell value={row.original.total} format={format} />,
        ...(!hasPointValues && {
          footer: () => <NumberCell value={whole} />,
        }),
      },
    ),
    ...(hasPointValues
      ? []
      : [
          column.number<NamedSeries>('share', t(messages.share), shareOf, {
            size: 88,
            cell: ({ row }) => <PercentCell bar share={shareOf(row.original)} />,
          }),
        ]),
    column.number('change', t(messages.change), ({ change }) => change, {
      meta: { title: t(messages.changeAbout) },
      size: 120,
      cell: ({ row }) => (
        <ChangeCell
          change={row.original.change}
          n={row.original.change_n}
          reason={row.original.change_reason}
          none={t(messages.noCompared)}
        />
      ),
    }),
    ...stepColumns(rows),
  ];
  return (
    <Stack gap="xs">
      <Heading level={2}>{t(messages.pivot)}</Heading>
      <ExportedTable
        hint={[
          isPlace(question) ? messages.pivotPlaces : messages.pivotNote,
          ...(hasOverlap(question) ? [messages.noteOverlap] : []),
        ]
          .map((note) => t(note))
          .join(' ')}
        label={t(messages.pivot)}
        columns={columns}
        rows={rows}
        getRowId={({ key }) => key}
        state={state}
        density="dense"
        narrow="table"
        skeletonRows={12}
        selection={{
          ids: new Set(chosen),
          nameOf: ({ name }) => name,
          // The remainder is not a group, so it cannot be isolated.
          canChoose: ({ key }) => key !== rest?.key,
          onChange: (ids) => props.onChoose([...ids]),
        }}
      />
    </Stack>
  );
}

/** Sums that a column has no room for in full. */
const LARGE = 10_000;

/** A column a day, week or month (one that the period cuts off by its days); time runs left to right in every language. */
function useStepColumns(question: Question) {
  const { locale } = useIntl();
  const { formatDays, formatDayTick } = useFormats();
  const column = useColumns();
  const isMirrored = isLocale(locale) && directionOf(locale) === 'rtl';
  const own = formatOf(question);
  return (rows: readonly NamedSeries[]): DataColumn<NamedSeries>[] => {
    const heat = sharedHeat(rows, own === 'rank');
    const steps = rows[0]?.points ?? [];
    // Hundreds are shown in full next to their sums; with five digits all values are abbreviated.
    const isLarge = steps.some((_, at) => Math.abs(sumOn(rows, at) ?? 0) >= LARGE);
    const format: ValueFormat = own === 'number' && isLarge ? 'compact' : own;
    const columns = steps.map(({ day, days, complete }, at) => {
      const last = dayAfter(day, days - 1);
      return column.number<NamedSeries>(
        day,
        complete ? formatDayTick(day, steps[at - 1]?.day ?? null) : formatDays(day, last, 'short'),
        ({ points }) => points[at]?.value ?? null,
        {
          meta: {
            title: formatDays(day, last, 'medium'),
            about: null,
            heat: (value) => heat(typeof value === 'number' ? value : null),
          },
          size: 72,
          cell: ({ row }) => (
            <NumberCell value={row.original.points[at]?.value ?? null} format={format} />
          ),
          ...(addsUp(question) && {
            footer: () => <NumberCell value={sumOn(rows, at)} format={format} />,
          }),
        },
      );
    });
    return isMirrored ? columns.reverse() : columns;
  };
}
