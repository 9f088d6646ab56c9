import { useMemo } from 'react';
import { Bar, BarChart, DefaultZIndexes, ZIndexLayer } from 'recharts';
import { DAY_MS, dayToTime } from '../../internal/days.ts';
import { capturedDays } from '../../internal/gaps.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { type ChartRow, chartRows } from '../internal/chartRows.ts';
import { areaColor } from '../internal/colors.ts';
import { useDayTable } from '../internal/dayTable.ts';
import type { ChartEvent } from '../internal/EventMarkers.tsx';
import { GapArea } from '../internal/GapArea.tsx';
import type { PlotBox } from '../internal/plotBox.ts';
import { TimeChart } from '../internal/TimeChart.tsx';
import { valueAxis, wholeTicks } from '../internal/ticks.ts';
import { timelineOf, valueOn } from '../internal/timeline.ts';
import { useLegend } from '../internal/useLegend.ts';
import { useValueText } from '../internal/useValueText.ts';

export interface MirroredBarsProps extends ChartProps, RechartsProps {
  /** Captured days with arrivals (up) and departures (down), both counted upwards from 0. */
  points: readonly { day: string; up: number | null; down: number | null }[];
  labels: { up: string; down: string };
  events?: readonly ChartEvent[];
  /** Receives a range selected over the days; without it none can be selected. */
  onRangeChange?: (range: { from: string; to: string }) => void;
}

type Side = 'up' | 'down';

const sign: Record<Side, 1 | -1> = { up: 1, down: -1 };
const colors: Record<Side, string> = { up: areaColor(0), down: areaColor(1) };
/** Pixels of the widest bar. */
const MAX_BAR_WIDTH_PX = 22;

/** Returns the bar of a side; zero has none. */
const barKeys: Record<Side, (row: ChartRow) => number | null> = {
  up: ({ up }) => (typeof up === 'number' && up > 0 ? up : null),
  down: ({ down }) => (typeof down === 'number' && down > 0 ? -down : null),
};

/**
 * Renders arrivals and departures, day by day, on both sides of one line. Other props and children
 * go to the Recharts `BarChart` inside.
 */
export function MirroredBars(props: MirroredBarsProps) {
  const { frame, chart: rest } = splitChartProps(props);
  const { points, labels, events, onRangeChange, ...chart } = rest;
  const { height = 220 } = frame;
  const { formats, strings } = useWidgets();
  const dayTable = useDayTable();
  const { text, spoken } = useValueText();
  const { up: upLabel, down: downLabel } = labels;
  const sides = useMemo(
    () =>
      (['up', 'down'] as const).map((id) => ({
        id,
        label: id === 'up' ? upLabel : downLabel,
        color: colors[id],
        points: points.map((point) => ({ day: point.day, value: point[id] })),
      })),
    [points, upLabel, downLabel],
  );
  const days = useMemo(() => capturedDays(sides), [sides]);
  const timeline = useMemo(() => timelineOf(days, 0.5), [days]);
  const rows = useMemo(() => chartRows(sides, timeline), [sides, timeline]);
  const legend = useLegend(sides);
  const { shown } = legend;
  const isShown = (side: Side) => shown.some(({ id }) => id === side);
  // Both sides share one scale: a longer bar is a larger number in either direction.
  const all = points.flatMap(({ up, down }) => [up ?? 0, down ?? 0]);
  const reach = Math.max(1, ...all);
  // Where nothing can go down (a count of views) half of the plot would stay empty.
  const everDown = points.some(({ down }) => down !== null && down !== 0);
  const reaches = [everDown && isShown('down') ? -reach : 0, isShown('up') ? reach : 0];

  const unknownDays = points
    .filter(({ up, down }) => up === null && down === null)
    .map(({ day }) => day);

  const mark = (box: PlotBox, day: string, side: Side, value: number | null) => {
    const [zero, end] = [box.y(0), box.y(sign[side] * (value ?? 0))];
    return {
      id: `${day} ${side}`,
      day,
      name: `${formats.formatDay(day, 'short')}: ${strings.chart.reading(labels[side], spoken(value))}`,
      x: box.x(dayToTime(day)) - 4,
      y: Math.min(zero, end),
      width: 8,
      height: Math.max(4, Math.abs(zero - end)),
    };
  };

  return (
    <ChartFrame
      {...frame}
      height={height}
      gaps={timeline.gaps}
      distance={timeline.distance}
      isEmpty={points.every(({ up, down }) => up === null && down === null)}
      table={() => dayTable(days, shown, text)}
    >
      {(plot) => (
        <TimeChart
          label={frame.title}
          {...plot}
          timeline={timeline}
          axis={{
            // Counts are integers.
            ...wholeTicks(valueAxis(reaches), all),
            reversed: false,
            format: (value) => formats.formatNumber(Math.abs(value)),
          }}
          rows={rows}
          base={BarChart}
          chart={{
            stackOffset: 'sign',
            maxBarSize: MAX_BAR_WIDTH_PX,
            barCategoryGap: '15%',
            ...chart,
          }}
          // One side alone is named by the chart's title.
          labels={(everDown ? sides : []).map(({ id, label, color }) => ({
            id,
            text: label,
            color,
            value: legend.isHidden(id) ? null : (sign[id] * reach) / 2,
          }))}
          onToggle={everDown ? legend.toggle : undefined}
          events={events}
          onRangeChange={onRangeChange}
          describeDay={(at) =>
            shown.map((one) =>
              strings.chart.reading(one.label, spoken(valueOn(one, days[at] ?? ''))),
            )
          }
          readout={(at) =>
            shown.map((one) => ({ ...one, text: text(valueOn(one, days[at] ?? '')) }))
          }
          valueCount={shown.length * points.length}
          namedMarks={(box) =>
            points.flatMap((point) => shown.map(({ id }) => mark(box, point.day, id, point[id])))
          }
        >
          {() => (
            <>
              {/* Otherwise they would look like days on which nothing moved. */}
              {unknownDays.map((day) => (
                <GapArea
                  key={day}
                  data-gap={1}
                  from={dayToTime(day) - DAY_MS / 2}
                  to={dayToTime(day) + DAY_MS / 2}
                  title={strings.chart.reading(
                    formats.formatDay(day, 'short'),
                    strings.value.missing,
                  )}
                />
              ))}
              <ZIndexLayer zIndex={DefaultZIndexes.bar}>
                {shown.map(({ id, label, color }) => (
                  <g key={id} data-series={id}>
                    <Bar
                      dataKey={barKeys[id]}
                      name={label}
                      stackId="sides"
                      fill={color}
                      isAnimationActive={false}
                      // Its group is in the layer of bars already.
                      zIndex={0}
                    />
                  </g>
                ))}
              </ZIndexLayer>
            </>
          )}
        </TimeChart>
      )}
    </ChartFrame>
  );
}
