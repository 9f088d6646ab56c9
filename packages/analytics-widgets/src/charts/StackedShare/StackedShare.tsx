import { area } from 'd3-shape';
import { useMemo } from 'react';
import { dayToTime } from '../../internal/days.ts';
import { capturedDays } from '../../internal/gaps.ts';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { useDayTable } from '../internal/dayTable.ts';
import type { ChartEvent } from '../internal/EventMarks.tsx';
import { hued } from '../internal/hued.ts';
import type { PlotBox } from '../internal/plotBox.ts';
import { TimeChart } from '../internal/TimeChart.tsx';
import { type ChartSeries, pointName, timelineOf } from '../internal/timeline.ts';
import { useLegend } from '../internal/useLegend.ts';
import { type Layer, layersOf, middleOf } from './layersOf.ts';
import { runsOf } from './runsOf.ts';
import { ShareLayer } from './ShareLayer.tsx';

export interface StackedShareProps extends ChartProps {
  /** Amounts, zero or more; each day's are shown as shares of their sum. Null counts as nothing. */
  series: readonly ChartSeries[];
  events?: readonly ChartEvent[];
  /** Takes a range drawn over the days; without it none can be drawn. */
  onRangeChange?: (range: { from: string; to: string }) => void;
}

/** How a whole is made up, day by day. A missing day ends the areas; they are never joined. */
export function StackedShare({ series, height = 260, ...rest }: StackedShareProps) {
  const { events, onRangeChange, ...frame } = rest;
  const { formats, strings } = useWidgets();
  const dayTable = useDayTable();
  const drawn = useMemo(() => hued(series), [series]);
  const days = useMemo(() => capturedDays(series), [series]);
  const legend = useLegend(drawn);
  const { shown } = legend;
  const layers = useMemo(() => layersOf(drawn, shown, days), [drawn, shown, days]);
  const timeline = timelineOf(days, 0, series);
  const runs = runsOf(days, timeline.gaps, (index) => layers[0]?.spans[index] != null);
  const shareOn = ({ spans }: Layer, index: number): number | null => {
    const span = spans[index];
    return span ? span[1] - span[0] : null;
  };
  const text = (share: number | null) =>
    share === null ? signs.missing : formats.formatPercent(share, 1);
  const told = (layer: Layer, index: number) => {
    const share = shareOn(layer, index);
    return strings.chart.reading(
      layer.one.label,
      share === null ? strings.value.missing : text(share),
    );
  };
  const shares = layers.map(({ one, spans }) => ({
    id: one.id,
    label: one.label,
    points: days.map((day, index) => {
      const span = spans[index];
      const spanDays = timeline.spans?.get(day) ?? 1;
      return { day, value: span ? span[1] - span[0] : null, spanDays };
    }),
  }));

  return (
    <ChartFrame
      {...frame}
      height={height}
      gaps={timeline.gaps}
      isEmpty={runs.length === 0}
      table={() => dayTable(days, shares, text)}
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
          seriesIds={shown.map(({ id }) => id)}
          labels={drawn.map(({ id, label, color, dash }) => ({
            id,
            text: label,
            color,
            ...(dash !== undefined && { dash }),
            value: legend.isHidden(id) ? null : middleOf(layers.find(({ one }) => one.id === id)),
          }))}
          {...(series.length > 1 && { onToggle: legend.toggle })}
          {...(events && { events })}
          {...(onRangeChange && { onRangeChange })}
          seriesAt={(box, index, y) => layerAt(layers, index, box, y)}
          announce={(index, chosen) => {
            const words = layers
              .filter(({ one }) => chosen === null || one.id === chosen)
              .map((layer) => told(layer, index));
            return `${pointName({ formats, spans: timeline.spans }, days[index] ?? '', 'weekday')}: ${formats.formatList(words)}`;
          }}
          readout={(index) =>
            layers.map((layer) => ({ ...layer.one, text: text(shareOn(layer, index)) })).reverse()
          }
          valueCount={series.length * days.length}
          namedMarks={(box) =>
            layers.flatMap((layer) =>
              layer.spans.flatMap((span, index) =>
                span
                  ? [
                      {
                        id: `${layer.one.id} ${days[index] ?? ''}`,
                        day: days[index] ?? '',
                        name: `${pointName({ formats, spans: timeline.spans }, days[index] ?? '', 'short')}: ${told(layer, index)}`,
                        x: box.x(timeline.times[index] ?? 0) - 4,
                        y: box.y(span[1]),
                        width: 8,
                        height: Math.max(2, box.y(span[0]) - box.y(span[1])),
                      },
                    ]
                  : [],
              ),
            )
          }
        >
          {(box, active) =>
            layers.map(({ one, spans }) => (
              <ShareLayer
                key={one.id}
                one={one}
                stands={active === null || active === one.id}
                d={runs.map((run) => areaOf(run, spans, days, box)).join('')}
              />
            ))
          }
        </TimeChart>
      )}
    </ChartFrame>
  );
}

function areaOf(
  run: readonly number[],
  spans: Layer['spans'],
  days: readonly string[],
  box: PlotBox,
): string {
  // One day alone has no width: it is drawn as a bar of its own.
  const only = run.length === 1 ? run[0] : undefined;
  if (only !== undefined) {
    const [low, high] = spans[only] ?? [0, 0];
    const x = box.x(dayToTime(days[only] ?? ''));
    return `M${x - 3} ${box.y(low)}H${x + 3}V${box.y(high)}H${x - 3}z`;
  }
  const path = area<number>()
    .x((index) => box.x(dayToTime(days[index] ?? '')))
    .y0((index) => box.y(spans[index]?.[0] ?? 0))
    .y1((index) => box.y(spans[index]?.[1] ?? 0));
  return path([...run]) ?? '';
}

/** The layer that a height lies in. */
function layerAt(layers: readonly Layer[], index: number, box: PlotBox, y: number): string | null {
  const found = layers.find(({ spans }) => {
    const span = spans[index];
    return span !== undefined && span !== null && y <= box.y(span[0]) && y >= box.y(span[1]);
  });
  return found?.one.id ?? null;
}
