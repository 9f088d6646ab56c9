import { Bar, CartesianGrid, ComposedChart, Line, ReferenceLine, XAxis, YAxis } from 'recharts';
import type { ChartTable } from '../../internal/dataFile.ts';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame } from '../ChartFrame/index.ts';
import { splitChartProps } from '../internal/chartProps.ts';
import { horizontalLines } from '../internal/gridLines.ts';
import { valueAxis } from '../internal/ticks.ts';
import { useLegend } from '../internal/useLegend.ts';
import {
  AxisTitles,
  axisLook,
  baseLine,
  chartLook,
  endRoom,
  gridStroke,
  lineCountOf,
  sideAxis,
} from '../marks/axes.tsx';
import { MarkLegend } from '../marks/MarkLegend.tsx';
import * as css from '../marks/MarkPlot.css.ts';
import { MarkPlot, type MarkScales, type PlotSize, ReportPlaces } from '../marks/MarkPlot.tsx';
import { BinBar } from './BinBar.tsx';
import { MarkerName } from './MarkerName.tsx';
import { holds, type Spread, spreadsOf } from './spreads.ts';
import type { BinEntry, HistogramBin, HistogramProps } from './types.ts';

/** The distribution of a quantity. Bars touch, because the values are continuous. */
export function Histogram(props: HistogramProps) {
  const { bins, label, format = 'number', countLabel, against, marker, onChoose, ...rest } = props;
  const { frame, chart } = splitChartProps(rest);
  const { height = 220 } = frame;
  const { formats, strings } = useWidgets();
  const spreads = spreadsOf({ bins, countLabel, against });
  const legend = useLegend(spreads);
  const { shown } = legend;
  const hasTwo = against !== undefined;
  const bounds = ({ from, to, openLabel }: HistogramBin) =>
    openLabel ?? `${formats.formatValue(from, format)}–${formats.formatValue(to, format)}`;
  const marked = (bin: HistogramBin) =>
    marker !== undefined && holds(bin, marker.value)
      ? [strings.chart.reading(marker.label, formats.formatValue(marker.value, format))]
      : [];
  const remarkOf = (bin: HistogramBin) => {
    const remark = marked(bin)[0];
    return { text: remark ?? '', value: remark ?? null };
  };
  const count = ({ counts }: Spread, index: number) => formats.formatNumber(counts[index] ?? 0);
  const share = ({ counts, n }: Spread, index: number) =>
    n === 0 ? null : (counts[index] ?? 0) / n;
  const percent = (of: Spread, index: number) => {
    const value = share(of, index);
    return value === null ? signs.missing : formats.formatPercent(value, hasTwo ? 1 : 0);
  };
  /** Texts of a bin: its count, or count and share when two distributions are compared. */
  const textsOf = (index: number) =>
    shown.map((of) =>
      hasTwo
        ? strings.chart.reading(of.label, `${count(of, index)}${signs.dot}${percent(of, index)}`)
        : count(of, index),
    );

  const render = ({ width, height: tall, direction }: PlotSize) => {
    const isMirrored = direction === 'rtl';
    const low = bins[0]?.from ?? 0;
    const high = bins.at(-1)?.to ?? 1;
    const longest = formats.formatValue(high, format);
    // A value in the open bin may lie beyond the axis.
    const markerAt = marker && Math.min(marker.value, high);
    const heightOf = (index: number) =>
      Math.max(0, ...shown.map(({ heights }) => heights[index] ?? 0));
    const places = ({ x, y, area }: MarkScales) => ({
      place: (index: number) => {
        const bin = bins[index];
        const [a = 0, b = 0] = bin ? [x(bin.from), x(bin.to)] : [];
        const top = y(heightOf(index)) ?? 0;
        return {
          x: Math.min(a, b),
          y: top,
          width: Math.abs(b - a),
          height: area.y + area.height - top,
        };
      },
      at: (left: number) => {
        const index = bins.findIndex(({ from, to }) => {
          const [a = 0, b = 0] = [x(from), x(to)];
          return left >= Math.min(a, b) && left < Math.max(a, b);
        });
        return index < 0 ? null : index;
      },
    });
    const side = endRoom(longest);
    const top = marker ? TOP_PX + MARKER_LINE_PX : TOP_PX;
    return (
      <ComposedChart
        {...chartLook}
        margin={{ top, bottom: FOOT_PX, left: isMirrored ? side : 0, right: isMirrored ? 0 : side }}
        {...chart}
        width={width}
        height={tall}
        data={entriesOf(bins, shown)}
      >
        <CartesianGrid {...horizontalLines} stroke={gridStroke} />
        <XAxis
          {...axisLook}
          axisLine={baseLine}
          type="number"
          dataKey="from"
          domain={[low, high]}
          // Bin edges are labelled, including the last one unless its bin is open.
          ticks={[
            ...bins.map(({ from }) => from),
            ...(bins.at(-1)?.openLabel === undefined ? [high] : []),
          ]}
          tickFormatter={(value: number) => formats.formatValue(value, format)}
          reversed={isMirrored}
        />
        <YAxis
          {...sideAxis(
            valueAxis(
              bins.map((_, index) => heightOf(index)),
              'zero',
              lineCountOf(tall - top - 44),
            ),
            (value) => (hasTwo ? formats.formatPercent(value) : formats.formatNumber(value)),
            { width, direction },
          )}
        />
        {shown.map(({ id, color }) =>
          id === 'other' ? (
            <Line
              key={id}
              type="stepAfter"
              dataKey="other"
              stroke={color}
              strokeWidth={2}
              dot={false}
              activeDot={false}
              isAnimationActive={false}
            />
          ) : (
            <Bar
              key={id}
              dataKey="own"
              fill={color}
              isAnimationActive={false}
              // Beside another distribution the bars have the colour of their legend entry.
              shape={(bar) => (
                <BinBar
                  {...bar}
                  color={color}
                  isMeant={(bin) => hasTwo || marker === undefined || holds(bin, marker.value)}
                />
              )}
            />
          ),
        )}
        {markerAt !== undefined && <ReferenceLine x={markerAt} className={css.quadrantLine} />}
        {marker && <MarkerName {...marker} value={markerAt ?? marker.value} width={width} />}
        {chart.children}
        <AxisTitles x={label} y={against?.share ?? countLabel} isMirrored={isMirrored} />
        <ReportPlaces places={places} />
      </ComposedChart>
    );
  };
  const table = (): ChartTable => ({
    columns: [
      { id: 'bounds', header: label },
      ...shown.flatMap((of) => [
        { id: of.id, header: of.label },
        ...(hasTwo ? [{ id: `${of.id} share`, header: `${of.label}, ${signs.percent}` }] : []),
      ]),
      ...(marker === undefined ? [] : [{ id: 'remark', header: strings.chart.remark }]),
    ],
    rows: bins.map((bin, index) => [
      { text: bounds(bin), value: bounds(bin) },
      ...shown.flatMap((of) => [
        { text: count(of, index), value: of.counts[index] ?? 0 },
        ...(hasTwo ? [{ text: percent(of, index), value: share(of, index) }] : []),
      ]),
      ...(marker === undefined ? [] : [remarkOf(bin)]),
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
            name={(index) => {
              const bin = bins[index];
              if (!bin) return '';
              const words = [...textsOf(index), ...marked(bin)];
              return strings.chart.reading(bounds(bin), words.join(formats.listSeparator));
            }}
            readout={(index) => {
              const bin = bins[index];
              if (!bin) return { title: '', rows: [] };
              return {
                title: bounds(bin),
                rows: shown.map((of) => ({
                  id: of.id,
                  label: of.label,
                  color: of.color,
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
          >
            {render}
          </MarkPlot>
        </>
      )}
    </ChartFrame>
  );
}

/** Pixels over the plot area for the name of its axis, and for the name of the marker under it. */
const TOP_PX = 28;
const MARKER_LINE_PX = 14;
/** Pixels under the labels of the bins for the name of their axis. */
const FOOT_PX = 14;

function entriesOf(bins: readonly HistogramBin[], spreads: readonly Spread[]): BinEntry[] {
  const heightsOf = (id: Spread['id']) => spreads.find((one) => one.id === id)?.heights ?? [];
  const [own, other] = [heightsOf('own'), heightsOf('other')];
  return [
    { from: bins[0]?.from ?? 0, other: 0 },
    ...bins.map((bin, at) => ({
      from: bin.from,
      bin,
      own: own[at] ?? 0,
      other: other[at] ?? 0,
    })),
    { from: bins.at(-1)?.to ?? 1, other: 0 },
  ];
}
