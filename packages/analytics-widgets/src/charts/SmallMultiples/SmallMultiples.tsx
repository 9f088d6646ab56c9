import { useMemo } from 'react';
import { capturedDays } from '../../internal/gaps.ts';
import { ChartRoom } from '../../provider/ChartRoom.tsx';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import type { ColoredSeries } from '../internal/assignSeriesColors.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { chartRows } from '../internal/chartRows.ts';
import { seriesColor } from '../internal/colors.ts';
import { useDayTable } from '../internal/dayTable.ts';
import type { ChartEvent } from '../internal/EventMarkers.tsx';
import { LabelName } from '../internal/LabelName.tsx';
import { Legend } from '../internal/Legend.tsx';
import { namedPoints } from '../internal/namedPoints.ts';
import { PartialNote } from '../internal/PartialHatch.tsx';
import { placesAxis } from '../internal/rankAxis.ts';
import { SeriesLines } from '../internal/SeriesLines.tsx';
import { TimeChart } from '../internal/TimeChart.tsx';
import { valueAxis } from '../internal/ticks.ts';
import { type ChartSeries, timelineOf, valueOn } from '../internal/timeline.ts';
import { useLegend } from '../internal/useLegend.ts';
import { useValueText } from '../internal/useValueText.ts';
import * as css from './SmallMultiples.css.ts';

export interface SmallMultiplesProps extends ChartProps, RechartsProps {
  /** One chart per series; a comparison is in the chart of its counterpart. */
  series: readonly ChartSeries[];
  format?: ValueFormat;
  /** One scale for all charts, or one each: then shapes are comparable and heights are not. */
  scale?: 'shared' | 'own';
  /** Less is better and is on top, as with ranks; those begin at 1. */
  inverted?: boolean;
  events?: readonly ChartEvent[];
  /** Receives a range selected over the days of any of them; without it none can be selected. */
  onRangeChange?: (range: { from: string; to: string }) => void;
}

const PLOT_HEIGHT_PX = 120;
/** Grid lines of a small chart. */
const MAX_GRID_LINES = 3;

/**
 * Renders a small chart for each series, all over the same days: many lines without a knot. Other
 * props and children go to each Recharts `ComposedChart` inside.
 */
export function SmallMultiples(props: SmallMultiplesProps) {
  const { frame, chart: rest } = splitChartProps(props);
  const { series, format = 'number', scale = 'shared', inverted = false, ...others } = rest;
  const { events, onRangeChange, ...chart } = others;
  const { height = PLOT_HEIGHT_PX } = frame;
  const { formats, strings } = useWidgets();
  const dayTable = useDayTable();
  const { text, spoken } = useValueText(format);
  const colored = useMemo(
    () => series.map((one): ColoredSeries => ({ ...one, color: seriesColor(0) })),
    [series],
  );
  const legend = useLegend(colored);
  const { shown } = legend;
  const days = useMemo(() => capturedDays(shown), [shown]);
  const timeline = useMemo(() => timelineOf(days, 0, shown), [days, shown]);
  const rows = useMemo(() => chartRows(shown, timeline), [shown, timeline]);
  const valuesOf = (some: readonly ChartSeries[]) =>
    some.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []));
  const all = valuesOf(shown);
  const axisOf = (values: readonly number[]) =>
    inverted && format === 'rank'
      ? placesAxis(values, MAX_GRID_LINES)
      : valueAxis(values, 'zero', MAX_GRID_LINES);
  const own = colored.filter(({ comparison }) => comparison === undefined);
  const [hidden, charted] = [true, false].map((isHidden) =>
    own.filter(({ id }) => legend.isHidden(id) === isHidden),
  );

  return (
    <ChartFrame
      {...frame}
      height={height}
      gaps={timeline.gaps}
      distance={timeline.distance}
      isEmpty={all.length === 0}
      table={() => dayTable(days, shown, text)}
    >
      {(plot) => (
        <>
          <Legend
            labels={(hidden ?? []).map(({ id, label, color }) => ({
              id,
              text: label,
              value: null,
              color,
            }))}
            onToggle={legend.toggle}
          />
          {/* The provided room is that of all charts together: each measures its own. */}
          <ChartRoom room={null}>
            <ul className={css.root}>
              {(charted ?? []).map((one) => {
                const comparisons = shown.filter(({ comparison }) => comparison?.of === one.id);
                const lines = [one, ...comparisons];
                const reading = (each: ChartSeries, value: number | null) =>
                  lines.length > 1
                    ? strings.chart.reading(each.label, spoken(value))
                    : spoken(value);
                return (
                  <li key={one.id} className={css.item}>
                    <span className={css.name}>
                      <LabelName
                        text={one.label}
                        {...(own.length > 1 && { onToggle: () => legend.toggle(one.id) })}
                      />
                    </span>
                    <TimeChart
                      {...plot}
                      label={`${frame.title}. ${one.label}`}
                      timeline={timeline}
                      axis={{
                        ...axisOf(scale === 'shared' ? all : valuesOf(lines)),
                        reversed: inverted,
                        format: (value) =>
                          formats.formatValue(value, format === 'number' ? 'compact' : format),
                      }}
                      rows={rows}
                      chart={chart}
                      lines={lines}
                      events={events}
                      onRangeChange={onRangeChange}
                      seriesIds={[]}
                      describeDay={(index) =>
                        lines.map((each) => reading(each, valueOn(each, days[index] ?? '')))
                      }
                      readout={(index) =>
                        lines.map((each) => ({
                          ...each,
                          text: text(valueOn(each, days[index] ?? '')),
                        }))
                      }
                      seriesAt={() => null}
                      valueCount={shown.length * days.length}
                      namedMarks={(box) => namedPoints(lines, box, formats, reading)}
                    >
                      {(active) => (
                        <SeriesLines
                          series={lines}
                          rows={rows}
                          timeline={timeline}
                          active={active}
                          width={1.5}
                        />
                      )}
                    </TimeChart>
                  </li>
                );
              })}
            </ul>
          </ChartRoom>
          <PartialNote days={days} spans={timeline.spans} />
        </>
      )}
    </ChartFrame>
  );
}
