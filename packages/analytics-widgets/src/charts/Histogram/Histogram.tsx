import { useCallback } from 'react';
import type { ChartTable } from '../../internal/dataFile.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import * as lines from '../internal/axis.css.ts';
import { mutedColor, seriesColor } from '../internal/colors.ts';
import { textWidth, within } from '../internal/textWidth.ts';
import { apart } from '../marks/apart.ts';
import { fieldArea, fieldHeight } from '../marks/fieldArea.ts';
import * as css from '../marks/MarkPlot.css.ts';
import { MarkPlot } from '../marks/MarkPlot.tsx';
import { numberAxis } from '../marks/numberAxis.ts';
import { PlotAxes } from '../marks/PlotAxes.tsx';

export interface HistogramBin {
  /** From this value. */
  from: number;
  /** To this value, which belongs to the next bin. */
  to: number;
  count: number;
}

export interface HistogramProps extends ChartProps {
  /** Neighbours without holes, ascending; the owner has counted. */
  bins: readonly HistogramBin[];
  /** What is spread: 'Price'. */
  label: string;
  format?: ValueFormat;
  /** What is counted: 'Books'. */
  countLabel: string;
  /** A line at a value, with its name: the median, this book. */
  marker?: { value: number; label: string };
  /** A press on a bar: the owner filters by its bounds. */
  onChoose?: (bin: HistogramBin) => void;
}

/** How many things have which value. Bars touch: values run on. */
export function Histogram(props: HistogramProps) {
  const {
    bins,
    label,
    format = 'number',
    countLabel,
    marker,
    onChoose,
    height = 220,
    ...frame
  } = props;
  const { formats, strings } = useWidgets();
  const most = Math.max(0, ...bins.map(({ count }) => count));
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const bounds = ({ from, to }: HistogramBin) =>
    `${formats.formatValue(from, format)}–${formats.formatValue(to, format)}`;
  const marked = (bin: HistogramBin) =>
    marker !== undefined && holds(bin, marker.value)
      ? [strings.chart.reading(marker.label, formats.formatValue(marker.value, format))]
      : [];

  const layout = useCallback(
    (size: { width: number; height: number; direction: 'ltr' | 'rtl' }) => {
      const isMirrored = size.direction === 'rtl';
      const low = bins[0]?.from ?? 0;
      const high = bins.at(-1)?.to ?? 1;
      // A bin lies between two edges: the last one has its number as well.
      const edges = [...bins.map(({ from }) => from), high].map((value) => ({
        value,
        text: formats.formatValue(value, format),
      }));
      const { top, bottom } = fieldHeight(size.height);
      const toY = numberAxis([0, most], [bottom, top], 'linear', 4);
      const counts = toY.ticks.map((tick) => ({ at: toY(tick), text: formats.formatNumber(tick) }));
      const area = fieldArea(
        { ...size, isMirrored },
        { side: counts.map(({ text }) => text), under: edges },
      );
      const along = isMirrored
        ? ([area.right, area.left] as const)
        : ([area.left, area.right] as const);
      const toX = (value: number) =>
        along[0] + ((value - low) / (high - low || 1)) * (along[1] - along[0]);
      const place = (index: number) => {
        const bin = bins[index];
        const [a, b] = [toX(bin?.from ?? low), toX(bin?.to ?? low)];
        const y = toY(bin?.count ?? 0);
        return { x: Math.min(a, b), y, width: Math.abs(b - a), height: area.bottom - y };
      };
      return {
        place,
        at: (x: number) => {
          const index = bins.findIndex((_, at) => {
            const bar = place(at);
            return x >= bar.x && x < bar.x + bar.width;
          });
          return index < 0 ? null : index;
        },
        drawing: (
          <PlotAxes
            area={area}
            isMirrored={isMirrored}
            x={apart(edges.map(({ value, text }) => ({ at: toX(value), text })))}
            y={counts}
            xTitle={label}
            yTitle={countLabel}
          >
            {bins.map((bin, index) => {
              const bar = place(index);
              return (
                <rect
                  key={bin.from}
                  x={bar.x + 0.5}
                  y={bar.y}
                  width={Math.max(0.5, bar.width - 1)}
                  height={bar.height}
                  {...(marker === undefined || holds(bin, marker.value)
                    ? { fill: seriesColor(0) }
                    : { fill: mutedColor, className: css.faded })}
                />
              );
            })}
            <line
              className={lines.baseLine}
              x1={area.left}
              x2={area.right}
              y1={area.bottom}
              y2={area.bottom}
            />
            {marker && (
              <>
                <line
                  className={css.quadrantLine}
                  x1={toX(marker.value)}
                  x2={toX(marker.value)}
                  y1={area.top}
                  y2={area.bottom}
                />
                <text
                  className={css.rowText}
                  x={within(toX(marker.value), textWidth(marker.label) / 2, size.width)}
                  y={area.top - 4}
                  textAnchor="middle"
                >
                  {marker.label}
                </text>
              </>
            )}
          </PlotAxes>
        ),
      };
    },
    [bins, most, label, countLabel, format, formats, marker],
  );
  const table = (): ChartTable => ({
    columns: [
      { id: 'bounds', header: label },
      { id: 'count', header: countLabel },
    ],
    rows: bins.map((bin) => [
      { text: bounds(bin), value: bounds(bin) },
      { text: formats.formatNumber(bin.count), value: bin.count },
    ]),
  });

  return (
    <ChartFrame {...frame} height={height} isEmpty={total === 0} table={table}>
      {(plot) => (
        <MarkPlot
          {...plot}
          label={frame.title}
          count={bins.length}
          layout={layout}
          name={(index) => {
            const bin = bins[index];
            if (!bin) return '';
            const told = [formats.formatNumber(bin.count), ...marked(bin)];
            return strings.chart.reading(bounds(bin), told.join(formats.listSeparator));
          }}
          readout={(index) => {
            const bin = bins[index];
            if (!bin) return { title: '', rows: [] };
            return {
              title: bounds(bin),
              rows: [
                {
                  id: 'count',
                  label: countLabel,
                  text: `${formats.formatNumber(bin.count)} · ${formats.formatPercent(bin.count / total)}`,
                  color: seriesColor(0),
                },
              ],
              notes: marked(bin),
            };
          }}
          {...(onChoose && {
            onPress: (index) => {
              const bin = bins[index];
              if (bin) onChoose(bin);
            },
          })}
        />
      )}
    </ChartFrame>
  );
}

const holds = ({ from, to }: HistogramBin, value: number): boolean => value >= from && value < to;
