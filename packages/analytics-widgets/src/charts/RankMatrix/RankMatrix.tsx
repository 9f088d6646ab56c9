import { useCallback, useMemo } from 'react';
import type { ChartTable } from '../../internal/dataFile.ts';
import { capturedDays, findGaps } from '../../internal/gaps.ts';
import { signs } from '../../internal/signs.ts';
import { usePartialDays } from '../../provider/PartialDays.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { daysOver } from '../internal/daysOver.ts';
import { Legend } from '../internal/Legend.tsx';
import { PartialNote } from '../internal/PartialHatch.tsx';
import { usePartialRemark } from '../internal/partialDays.ts';
import { type ChartSeries, pointOn } from '../internal/timeline.ts';
import { ColorKey } from '../marks/ColorKey.tsx';
import { GridPlot } from '../marks/GridPlot.tsx';
import { MISSING_PAINT } from '../marks/gridPaths.ts';
import { sequential } from '../marks/scales.ts';
import { dayLabels, placesOn } from './matrixDays.ts';
import { type MatrixTint, type TintGroup, tintGroups, tintOn } from './matrixTint.ts';
import * as css from './RankMatrix.css.ts';

export interface RankMatrixProps extends ChartProps {
  /**
   * A row each: a book's places. Null on a captured day is off the list; a captured day without a point
   * is not known, as where the list was read in part.
   */
  series: readonly ChartSeries[];
  /** Length of the list. */
  depth: number;
  /** The captured days, ascending; absent: those of the series. */
  days?: readonly string[];
  /** Groups that colour the cells instead of the rank. */
  tint?: MatrixTint;
  /** A press on a cell. */
  onChoose?: (cell: { id: string; day: string }) => void;
}

/** Pixels of a row: few books are tall, many are thin. */
const rowHeight = (rows: number) => Math.max(6, Math.min(24, Math.round(600 / Math.max(1, rows))));

/**
 * Books by days: the deeper the hue, the higher the place. What is not known is hatched. Recharts has
 * no matrix, and nine thousand cells have to render within 300 ms: `GridPlot` has a path for each hue.
 */
export function RankMatrix(props: RankMatrixProps) {
  const {
    series,
    depth,
    days: requestedDays,
    tint,
    onChoose,
    height: requestedHeight,
    ...frame
  } = props;
  const { formats, strings } = useWidgets();
  const captured = useMemo(() => requestedDays ?? capturedDays(series), [requestedDays, series]);
  const columns = useMemo(() => daysOver(captured), [captured]);
  const height = requestedHeight ?? series.length * rowHeight(series.length) + 24;
  const place = (value: number) => formats.formatValue(value, 'rank');
  const places = useMemo(
    () => series.map(({ points }) => placesOn(points, columns)),
    [series, columns],
  );
  const groups = useMemo(() => (tint === undefined ? null : tintGroups(tint)), [tint]);
  const groupOf = useCallback(
    (row: number, column: number) =>
      tint === undefined || groups === null
        ? null
        : tintOn(tint, groups, series[row]?.id ?? '', columns[column] ?? ''),
    [tint, groups, series, columns],
  );
  const cellText = (row: number, column: number) => {
    const value = places[row]?.[column];
    if (value === undefined) return { text: signs.missing, spoken: strings.value.missing };
    if (value === null) return { text: strings.chart.offList, spoken: strings.chart.offList };
    const label = groupOf(row, column)?.label ?? null;
    const named = (text: string) => (label === null ? text : `${text}${signs.dot}${label}`);
    return { text: named(place(value)), spoken: named(strings.chart.place(place(value))) };
  };
  // The first tenth of a list matters more than its second half, so the scale is not linear.
  const hues = useMemo(
    () =>
      Array.from({ length: depth }, (_, at) =>
        sequential(1 - Math.sqrt(at / Math.max(1, depth - 1))),
      ),
    [depth],
  );
  const paint = useCallback(
    (row: number, column: number) => {
      const value = places[row]?.[column];
      if (value === undefined) return MISSING_PAINT;
      if (value === null) return null;
      return groupOf(row, column)?.color ?? hues[value - 1] ?? sequential(0);
    },
    [places, hues, groupOf],
  );
  const placeText = useCallback(
    (row: number, column: number) => formats.formatValue(places[row]?.[column] ?? 0, 'rank'),
    [places, formats],
  );
  const partial = usePartialDays();
  const remarkOn = usePartialRemark();
  const isPartial = useCallback(
    (_row: number, column: number) => partial.has(columns[column] ?? ''),
    [partial, columns],
  );
  const names = useMemo(() => series.map(({ label }) => label), [series]);
  const labels = useMemo(() => dayLabels(columns, formats), [columns, formats]);
  const table = (): ChartTable => ({
    columns: [
      { id: 'name', header: strings.chart.name },
      ...captured.map((day) => ({
        id: day,
        header: [formats.formatDay(day, 'short'), ...remarkOn(day)].join(signs.dot),
      })),
    ],
    rows: series.map(({ label, points }) => [
      { text: label, value: label },
      ...captured.map((day) => {
        const value = pointOn(points, day)?.value;
        if (value === undefined) return { text: signs.missing, value: null };
        return { text: value === null ? strings.chart.offList : place(value), value };
      }),
    ]),
  });

  return (
    <ChartFrame
      {...frame}
      height={height}
      gaps={findGaps(captured)}
      isEmpty={series.length === 0 || columns.length === 0}
      table={table}
    >
      {(plot) => (
        <>
          <GridPlot
            {...plot}
            label={frame.title}
            isTime
            gap={series.length > 40 ? 0.5 : 1}
            rows={names}
            columns={labels}
            paint={paint}
            cellText={placeText}
            {...(partial.size > 0 && { isPartial })}
            name={(row, column) =>
              [
                `${series[row]?.label ?? ''}, ${formats.formatDay(columns[column] ?? '', 'short')}: ${cellText(row, column).spoken}`,
                ...remarkOn(columns[column] ?? ''),
              ].join('. ')
            }
            readout={(row, column) => ({
              title: series[row]?.label ?? '',
              rows: [
                {
                  id: 'place',
                  label: formats.formatDay(columns[column] ?? '', 'weekday'),
                  text: cellText(row, column).text,
                  color: paint(row, column) ?? 'transparent',
                },
              ],
              notes: remarkOn(columns[column] ?? ''),
            })}
            {...(onChoose && {
              onPress: (row, column) =>
                onChoose({ id: series[row]?.id ?? '', day: columns[column] ?? '' }),
            })}
          />
          <PartialNote days={columns} />
          <MatrixKey groups={groups} low={place(depth)} high={place(1)} />
        </>
      )}
    </ChartFrame>
  );
}

interface MatrixKeyProps {
  /** Null: the cells are coloured by rank. */
  groups: ReadonlyMap<string, TintGroup> | null;
  /** The last place and the first. */
  low: string;
  high: string;
}

/** Explains the colours of the cells: ranks, or the groups. */
function MatrixKey({ groups, low, high }: MatrixKeyProps) {
  if (groups === null) {
    return <ColorKey scale="sequential" low={low} high={high} missing={null} />;
  }
  const labels = [...groups.values()].map(({ id, label, color }) => ({ id, text: label, color }));
  return (
    <div className={css.groups}>
      <Legend labels={labels.map((label) => ({ ...label, value: 0 }))} />
    </div>
  );
}
