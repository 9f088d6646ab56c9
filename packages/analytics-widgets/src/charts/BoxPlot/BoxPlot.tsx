import { Bar, type BarShapeProps, useXAxisScale } from 'recharts';
import type { ChartTable } from '../../internal/dataFile.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { seriesColor } from '../internal/colors.ts';
import { valueAxis } from '../internal/ticks.ts';
import { useValueText } from '../internal/useValueText.ts';
import * as css from '../marks/MarkPlot.css.ts';
import { rowsHeight } from '../marks/plotHeights.ts';
import { type RowEntry, RowsPlot } from '../marks/RowsPlot.tsx';

/** Quantiles of a group. Null: the sample is too small, or, of all groups, the chart does not have it. */
export interface BoxGroup {
  id: string;
  label: string;
  p10: number | null;
  p25: number | null;
  p50: number | null;
  p75: number | null;
  p90: number | null;
  n: number;
}

export interface BoxPlotProps extends ChartProps, RechartsProps {
  groups: readonly BoxGroup[];
  /** Name of the distributed quantity: 'Price'. */
  label: string;
  format?: ValueFormat;
  /** Groups with fewer members have a hollow box. */
  smallSample?: number;
  /** By default the axis begins at zero; `auto` suits values far from zero. */
  baseline?: 'zero' | 'auto';
  onChoose?: (id: string) => void;
}

const QUANTILES = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;
const HUE = seriesColor(0);

const knownOf = (group: BoxGroup): number[] => QUANTILES.flatMap((key) => group[key] ?? []);

/**
 * Renders a row per group: whiskers from the 10th to the 90th percentile, the box is the middle
 * half.
 */
export function BoxPlot(props: BoxPlotProps) {
  const {
    groups,
    label,
    format = 'number',
    smallSample = 20,
    baseline = 'zero',
    onChoose,
    ...rest
  } = props;
  const { frame, chart } = splitChartProps(rest);
  const { height = rowsHeight(groups.length) } = frame;
  const { formats, strings } = useWidgets();
  const { text, spoken } = useValueText(format);
  const known = groups.flatMap(knownOf);
  // Quantiles that no group has are not part of the chart: to list them as missing would state a gap in the data.
  const shown = QUANTILES.filter((key) => groups.some((group) => group[key] !== null));
  const quantilesOf = (group: BoxGroup, write: (value: number | null) => string) =>
    shown.map((key) => ({
      id: key,
      label: strings.chart.quantile(key),
      text: write(group[key]),
    }));
  const sample = ({ n }: BoxGroup) =>
    strings.chart.reading(strings.chart.sample, formats.formatNumber(n));
  const table = (): ChartTable => ({
    columns: [
      { id: 'name', header: strings.chart.name },
      ...shown.map((key) => ({ id: key, header: strings.chart.quantile(key) })),
      { id: 'n', header: strings.chart.sample },
    ],
    rows: groups.map((group) => [
      { text: group.label, value: group.label },
      ...shown.map((key) => ({ text: text(group[key]), value: group[key] })),
      { text: formats.formatNumber(group.n), value: group.n },
    ]),
  });

  return (
    <ChartFrame {...frame} height={height} isEmpty={known.length === 0} table={table}>
      {(plot) => (
        <RowsPlot
          {...plot}
          chart={chart}
          label={frame.title}
          items={groups}
          nameOf={(group) => group.label}
          axis={{
            format: (value) => formats.formatValue(value, format),
            widest: formats.formatValue(Math.max(...known), format),
            scale: (most) => valueAxis(known, baseline, most),
          }}
          extent={(group) => {
            const values = knownOf(group);
            return values.length === 0 ? null : [Math.min(...values), Math.max(...values)];
          }}
          name={(group) => {
            const words = quantilesOf(group, spoken).map((one) =>
              strings.chart.reading(one.label, one.text),
            );
            return strings.chart.reading(
              group.label,
              formats.formatList([...words, sample(group)]),
            );
          }}
          readout={(group) => ({
            title: `${group.label} · ${label}`,
            rows: quantilesOf(group, text)
              .reverse()
              .map((one) => ({ ...one, color: HUE })),
            notes: [sample(group)],
          })}
          onPress={onChoose && (({ id }) => onChoose(id))}
        >
          <Bar
            dataKey={boxOf}
            barSize={BOX_HEIGHT_PX}
            isAnimationActive={false}
            shape={(bar) => <Box {...bar} isSmall={({ n }) => n < smallSample} />}
          />
        </RowsPlot>
      )}
    </ChartFrame>
  );
}

const BOX_HEIGHT_PX = 12;

/** Ends of the box; both are the median where the quartiles are unknown. */
const boxOf = ({ item: { p25, p50, p75 } }: RowEntry<BoxGroup>) =>
  p50 === null ? null : [p25 ?? p50, p75 ?? p50];

/** The shape of a range bar: the whiskers, the box of the middle half over them, and the median. */
function Box({ isSmall, ...bar }: BarShapeProps & { isSmall: (group: BoxGroup) => boolean }) {
  const toX = useXAxisScale();
  const { x, y, width, height } = bar;
  const { item } = bar.payload as RowEntry<BoxGroup>;
  const at = (value: number | null) => (value === null ? undefined : toX?.(value));
  const [low, middle, high] = [item.p10, item.p50, item.p90].map(at);
  const center = y + height / 2;
  return (
    <>
      {low !== undefined && high !== undefined && (
        <line x1={low} x2={high} y1={center} y2={center} stroke={HUE} strokeWidth={1.5} />
      )}
      <rect
        className={css.box}
        data-small={isSmall(item)}
        // Recharts gives the bars of a reversed axis a negative width.
        x={Math.min(x, x + width)}
        y={y}
        width={Math.max(2, Math.abs(width))}
        height={height}
        rx={2}
        stroke={HUE}
      />
      <line x1={middle} x2={middle} y1={y - 2} y2={y + height + 2} stroke={HUE} strokeWidth={3} />
    </>
  );
}
