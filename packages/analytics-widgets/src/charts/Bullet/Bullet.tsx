import { Bar, type BarShapeProps, Rectangle, useXAxisScale, YAxis } from 'recharts';
import type { ChartTable } from '../../internal/dataFile.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { mutedColor, seriesColor } from '../internal/colors.ts';
import { textWidth } from '../internal/textWidth.ts';
import { valueAxis } from '../internal/ticks.ts';
import { useValueText } from '../internal/useValueText.ts';
import { MarkLegend } from '../marks/MarkLegend.tsx';
import * as css from '../marks/MarkPlot.css.ts';
import { AXIS_HEIGHT_PX, rowsHeight } from '../marks/plotHeights.ts';
import { type RowEntry, RowsPlot } from '../marks/RowsPlot.tsx';

/** A value compared with the usual one. Null: unknown. */
export interface BulletItem {
  id: string;
  label: string;
  value: number | null;
  /** The usual value and the range of the middle half. */
  usual: number | null;
  low: number | null;
  high: number | null;
}

export interface BulletProps extends ChartProps, RechartsProps {
  items: readonly BulletItem[];
  /**
   * `shared`: one axis for all rows, which then have one unit and similar sizes. `own`: each row has
   * its own scale from zero and no axis; the value and the usual one are written after it.
   *
   * @default 'shared'
   */
  scale?: 'shared' | 'own';
  format?: ValueFormat;
  /** 'This book', 'Median of the genre'. */
  labels: { value: string; usual: string };
}

const BAR_HEIGHT_PX = 8;
const RANGE_HEIGHT_PX = 18;

/** Renders a bar per value over the usual range, with a tick at the usual value. */
export function Bullet(props: BulletProps) {
  const { items, format = 'number', labels, scale = 'shared', ...rest } = props;
  const { frame, chart } = splitChartProps(rest);
  const hasOwnScales = scale === 'own';
  const { height = rowsHeight(items.length) - (hasOwnScales ? AXIS_HEIGHT_PX : 0) } = frame;
  const { formats, strings } = useWidgets();
  const { text, spoken } = useValueText(format);
  const known = items.flatMap(numbersOf);
  /** The length of a number on the axis: of its row's largest number where scales are own. */
  const lengthOf = (item: BulletItem, number: number) =>
    hasOwnScales ? number / (Math.max(...numbersOf(item)) || 1) : number;
  const roomOf = (textOf: FigureColumn['textOf']) =>
    Math.max(0, ...items.map((item) => textWidth(textOf(item)))) + FIGURE_GAP_PX;
  const valueText = ({ value }: BulletItem) => text(value);
  const usualText = ({ usual }: BulletItem) => text(usual);
  const valueRoom = roomOf(valueText);
  const figuresRoom = valueRoom + roomOf(usualText);
  const figures: FigureColumn[] = hasOwnScales
    ? [
        { id: 'value', className: css.rowText, room: valueRoom, textOf: valueText },
        { id: 'usual', className: css.axisTitle, room: figuresRoom, textOf: usualText },
      ]
    : [];
  const table = (): ChartTable => ({
    columns: [
      { id: 'name', header: strings.chart.name },
      { id: 'value', header: labels.value },
      { id: 'usual', header: labels.usual },
      { id: 'low', header: strings.chart.quantile('p25') },
      { id: 'high', header: strings.chart.quantile('p75') },
    ],
    rows: items.map(({ label, ...item }) => [
      { text: label, value: label },
      ...(['value', 'usual', 'low', 'high'] as const).map((key) => ({
        text: text(item[key]),
        value: item[key],
      })),
    ]),
  });
  const rows = (
    { value, usual, low, high }: BulletItem,
    write: (value: number | null) => string,
  ) => [
    { id: 'value', label: labels.value, text: write(value), color: seriesColor(0) },
    { id: 'usual', label: labels.usual, text: write(usual), color: seriesColor(1) },
    { id: 'low', label: strings.chart.quantile('p25'), text: write(low), color: mutedColor },
    { id: 'high', label: strings.chart.quantile('p75'), text: write(high), color: mutedColor },
  ];

  return (
    <ChartFrame {...frame} height={height} isEmpty={known.length === 0} table={table}>
      {(plot) => (
        <>
          <MarkLegend
            series={[
              { id: 'value', label: labels.value, color: seriesColor(0) },
              { id: 'usual', label: labels.usual, color: seriesColor(1) },
            ]}
          />
          <RowsPlot
            {...plot}
            chart={chart}
            label={frame.title}
            items={items}
            nameOf={({ label }) => label}
            axis={
              hasOwnScales
                ? { format: text, widest: '', isHidden: true, scale: () => ({ domain: [0, 1] }) }
                : {
                    format: (value) => formats.formatValue(value, format),
                    widest: formats.formatValue(Math.max(...known), format),
                    scale: (most) => valueAxis(known, 'zero', most),
                  }
            }
            end={hasOwnScales ? figuresRoom : 0}
            extent={(item) => [0, lengthOf(item, item.value ?? item.usual ?? 0)]}
            name={(item) => {
              const words = rows(item, spoken).map((one) =>
                strings.chart.reading(one.label, one.text),
              );
              return strings.chart.reading(item.label, formats.formatList(words));
            }}
            readout={(item) => ({ title: item.label, rows: rows(item, text) })}
          >
            {/* Bars of one axis are placed beside each other; those of two axes overlap. */}
            <YAxis
              yAxisId="range"
              type="category"
              scale="band"
              dataKey="row"
              allowDuplicatedCategory={false}
              hide
            />
            <Bar
              yAxisId="range"
              dataKey={({ item }: RowEntry<BulletItem>) =>
                item.low === null || item.high === null
                  ? null
                  : [lengthOf(item, item.low), lengthOf(item, item.high)]
              }
              barSize={RANGE_HEIGHT_PX}
              className={css.usual}
              isAnimationActive={false}
            />
            <Bar
              dataKey={({ item }: RowEntry<BulletItem>) => lengthOf(item, item.value ?? 0)}
              barSize={BAR_HEIGHT_PX}
              fill={seriesColor(0)}
              isAnimationActive={false}
              shape={(bar) => <ValueBar {...bar} lengthOf={lengthOf} figures={figures} />}
            />
          </RowsPlot>
        </>
      )}
    </ChartFrame>
  );
}

