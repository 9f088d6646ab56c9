import { useMemo } from 'react';
import { AreaChart, DefaultZIndexes, ZIndexLayer } from 'recharts';
import { capturedDays } from '../../internal/gaps.ts';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { assignSeriesColors } from '../internal/assignSeriesColors.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { chartRows } from '../internal/chartRows.ts';
import { useDayTable } from '../internal/dayTable.ts';
import type { ChartEvent } from '../internal/EventMarkers.tsx';
import type { NamedMark } from '../internal/MarkList.tsx';
import type { PlotBox } from '../internal/plotBox.ts';
import { TimeChart } from '../internal/TimeChart.tsx';
import { type ChartSeries, pointName, timelineOf } from '../internal/timeline.ts';
import { useLegend } from '../internal/useLegend.ts';
import { HiddenShare, ShareArea } from './ShareArea.tsx';
import { middleOf, type ShareLayer, shareLayers, shareOn, stackableRows } from './shareLayers.ts';

export interface StackedShareProps extends ChartProps, RechartsProps {
  /** Amounts, zero or more, shown as shares of each day's sum. Null counts as zero. */
  series: readonly ChartSeries[];
  events?: readonly ChartEvent[];
  /** Receives a range selected over the days; without it none can be selected. */
  onRangeChange?: (range: { from: string; to: string }) => void;
}

/**
 * Renders how a total is made up, day by day. A missing day ends the areas; they are never joined.
 * Other props and children go to the Recharts `AreaChart` inside.
 */
export function StackedShare(props: StackedShareProps) {
  const { frame, chart: rest } = splitChartProps(props);
  const { series, events, onRangeChange, ...chart } = rest;
  const { height = 260 } = frame;
  const { formats, strings } = useWidgets();
  const dayTable = useDayTable();
  const colored = useMemo(() => assignSeriesColors(series), [series]);
  const days = useMemo(() => capturedDays(series), [series]);
  const legend = useLegend(colored);
  const { shown } = legend;
  const layers = useMemo(() => shareLayers(colored, shown, days), [colored, shown, days]);
  const timeline = useMemo(() => timelineOf(days, 0, series), [days, series]);
  const rows = useMemo(() => {
    const ids = series.map(({ id }) => id);
    return stackableRows(chartRows(series, timeline), ids);
  }, [series, timeline]);
  const text = (share: number | null) =>
    share === null ? signs.missing : formats.formatPercent(share, 1);
  const reading = (layer: ShareLayer, day: number) => {
    const share = shareOn(layer, day);
    const spoken = share === null ? strings.value.missing : text(share);
    return strings.chart.reading(layer.series.label, spoken);
  };
  const markOf = (layer: ShareLayer, at: number, box: PlotBox): NamedMark | null => {
    const day = days[at];
    const span = layer.spans[at];
    if (day === undefined || !span) return null;
    const [foot, top] = span.map(box.y);
    return {
      id: `${layer.series.id} ${day}`,
      day,
      name: `${pointName({ formats, spans: timeline.spans }, day, 'short')}: ${reading(layer, at)}`,
      x: box.x(timeline.times[at] ?? 0) - MARK_WIDTH_PX / 2,
      y: top ?? 0,
      width: MARK_WIDTH_PX,
      height: Math.max(2, (foot ?? 0) - (top ?? 0)),
    };
  };

  return (
    <ChartFrame
      {...frame}
      height={height}
      gaps={timeline.gaps}
      isEmpty={rows.every((row) => series.every(({ id }) => row[id] === null))}
      table={() =>
        dayTable(
          days,
          layers.map((layer) => ({
            ...layer.series,
            points: days.map((day, at) => ({
              day,
              value: shareOn(layer, at),
              spanDays: timeline.spans?.get(day) ?? 1,
            })),
          })),
          text,
        )
      }
    >
      {(plot) => (
        <TimeChart
          label={frame.title}
          {...plot}
          timeline={timeline}
          axis={{
            domain: [0, 1],
            ticks: [0, 0.25, 0.5, 0.75, 1],
            reversed: false,
            format: (value) => formats.formatPercent(value),
          }}
          rows={rows}
          base={AreaChart}
          chart={{ stackOffset: 'expand', ...chart }}
          seriesIds={shown.map(({ id }) => id)}
          labels={colored.map(({ id, label, color, dash }) => ({
            id,
            text: label,
            color,
            ...(dash !== undefined && { dash }),
            value: legend.isHidden(id)
              ? null
              : middleOf(layers.find((layer) => layer.series.id === id)),
          }))}
          onToggle={series.length > 1 ? legend.toggle : undefined}
          events={events}
          onRangeChange={onRangeChange}
          seriesAt={(box, at, y) => layerAt(layers, at, box, y)}
          describeDay={(at, chosen) =>
            layers
              .filter((layer) => chosen === null || layer.series.id === chosen)
              .map((layer) => reading(layer, at))
          }
          readout={(at) =>
            layers.map((layer) => ({ ...layer.series, text: text(shareOn(layer, at)) })).reverse()
          }
          valueCount={series.length * days.length}
          namedMarks={(box) =>
            layers.flatMap((layer) => layer.spans.flatMap((_, at) => markOf(layer, at, box) ?? []))
          }
        >
          {(active) => (
            <ZIndexLayer zIndex={DefaultZIndexes.area}>
              {shown.map((one) => (
                <ShareArea key={one.id} series={one} isLit={active === null || active === one.id} />
              ))}
              {colored
                .filter(({ id }) => legend.isHidden(id))
                .map(({ id }) => (
                  <HiddenShare key={id} id={id} />
                ))}
            </ZIndexLayer>
          )}
        </TimeChart>
      )}
    </ChartFrame>
  );
}

/** Touch width of a day in pixels. */
const MARK_WIDTH_PX = 8;

/** Returns the layer at a height; null: none is there. */
function layerAt(
  layers: readonly ShareLayer[],
  day: number,
  box: PlotBox,
  y: number,
): string | null {
  const found = layers.find(({ spans }) => {
    const span = spans[day];
    return span != null && y <= box.y(span[0]) && y >= box.y(span[1]);
  });
  return found?.series.id ?? null;
}
