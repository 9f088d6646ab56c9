import {
  type DataColumn,
  NumberCell,
  type PanelState,
  PercentCell,
  useFormats,
  type ValueFormat,
} from '@litometr/analytics-widgets';
import { Heading, Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { ChangeCell } from '../../blocks/table/ChangeCell.tsx';
import { ExportedTable } from '../../blocks/table/ExportedTable.tsx';
import { useColumns } from '../../blocks/table/useColumns.tsx';
import { dayAfter } from '../../domain/days.ts';
import { directionOf, isLocale } from '../../i18n/locales.ts';
import { addsUp, hasOverlap, isPlace, type Question, stands } from './choices.ts';
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

/** Groups by steps with their sums, shaded by the value; chosen groups are drawn alone. */
export function PivotTable(props: PivotTableProps) {
  const { state, question, series, rest, chosen } = props;
  const { formatMessage: t } = useIntl();
  const column = useColumns();
  const stepColumns = useStepColumns(question);
  const isStanding = stands(question.metric);
  // A group's own figure, whatever is told of its steps.
  const format = formatOf({ metric: question.metric, fn: 'mean' });
  const whole = series.reduce((sum, { total }) => sum + total, rest?.total ?? 0);
  const rows = rest === null ? series : [...series, rest];
  const shareOf = ({ total }: NamedSeries) => (whole === 0 ? null : total / whole);
  const columns: DataColumn<NamedSeries>[] = [
    column.name(t(messages.group), () => undefined, {
      width: 'clamp(8.75rem, 30vw, 14rem)',
      // A genre with its gloss would make one row as high as five.
      cell: ({ name }) => (
        <Text as="span" lines={2} title={name}>
          {name}
        </Text>
      ),
      ...((!isStanding || addsUp(question)) && { footer: t(messages.total) }),
    }),
    column.number('total', t(isStanding ? messages.mean : messages.total), ({ total }) => total, {
      width: '6rem',
      sticky: true,
      cell: ({ total }) => <NumberCell value={total} format={format} />,
      ...(!isStanding && { footer: <NumberCell value={whole} /> }),
    }),
    ...(isStanding
      ? []
      : [
          column.number<NamedSeries>('share', t(messages.share), shareOf, {
            width: '5.5rem',
            cell: (row) => <PercentCell bar share={shareOf(row)} />,
          }),
        ]),
    column.number('change', t(messages.change), ({ change }) => change, {
      headerTitle: t(messages.changeAbout),
      width: '7.5rem',
      cell: ({ change, change_n: n, change_reason: reason }) => (
        <ChangeCell
          {...{ change, n, reason }}
          none={t(messages.noCompared)}
          lessIsBetter={format === 'rank'}
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
          // What the largest leave is no group that could stand alone.
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
    // Hundreds stand in full beside their sums; what has five figures is told short throughout.
    const isLarge = steps.some((_, at) => Math.abs(sumOn(rows, at) ?? 0) >= LARGE);
    const format: ValueFormat = own === 'number' && isLarge ? 'compact' : own;
    const columns = steps.map(({ day, days, complete }, at) => {
      const last = dayAfter(day, days - 1);
      return column.number<NamedSeries>(
        day,
        complete ? formatDayTick(day, steps[at - 1]?.day ?? null) : formatDays(day, last, 'short'),
        ({ points }) => points[at]?.value ?? null,
        {
          headerTitle: formatDays(day, last, 'medium'),
          about: null,
          width: '4.5rem',
          cell: ({ points }) => <NumberCell value={points[at]?.value ?? null} format={format} />,
          heat: ({ points }) => heat(points[at]?.value ?? null),
          ...(addsUp(question) && {
            footer: <NumberCell value={sumOn(rows, at)} format={format} />,
          }),
        },
      );
    });
    return isMirrored ? columns.reverse() : columns;
  };
}
