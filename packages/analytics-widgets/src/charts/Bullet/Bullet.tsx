import type { ChartTable } from '../../internal/dataFile.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { mutedColor, seriesColor } from '../internal/colors.ts';
import { useValueText } from '../internal/useValueText.ts';
import * as css from '../marks/MarkPlot.css.ts';
import { amountScale, FOOT, ROW, RowsPlot } from '../marks/RowsPlot.tsx';

/** A value against what is usual. Null: not known. */
export interface BulletItem {
  id: string;
  label: string;
  value: number | null;
  /** The usual value and the range of the middle half. */
  usual: number | null;
  low: number | null;
  high: number | null;
}

export interface BulletProps extends ChartProps {
  /** All of one unit: they share the axis. */
  items: readonly BulletItem[];
  format?: ValueFormat;
  /** 'This book', 'Median of the genre'. */
  labels: { value: string; usual: string };
}

const BAR = 8;
const RANGE = 18;

/** A bar a value on the band of what is usual, with a tick at its middle. */
export function Bullet({ items, format = 'number', labels, ...rest }: BulletProps) {
  const { height = items.length * ROW + FOOT, ...frame } = rest;
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
          label={frame.title}
          names={items.map(({ label }) => label)}
          scale={amountScale([Math.min(0, ...known), Math.max(0, ...known)], 'linear', (value) =>
            formats.formatValue(value, format),
          )}
          extent={(row) => [0, items[row]?.value ?? items[row]?.usual ?? 0]}
          draw={(row, y, toX) => {
            const item = items[row];
            if (!item) return null;
            const { value, usual, low, high } = item;
            return (
              <>
                {low !== null && high !== null && (
                  <rect className={css.usual} {...bar(toX(low), toX(high), y, RANGE)} />
                )}
                {value !== null && (
                  <rect {...bar(toX(0), toX(value), y, BAR)} fill={seriesColor(0)} />
                )}
                {usual !== null && (
                  <line
                    x1={toX(usual)}
                    x2={toX(usual)}
                    y1={y - RANGE / 2}
                    y2={y + RANGE / 2}
                    stroke={seriesColor(1)}
                    strokeWidth={2.5}
                  />
                )}
              </>
            );
          }}
          name={(row) => {
            const item = items[row];
            if (!item) return '';
            const words = rows(item, spoken).map((one) =>
              strings.chart.reading(one.label, one.text),
            );
            return strings.chart.reading(item.label, formats.formatList(words));
          }}
          readout={(row) => {
            const item = items[row];
            return item ? { title: item.label, rows: rows(item, text) } : { title: '', rows: [] };
          }}
        />
      )}
    </ChartFrame>
  );
}

const bar = (from: number, to: number, y: number, height: number) => ({
  x: Math.min(from, to),
  y: y - height / 2,
  width: Math.max(1, Math.abs(to - from)),
  height,
});
