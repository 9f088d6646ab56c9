import { Bar, useXAxisScale, useYAxisScale } from 'recharts';
import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { seriesColor } from '../internal/colors.ts';
import { textWidth } from '../internal/textWidth.ts';
import { useValueText } from '../internal/useValueText.ts';
import * as css from './MarkPlot.css.ts';
import { ROW_HEIGHT_PX } from './plotHeights.ts';
import { type RowEntry, RowsPlot } from './RowsPlot.tsx';

export interface Count {
  id: string;
  label: string;
  /** Null: not published. */
  value: number | null;
}

export interface CountBarsProps extends ChartProps, RechartsProps {
  items: readonly Count[];
  valueLabel: string;
  /** Returns the share of the total, 0 to 1; null: none is shown. */
  shareOf: (item: Count) => number | null;
}

const BAR_HEIGHT_PX = 12;
const LABEL_GAP_PX = 8;

/** A bar for each count, with the count and its share at the end of the bar, instead of an axis. */
export function CountBars({ items, valueLabel, shareOf, ...rest }: CountBarsProps) {
  const { frame, chart } = splitChartProps(rest);
  const { height = items.length * ROW_HEIGHT_PX } = frame;
  const { formats, strings } = useWidgets();
  const { text, spoken } = useValueText();
  const known = items.flatMap(({ value }) => value ?? []);
  const percent = (item: Count) => {
    const share = shareOf(item);
    return share === null ? null : formats.formatPercent(share);
  };
  const labelOf = (item: Count) =>
    [text(item.value), percent(item)].filter((part) => part !== null).join(signs.dot);
  const table = (): ChartTable => ({
    columns: [
      { id: 'name', header: strings.chart.name },
      { id: 'value', header: valueLabel },
      { id: 'share', header: signs.percent },
    ],
    rows: items.map((item) => [
      { text: item.label, value: item.label },
      { text: text(item.value), value: item.value },
      { text: percent(item) ?? '', value: percent(item) },
    ]),
  });
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
            format: text,
            widest: '',
            isHidden: true,
            scale: () => ({ domain: [0, Math.max(1, ...known)] }),
          }}
          end={Math.max(...items.map((item) => Math.ceil(textWidth(labelOf(item))))) + LABEL_GAP_PX}
          extent={({ value }) => (value === null ? null : [0, value])}
          name={(item) =>
            strings.chart.reading(
              item.label,
              [spoken(item.value), percent(item)]
                .filter((part) => part !== null)
                .join(formats.listSeparator),
            )
          }
          readout={(item) => ({
            title: item.label,
            rows: [{ id: 'value', label: valueLabel, text: labelOf(item), color: seriesColor(0) }],
          })}
        >
          <Bar
            dataKey={({ item }: RowEntry<Count>) => item.value}
            barSize={BAR_HEIGHT_PX}
            radius={[0, 3, 3, 0]}
            minPointSize={2}
            fill={seriesColor(0)}
            isAnimationActive={false}
          />
          <CountLabels items={items} labelOf={labelOf} />
        </RowsPlot>
      )}
    </ChartFrame>
  );
}

interface CountLabelsProps {
  items: readonly Count[];
  labelOf: (item: Count) => string;
}

/** Labels after the bars; Recharts' `LabelList` has none where a value is missing. */
function CountLabels({ items, labelOf }: CountLabelsProps) {
  const toX = useXAxisScale();
  const toY = useYAxisScale();
  if (!toX || !toY) return null;
  const isMirrored = (toX(1) ?? 0) < (toX(0) ?? 0);
  return items.map((item, row) => (
    <text
      key={item.id}
      className={css.rowText}
      x={(toX(item.value ?? 0) ?? 0) + (isMirrored ? -LABEL_GAP_PX : LABEL_GAP_PX)}
      y={toY(row, { position: 'middle' })}
      dy="0.32em"
      textAnchor={isMirrored ? 'end' : 'start'}
    >
      {labelOf(item)}
    </text>
  ));
}
