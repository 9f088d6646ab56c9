import { useCallback } from 'react';
import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { useLegend } from '../internal/useLegend.ts';
import { MarkLegend } from '../marks/MarkLegend.tsx';
import { MarkPlot } from '../marks/MarkPlot.tsx';
import { layHistogram } from './layHistogram.tsx';
import { holds, type Spread, spreadsOf } from './spreads.ts';

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
  /**
   * Another spread over the same bins, drawn as an outline: both are then shares of their own sums,
   * so that a small one can be held against a large one. `own` names the bars, `share` the axis.
   */
  against?: { label: string; counts: readonly number[]; own: string; share: string };
  /** A line at a value, with its name: the median, this book. */
  marker?: { value: number; label: string };
  /** A press on a bar: the owner filters by its bounds. */
  onChoose?: (bin: HistogramBin) => void;
}

/** How many things have which value. Bars touch: values run on. */
export function Histogram(props: HistogramProps) {
  const { bins, label, format = 'number', countLabel, against, marker, onChoose, ...rest } = props;
  const { height = 220, ...frame } = rest;
  const { formats, strings } = useWidgets();
  const spreads = spreadsOf({ bins, countLabel, against });
  const legend = useLegend(spreads);
  const { shown } = legend;
  const hasTwo = against !== undefined;
  const bounds = ({ from, to }: HistogramBin) =>
    `${formats.formatValue(from, format)}–${formats.formatValue(to, format)}`;
  const marked = (bin: HistogramBin) =>
    marker !== undefined && holds(bin, marker.value)
      ? [strings.chart.reading(marker.label, formats.formatValue(marker.value, format))]
      : [];
  const count = ({ counts }: Spread, index: number) => formats.formatNumber(counts[index] ?? 0);
  const share = ({ counts, n }: Spread, index: number) =>
    n === 0 ? null : (counts[index] ?? 0) / n;
  const percent = (of: Spread, index: number) => {
    const value = share(of, index);
    return value === null ? signs.missing : formats.formatPercent(value, hasTwo ? 1 : 0);
  };
  /** Of one spread its counts alone; of two the shares that are drawn as well. */
  const told = (index: number) =>
    shown.map((of) =>
      hasTwo
        ? strings.chart.reading(of.label, `${count(of, index)}${signs.dot}${percent(of, index)}`)
        : count(of, index),
    );

  const layout = useCallback(
    (size: { width: number; height: number; direction: 'ltr' | 'rtl' }) =>
      layHistogram(size, {
        ...{ bins, spreads: shown, label },
        ...(marker && { marker }),
        heightLabel: against?.share ?? countLabel,
        writeValue: (value) => formats.formatValue(value, format),
        writeHeight: (at) =>
          against === undefined ? formats.formatNumber(at) : formats.formatPercent(at),
      }),
    [bins, shown, label, countLabel, against, format, formats, marker],
  );
  const table = (): ChartTable => ({
    columns: [
      { id: 'bounds', header: label },
      ...shown.flatMap((of) => [
        { id: of.id, header: of.label },
        ...(hasTwo ? [{ id: `${of.id} share`, header: `${of.label}, ${signs.percent}` }] : []),
      ]),
    ],
    rows: bins.map((bin, index) => [
      { text: bounds(bin), value: bounds(bin) },
      ...shown.flatMap((of) => [
        { text: count(of, index), value: of.counts[index] ?? 0 },
        ...(hasTwo ? [{ text: percent(of, index), value: share(of, index) }] : []),
      ]),
    ]),
  });

  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={spreads.every(({ n }) => n === 0)}
      table={table}
    >
      {(plot) => (
        <>
          {hasTwo && <MarkLegend series={spreads} legend={legend} />}
          <MarkPlot
            {...plot}
            label={frame.title}
            count={bins.length}
            layout={layout}
            name={(index) => {
              const bin = bins[index];
              if (!bin) return '';
              const words = [...told(index), ...marked(bin)];
              return strings.chart.reading(bounds(bin), words.join(formats.listSeparator));
            }}
            readout={(index) => {
              const bin = bins[index];
              if (!bin) return { title: '', rows: [] };
              return {
                title: bounds(bin),
                rows: shown.map((of) => ({
                  ...{ id: of.id, label: of.label, color: of.color },
                  text: `${count(of, index)}${signs.dot}${percent(of, index)}`,
                })),
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
        </>
      )}
    </ChartFrame>
  );
}
