import { Bar, Scatter, YAxis } from 'recharts';
import type { ChartTable } from '../../internal/dataFile.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { mutedColor, seriesColor } from '../internal/colors.ts';
import { valueAxis } from '../internal/ticks.ts';
import { useValueText } from '../internal/useValueText.ts';
import * as css from '../marks/MarkPlot.css.ts';
import { rowsHeight } from '../marks/plotHeights.ts';
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
  /** All of one unit: they share the axis. */
  items: readonly BulletItem[];
  format?: ValueFormat;
  /** 'This book', 'Median of the genre'. */
  labels: { value: string; usual: string };
}

const BAR_HEIGHT_PX = 8;
const RANGE_HEIGHT_PX = 18;

/** Renders a bar per value over the usual range, with a tick at the usual value. */
export function Bullet({ items, format = 'number', labels, ...rest }: BulletProps) {
  const { frame, chart } = splitChartProps(rest);
  const { height = rowsHeight(items.length) } = frame;
  const { formats, strings } = useWidgets();
  const { text, spoken } = useValueText(format);
  const known = items.flatMap(({ value, usual, low, high }) =>
    [value, usual, low, high].flatMap((each) => each ?? []),
  );
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
        <RowsPlot
          {...plot}
          chart={chart}
          label={frame.title}
          items={items}
          nameOf={({ label }) => label}
          axis={{
            format: (value) => formats.formatValue(value, format),
            widest: formats.formatValue(Math.max(...known), format),
            scale: (most) => valueAxis(known, 'zero', most),
          }}
          extent={({ value, usual }) => [0, value ?? usual ?? 0]}
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
            dataKey={({ item: { low, high } }: RowEntry<BulletItem>) =>
              low === null || high === null ? null : [low, high]
            }
            barSize={RANGE_HEIGHT_PX}
            className={css.usual}
            isAnimationActive={false}
          />
          <Bar
            dataKey={({ item }: RowEntry<BulletItem>) => item.value}
            barSize={BAR_HEIGHT_PX}
            fill={seriesColor(0)}
            isAnimationActive={false}
          />
          <Scatter
            dataKey={({ item }: RowEntry<BulletItem>) => item.usual}
            isAnimationActive={false}
            shape={({ cx = 0, cy = 0 }) => (
              <line
                x1={cx}
                x2={cx}
                y1={cy - RANGE_HEIGHT_PX / 2}
                y2={cy + RANGE_HEIGHT_PX / 2}
                stroke={seriesColor(1)}
                strokeWidth={2.5}
              />
            )}
          />
        </RowsPlot>
      )}
    </ChartFrame>
  );
}
