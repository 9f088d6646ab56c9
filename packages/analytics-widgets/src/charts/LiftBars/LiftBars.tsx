import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { seriesColor } from '../internal/colors.ts';
import * as css from '../marks/MarkPlot.css.ts';
import { amountScale, FOOT, ROW, RowsPlot } from '../marks/RowsPlot.tsx';

/** A ratio of two shares with its interval. Null: too few to tell. */
export interface Lift {
  id: string;
  label: string;
  lift: number | null;
  low: number | null;
  high: number | null;
  /** The interval leaves out 1 and the sample is large enough; otherwise tentative, and hollow. */
  isStable: boolean;
  n: number;
}

export interface LiftBarsProps extends ChartProps {
  items: readonly Lift[];
  /** What the ratio is: 'Over-representation'. */
  label: string;
  /** What a mark's fill says. */
  words: { stable: string; tentative: string };
  onChoose?: (id: string) => void;
}

const DOT = 5;

/** Ratios with their intervals on a logarithmic axis: twice as much and half as much weigh alike. */
export function LiftBars(props: LiftBarsProps) {
  const { items, label, words, onChoose, ...rest } = props;
  const { height = items.length * ROW + FOOT, ...frame } = rest;
  const { formats, strings } = useWidgets();
  const known = items.flatMap(({ low, lift, high }) =>
    [low, lift, high].filter((value) => value !== null && value > 0),
  ) as number[];
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
          label={frame.title}
          names={items.map((item) => item.label)}
          scale={amountScale([Math.min(0.5, ...known), Math.max(2, ...known)], 'log', (value) =>
            ratio(value),
          )}
          extent={(row) => {
            const item = items[row];
            const from = item?.low ?? item?.lift;
            const to = item?.high ?? item?.lift;
            return from == null || to == null ? null : [from, to];
          }}
          under={(area, toX) => (
            <line
              className={css.quadrantLine}
              x1={toX(1)}
              x2={toX(1)}
              y1={area.top}
              y2={area.bottom}
            />
          )}
          draw={(row, y, toX) => {
            const item = items[row];
            if (item?.lift == null || item.lift <= 0) return null;
            const color = seriesColor(item.lift < 1 ? 1 : 0);
            return (
              <>
                {item.low !== null && item.low > 0 && item.high !== null && (
                  <line
                    x1={toX(item.low)}
                    x2={toX(item.high)}
                    y1={y}
                    y2={y}
                    stroke={color}
                    strokeWidth={2}
                    strokeOpacity={0.55}
                  />
                )}
                <circle
                  className={item.isStable ? undefined : css.hollow}
                  cx={toX(item.lift)}
                  cy={y}
                  r={DOT}
                  stroke={color}
                  strokeWidth={2}
                  {...(item.isStable && { fill: color })}
                />
              </>
            );
          }}
          name={(row) => {
            const item = items[row];
            if (!item) return '';
            return strings.chart.reading(
              item.label,
              formats.formatList([
                ratio(item.lift, strings.value.missing),
                ...(item.low === null && item.high === null ? [] : [interval(item)]),
                certainty(item),
                sample(item),
              ]),
            );
          }}
          readout={(row) => {
            const item = items[row];
            if (!item) return { title: '', rows: [] };
            const color = seriesColor(item.lift !== null && item.lift < 1 ? 1 : 0);
            return {
              title: item.label,
              rows: [
                { id: 'lift', label, text: ratio(item.lift), color },
                { id: 'interval', label: certainty(item), text: interval(item), color },
              ],
              notes: [sample(item)],
            };
          }}
          {...(onChoose && { onPress: (row) => onChoose(items[row]?.id ?? '') })}
        />
      )}
    </ChartFrame>
  );
}
