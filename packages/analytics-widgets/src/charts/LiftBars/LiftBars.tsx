import { ErrorBar, ReferenceLine, Scatter, type ScatterShapeProps } from 'recharts';
import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { seriesColor } from '../internal/colors.ts';
import { logAxis } from '../internal/logAxis.ts';
import * as css from '../marks/MarkPlot.css.ts';
import { rowsHeight } from '../marks/plotHeights.ts';
import { type RowEntry, RowsPlot } from '../marks/RowsPlot.tsx';

/** A ratio of two shares with its interval. Null: the sample is too small. */
export interface Lift {
  id: string;
  label: string;
  lift: number | null;
  low: number | null;
  high: number | null;
  /** The interval excludes 1 and the sample is large enough; otherwise tentative, and hollow. */
  isStable: boolean;
  n: number;
}

export interface LiftBarsProps extends ChartProps, RechartsProps {
  items: readonly Lift[];
  /** Name of the ratio: 'Over-representation'. */
  label: string;
  /** Legend texts for filled and hollow marks. */
  words: { stable: string; tentative: string };
  onChoose?: (id: string) => void;
}

const DOT_RADIUS_PX = 5;

/** Ratios with their intervals on a logarithmic axis: double and half are equally far from 1. */
export function LiftBars(props: LiftBarsProps) {
  const { items, label, words, onChoose, ...rest } = props;
  const { frame, chart } = splitChartProps(rest);
  const { height = rowsHeight(items.length) } = frame;
  const { formats, strings } = useWidgets();
  const known = items.flatMap(({ low, lift, high }) =>
    [low, lift, high].flatMap((value) => (value !== null && value > 0 ? [value] : [])),
  );
  const ratio = (value: number | null, missing: string = signs.missing) =>
    value === null ? missing : `×${formats.formatNumber(value, { digits: 2 })}`;
  const interval = ({ low, high }: Lift) =>
    low === null && high === null ? signs.missing : `${ratio(low)}–${ratio(high)}`;
  const sample = ({ n }: Lift) =>
    strings.chart.reading(strings.chart.sample, formats.formatNumber(n));
  const certainty = ({ isStable }: Lift) => (isStable ? words.stable : words.tentative);
  const table = (): ChartTable => ({
    columns: [
      { id: 'name', header: strings.chart.name },
      { id: 'lift', header: label },
      { id: 'low', header: strings.chart.intervalFrom },
      { id: 'high', header: strings.chart.intervalTo },
      { id: 'n', header: strings.chart.sample },
      { id: 'certainty', header: `${words.stable} / ${words.tentative}` },
    ],
    rows: items.map((item) => [
      { text: item.label, value: item.label },
      { text: ratio(item.lift), value: item.lift },
      { text: ratio(item.low), value: item.low },
      { text: ratio(item.high), value: item.high },
      { text: formats.formatNumber(item.n), value: item.n },
      { text: certainty(item), value: certainty(item) },
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
          nameOf={(item) => item.label}
          axis={{
            format: ratio,
            widest: ratio(Math.max(...known)),
            scale: (most) => ({ scale: 'log', ...logAxis([0.5, 2, ...known], most) }),
          }}
          extent={({ low, lift, high }) => {
            const [from, to] = [low ?? lift, high ?? lift];
            return from === null || to === null ? null : [from, to];
          }}
          name={(item) =>
            strings.chart.reading(
              item.label,
              formats.formatList([
                ratio(item.lift, strings.value.missing),
                ...(item.low === null && item.high === null ? [] : [interval(item)]),
                certainty(item),
                sample(item),
              ]),
            )
          }
          readout={(item) => {
            const color = colorOf(item);
            return {
              title: item.label,
              rows: [
                { id: 'lift', label, text: ratio(item.lift), color },
                { id: 'interval', label: certainty(item), text: interval(item), color },
              ],
              notes: [sample(item)],
            };
          }}
          onPress={onChoose && (({ id }) => onChoose(id))}
        >
          <ReferenceLine x={1} className={css.quadrantLine} zIndex={0} />
          {SIDE_COLORS.map((color) => (
            <Scatter
              key={color}
              dataKey={({ item }: RowEntry<Lift>) =>
                colorOf(item) === color && item.lift !== null && item.lift > 0 ? item.lift : null
              }
              isAnimationActive={false}
              shape={({ cx, cy, payload }: ScatterShapeProps) => {
                const { item } = payload as RowEntry<Lift>;
                // Recharts also calls the shape of points without a value.
                if (item.lift === null || colorOf(item) !== color) return <g />;
                return (
                  <circle
                    className={item.isStable ? undefined : css.hollow}
                    cx={cx}
                    cy={cy}
                    r={DOT_RADIUS_PX}
                    stroke={color}
                    strokeWidth={2}
                    {...(item.isStable && { fill: color })}
                  />
                );
              }}
            >
              <ErrorBar
                dataKey={errorsOf}
                direction="x"
                width={0}
                stroke={color}
                strokeWidth={2}
                strokeOpacity={0.55}
                isAnimationActive={false}
              />
            </Scatter>
          ))}
        </RowsPlot>
      )}
    </ChartFrame>
  );
}

const SIDE_COLORS = [seriesColor(0), seriesColor(1)] as const;

/** Ratios below 1 have the second hue. */
const colorOf = ({ lift }: Lift) => SIDE_COLORS[lift !== null && lift < 1 ? 1 : 0];

/** The lengths of the interval on both sides of the ratio. */
function errorsOf({ item: { lift, low, high } }: RowEntry<Lift>) {
  if (lift === null || low === null || low <= 0 || high === null) return null;
  return [lift - low, high - lift];
}