const FIGURE_GAP_PX = 12;

const numbersOf = ({ value, usual, low, high }: BulletItem): number[] =>
  [value, usual, low, high].filter((number) => number !== null);

/** A column of figures after the rows. */
interface FigureColumn {
  id: 'value' | 'usual';
  className: string;
  /** Pixels from the end of the axis to the end of the column. */
  room: number;
  textOf: (item: BulletItem) => string;
}

interface ValueBarProps extends BarShapeProps {
  /** Returns the length of a number on the axis. */
  lengthOf: (item: BulletItem, number: number) => number;
  figures: readonly FigureColumn[];
}

/** The bar of the value, the tick at the usual one over it, and the figures at the end of the row. */
function ValueBar({ lengthOf, figures, ...bar }: ValueBarProps) {
  const toX = useXAxisScale();
  const { item } = bar.payload as RowEntry<BulletItem>;
  const tick = item.usual === null ? undefined : toX?.(lengthOf(item, item.usual));
  const middle = bar.y + bar.height / 2;
  const end = toX?.(1) ?? 0;
  const isMirrored = end < (toX?.(0) ?? 0);
  return (
    <>
      <Rectangle {...bar} />
      <line
        x1={tick}
        x2={tick}
        y1={middle - RANGE_HEIGHT_PX / 2}
        y2={middle + RANGE_HEIGHT_PX / 2}
        stroke={seriesColor(1)}
        strokeWidth={tick === undefined ? 0 : 2.5}
      />
      {figures.map(({ id, className, room, textOf }) => (
        <text
          key={id}
          className={className}
          x={isMirrored ? end - room : end + room}
          y={middle}
          dy="0.32em"
          textAnchor={isMirrored ? 'start' : 'end'}
        >
          {textOf(item)}
        </text>
      ))}
    </>
  );
}
