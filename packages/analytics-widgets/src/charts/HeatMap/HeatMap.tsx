import { useCallback, useMemo } from 'react';
import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { usePartialDays } from '../../provider/PartialDays.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { PartialNote } from '../internal/PartialHatch.tsx';
import { usePartialRemark } from '../internal/partialDays.ts';
import { useValueText } from '../internal/useValueText.ts';
import { ColorKey } from '../marks/ColorKey.tsx';
import { GridPlot } from '../marks/GridPlot.tsx';
import { MISSING_PAINT } from '../marks/gridPaths.ts';
import { heatMapHeight } from '../marks/plotHeights.ts';
import { diverging, palest, sequential } from '../marks/scales.ts';

export interface HeatMapLine {
  /** Of a column that is a day: the day, `YYYY-MM-DD`. */
  id: string;
  label: string;
  /** Text beside the cells instead of the label, where it is shorter; empty: none. */
  tick?: string;
  /**
   * Technical name of a row, as in code and files: announced with its values, and listed in the
   * table.
   */
  note?: string;
}

export interface HeatMapProps extends ChartProps {
  rows: readonly HeatMapLine[];
  columns: readonly HeatMapLine[];
  /**
   * By row, then by column. Null: unknown; hatched, never a colour of the scale. Undefined: the
   * cell does not exist (a genre against itself), so nothing is rendered.
   */
  values: readonly (readonly (number | null | undefined)[])[];
  /** Name of the values: 'Momentum'. */
  valueLabel: string;
  /** Why a value is null; without it that it was not published or not read. */
  missingLabel?: string;
  format?: ValueFormat;
  /** `diverging` has a middle, below which another hue is used. */
  scale?: 'sequential' | 'diverging';
  /** The middle of a diverging scale; around 0 the values are changes, and have a plus above it. */
  middle?: number;
  /**
   * Whether chance may explain a value: its cell has the palest colour of its side, and only the others are
   * seen at a glance. For a diverging scale.
   */
  isByChance?: (row: number, column: number) => boolean;
  /** Columns are days, which never mirror. */
  isTime?: boolean;
  /** Called on a press on a cell: the owner filters by it. */
  onChoose?: (cell: { row: string; column: string }) => void;
}

/** Decimals beside hundreds are noise in a cell; the readout and the table have them. */
const FROM_WHOLE = 100;

/**
 * Values of two groupings at once, as hues; cells of a small map contain them as numbers too.
 * Recharts has no grid of cells: thousands of its bars would be thousands of elements, where
 * `GridPlot` has a path for each hue.
 */
export function HeatMap(props: HeatMapProps) {
  const { rows, columns, values, valueLabel, format = 'number', scale = 'sequential' } = props;
  const { middle = 0, isTime, isByChance, onChoose, missingLabel, ...rest } = props;
  const { height: requestedHeight, ...frame } = rest;
  const { formats, strings } = useWidgets();
  const missing = missingLabel ?? strings.value.missing;
  const isChange = scale === 'diverging' && middle === 0;
  const { text, spoken } = useValueText(format, isChange);
  const known = values.flat().filter((value) => value !== null && value !== undefined);
  const low = known.length > 0 ? Math.min(...known) : 0;
  const high = known.length > 0 ? Math.max(...known) : 0;
  const reach = Math.max(Math.abs(high - middle), Math.abs(low - middle)) || 1;
  const hasChance = values.some((row, at) =>
    row.some((value, column) => typeof value === 'number' && isByChance?.(at, column) === true),
  );
  const height = requestedHeight ?? heatMapHeight(rows.length);
  const cellOf = (row: number, column: number) => values[row]?.[column] ?? null;
  const title = (row: number, column: number) =>
    [rows[row]?.label, columns[column]?.label].join(', ');
  const paint = useCallback(
    (row: number, column: number) => {
      const value = values[row]?.[column];
      if (value === undefined) return null;
      if (value === null) return MISSING_PAINT;
      if (isByChance?.(row, column)) return palest(value - middle);
      return scale === 'diverging'
        ? diverging((value - middle) / reach)
        : sequential(high === low ? 1 : (value - low) / (high - low));
    },
    [values, scale, middle, reach, high, low, isByChance],
  );
  const cellText = useCallback(
    (row: number, column: number) => {
      const value = values[row]?.[column] ?? 0;
      if (isChange) return formats.formatDelta(value, format);
      return format === 'number' && high >= FROM_WHOLE
        ? formats.formatNumber(value, { digits: 0 })
        : formats.formatValue(value, format);
    },
    [values, formats, format, high, isChange],
  );
  const partial = usePartialDays();
  const remarkOn = usePartialRemark();
  const days = useMemo(() => columns.map(({ id }) => id), [columns]);
  const isPartial = useCallback(
    (_row: number, column: number) => partial.has(days[column] ?? ''),
    [partial, days],
  );
  const remarks = (row: number, column: number) => {
    const other = rows[row]?.note;
    return [
      ...(isByChance?.(row, column) && cellOf(row, column) !== null
        ? [strings.chart.byChance]
        : []),
      ...(other === undefined ? [] : [other]),
      ...remarkOn(days[column] ?? ''),
    ];
  };
  const table = (): ChartTable => ({
    columns: [
      { id: 'row', header: strings.chart.name },
      ...columns.map(({ id, label }) => ({
        id,
        header: [label, ...remarkOn(id)].join(signs.dot),
      })),
    ],
    rows: rows.map((line, row) => [
      { text: fullName(line), value: fullName(line) },
      ...columns.map((_, column) => {
        const value = cellOf(row, column);
        return { text: text(value), value };
      }),
    ]),
  });

  return (
    <ChartFrame {...frame} height={height} isEmpty={known.length === 0} table={table}>
      {(plot) => (
        <>
          <GridPlot
            {...plot}
            label={frame.title}
            rows={rows.map(({ label }) => label)}
            columns={columns.map(({ label, tick }) => tick ?? label)}
            {...(isTime !== undefined && { isTime })}
            paint={paint}
            cellText={cellText}
            {...(days.some((day) => partial.has(day)) && { isPartial })}
            name={(row, column) =>
              values[row]?.[column] === undefined
                ? null
                : [
                    strings.chart.reading(
                      title(row, column),
                      cellOf(row, column) === null ? missing : spoken(cellOf(row, column)),
                    ),
                    ...remarks(row, column),
                  ].join('. ')
            }
            readout={(row, column) => ({
              title: title(row, column),
              rows: [
                {
                  id: 'value',
                  label: valueLabel,
                  text: text(cellOf(row, column)),
                  color: paint(row, column) ?? 'transparent',
                },
              ],
              notes: remarks(row, column),
            })}
            {...(onChoose && {
              onPress: (row, column) =>
                onChoose({ row: rows[row]?.id ?? '', column: columns[column]?.id ?? '' }),
            })}
          />
          <PartialNote days={days} />
          <ColorKey
            scale={scale}
            low={text(roughly(scale === 'diverging' ? middle - reach : low))}
            high={text(roughly(scale === 'diverging' ? middle + reach : high))}
            {...(scale === 'diverging' && { middle: text(middle) })}
            missing={values.flat().includes(null) ? missing : null}
            byChance={hasChance ? strings.chart.byChance : undefined}
          />
        </>
      )}
    </ChartFrame>
  );
}

const PLAIN = 10;

/** The ends of the key are rounded. */
const roughly = (value: number): number => (Math.abs(value) < PLAIN ? value : Math.round(value));

const fullName = ({ label, note }: HeatMapLine): string =>
  note === undefined ? label : `${label} (${note})`;
