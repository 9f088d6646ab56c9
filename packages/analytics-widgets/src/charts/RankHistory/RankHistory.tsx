import { useMemo } from 'react';
import { DefaultZIndexes, ZIndexLayer } from 'recharts';
import { capturedDays } from '../../internal/gaps.ts';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { assignSeriesColors } from '../internal/assignSeriesColors.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { chartRows } from '../internal/chartRows.ts';
import { useDayTable } from '../internal/dayTable.ts';
import type { ChartEvent } from '../internal/EventMarkers.tsx';
import { namedPoints } from '../internal/namedPoints.ts';
import { rankAxis, rankAxisModel } from '../internal/rankAxis.ts';
import { SeriesLines } from '../internal/SeriesLines.tsx';
import { TimeChart } from '../internal/TimeChart.tsx';
import { type ChartSeries, pointOn, timelineOf } from '../internal/timeline.ts';
import { useLegend } from '../internal/useLegend.ts';
import { OffListBand, OffListMarks } from './OffList.tsx';

export interface RankSeries extends ChartSeries {
  /** Length of its list, where that is not `depth` of the chart. */
  depth?: number;
}

export interface RankHistoryProps extends ChartProps, RechartsProps {
  /** One series per list. A captured day without a rank (null) is off the list. */
  series: readonly RankSeries[];
  /** Length of the longest list; absent: the places are of no list of a known length. */
  depth?: number;
  /** Ids of the lists named in the title: they are coloured, the rest is grey. At most five. */
  highlight?: readonly string[];
  events?: readonly ChartEvent[];
  /** Receives a range selected over the days; without it none can be selected. */
  onRangeChange?: (range: { from: string; to: string }) => void;
}

/** Height outside of the plot: the day labels, and the margin above. */
const VERTICAL_PADDING_PX = 32;

/**
 * Renders ranks over time, the first on top. Off the list is a band below; missing days are hatched.
 * Other props and children go to the Recharts `ComposedChart` inside.
 */
export function RankHistory(props: RankHistoryProps) {
  const { frame, chart: rest } = splitChartProps(props);
  const { series, depth, highlight, events, onRangeChange, ...chart } = rest;
  const { height = 260 } = frame;
  const { formats, strings } = useWidgets();
  const dayTable = useDayTable();
  const colored = useMemo(() => assignSeriesColors(series, highlight), [series, highlight]);
  const legend = useLegend(colored);
  const { shown } = legend;
  const days = useMemo(() => capturedDays(shown), [shown]);
  const timeline = useMemo(() => timelineOf(days, 0, shown), [days, shown]);
  const rows = useMemo(() => chartRows(shown, timeline), [shown, timeline]);
  const ranks = shown.flatMap(({ points }) => points.map(({ value }) => value));
  const write = (value: number) => formats.formatValue(value, 'rank');
  const several = series.length > 1;
  const depths = new Map(series.map((one) => [one.id, one.depth ?? depth]));
  const offListOf = (length: number | undefined) =>
    length === undefined ? strings.chart.offList : strings.chart.offListBand(length);
  // Lists of different lengths are left at different places: each is named by its own.
  const isMixed = new Set(depths.values()).size > 1;
  const offList = ({ id }: ChartSeries) =>
    isMixed ? offListOf(depths.get(id)) : strings.chart.offList;
  const left = shown.filter(({ points }) => points.some(({ value }) => value === null));
  const bandLabel = [...new Set(left.map(({ id }) => depths.get(id)))]
    .sort((a = 0, b = 0) => a - b)
    .map(offListOf)
    .join(' · ');

  const spokenRank = (one: ChartSeries, value: number | null) =>
    value === null ? offList(one) : strings.chart.place(write(value));
  /** Text of a rank, of a day off the list, or of a day on which the list was not captured. */
  const valueOn = (one: ChartSeries, day: string) => {
    const point = pointOn(one.points, day);
    if (!point) return { text: signs.missing, spoken: strings.value.missing, order: Infinity };
    const { value } = point;
    return {
      text: value === null ? offList(one) : write(value),
      spoken: spokenRank(one, value),
      order: value ?? Number.MAX_VALUE,
    };
  };
  const reading = (one: ChartSeries, text: string) =>
    several ? strings.chart.reading(one.label, text) : text;

  return (
    <ChartFrame
      {...frame}
      height={height}
      gaps={timeline.gaps}
      distance={timeline.distance}
      isEmpty={ranks.length === 0}
      table={() => dayTable(days, shown, (_value, one, day) => valueOn(one, day).text)}
    >
      {(plot) => {
        const lowest = Math.ceil(Math.max(1, ...ranks.map((value) => value ?? 1)));
        const axis = rankAxis(ranks, depth ?? lowest, plot.height - VERTICAL_PADDING_PX);
        return (
          <TimeChart
            label={frame.title}
            {...plot}
            timeline={timeline}
            axis={rankAxisModel(axis, write)}
            rows={rows}
            chart={chart}
            lines={shown}
            labels={
              several
                ? colored.map(({ id, label, color, points }) => ({
                    id,
                    text: label,
                    color,
                    value: legend.isHidden(id) ? null : (points.at(-1)?.value ?? axis.offList),
                  }))
                : []
            }
            onToggle={several ? legend.toggle : undefined}
            events={events}
            onRangeChange={onRangeChange}
            describeDay={(index, chosen) =>
              shown
                .filter(({ id }) => chosen === null || id === chosen)
                .map((one) => reading(one, valueOn(one, days[index] ?? '').spoken))
            }
            readout={(index) =>
              shown
                .map((one) => ({ ...one, ...valueOn(one, days[index] ?? '') }))
                .sort((a, b) => a.order - b.order)
            }
            valueCount={ranks.length}
            namedMarks={(box) =>
              namedPoints(
                shown,
                box,
                formats,
                (one, value) => reading(one, spokenRank(one, value)),
                axis.offList,
              )
            }
          >
            {(active) => (
              <>
                {axis.hasBand && (
                  <>
                    <OffListBand last={axis.last} label={bandLabel} />
                    <ZIndexLayer zIndex={DefaultZIndexes.line}>
                      {shown.map((one) => (
                        <OffListMarks
                          key={one.id}
                          series={one}
                          timeline={timeline}
                          at={axis.offList}
                        />
                      ))}
                    </ZIndexLayer>
                  </>
                )}
                <SeriesLines series={shown} rows={rows} timeline={timeline} active={active} />
              </>
            )}
          </TimeChart>
        );
      }}
    </ChartFrame>
  );
}
