import { useMemo } from 'react';
import { AreaChart, DefaultZIndexes, ZIndexLayer } from 'recharts';
import { capturedDays } from '../../internal/gaps.ts';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { assignSeriesColors, type ColoredSeries } from '../internal/assignSeriesColors.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { chartRows } from '../internal/chartRows.ts';
import { areaColor, mutedColor } from '../internal/colors.ts';
import { useDayTable } from '../internal/dayTable.ts';
import type { ChartEvent } from '../internal/EventMarkers.tsx';
import type { NamedMark } from '../internal/MarkList.tsx';
import type { PlotBox } from '../internal/plotBox.ts';
import { TimeChart } from '../internal/TimeChart.tsx';
import { type ChartSeries, pointName, timelineOf } from '../internal/timeline.ts';
import { useLegend } from '../internal/useLegend.ts';
import { HiddenShare, ShareArea } from './ShareArea.tsx';
import {
  hasSmallTotals,
  middleOf,
  type ShareLayer,
  shareLayers,
  shareOn,
  stackableRows,
} from './shareLayers.ts';

export interface StackedShareProps extends ChartProps, RechartsProps {
  /**
   * Amounts, zero or more, shown as shares of each day's sum. Null counts as zero. The first five
   * are coloured; the others and one with `isRest` are grey under one name: that of the rest, or how
   * many they are.
   */
  series: readonly ChartSeries[];
  /** Id of the part that the title is about: the others step back. */
  lead?: string;
  /**
   * Smallest sum of a day that has shares: for counts `MIN_COUNT_FOR_SHARE`. A day with less has none, and
   * the note says so. By default each sum above zero has.
   */
  minTotal?: number;
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
  const { series, lead, minTotal = 0, events, onRangeChange, ...chart } = rest;
  const { height = 260 } = frame;
  const { formats, strings } = useWidgets();
  const dayTable = useDayTable();
  const colored = useMemo(() => assignSeriesColors(series, undefined, areaColor), [series]);
  const days = useMemo(() => capturedDays(series), [series]);
  const legend = useLegend(colored);
  const { shown } = legend;
  const named = namesOf(colored, strings.more.items);
  /** True for each part under the name that was chosen; null: all of them. */
  const isChosen = (id: string, chosen: string | null) =>
    chosen === null ||
    id === chosen ||
    named.some((one) => one.id === chosen && one.parts.includes(id));
  const toggle = (name: string) => {
    const parts = named.find((one) => one.id === name)?.parts ?? [];
    const areHidden = parts.every(legend.isHidden);
    for (const id of parts) if (legend.isHidden(id) === areHidden) legend.toggle(id);
  };
  const layers = useMemo(
    () => shareLayers(colored, shown, days, minTotal),
    [colored, shown, days, minTotal],
  );
  const isNoteNeeded = useMemo(
    () => hasSmallTotals(colored, days, minTotal),
    [colored, days, minTotal],
  );
  const timeline = useMemo(() => timelineOf(days, 0, series), [days, series]);
  const rows = useMemo(() => {
    const ids = series.map(({ id }) => id);
    return stackableRows(chartRows(series, timeline), ids, minTotal);
  }, [series, timeline, minTotal]);
  const isEmpty = rows.every((row) => series.every(({ id }) => row[id] === null));
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
      {...(isNoteNeeded &&
        (isEmpty
          ? { emptyReason: strings.chart.smallTotals(minTotal) }
          : {
              note: (
                <>
                  {frame.note} {strings.chart.smallTotals(minTotal)}
                </>
              ),
            }))}
      height={height}
      gaps={timeline.gaps}
      distance={timeline.distance}
      isEmpty={isEmpty}
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
          labels={named.map(({ id, text: name, color, parts }) => ({
            id,
            text: name,
            color,
            value: middleOf(layers.filter((layer) => parts.includes(layer.series.id))),
          }))}
          onToggle={named.length > 1 ? toggle : undefined}
          events={events}
          onRangeChange={onRangeChange}
          seriesAt={(box, at, y) => layerAt(layers, at, box, y)}
          describeDay={(at, chosen) =>
            layers
              .filter((layer) => isChosen(layer.series.id, chosen))
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
                <ShareArea
                  key={one.id}
                  series={one}
                  isLit={isChosen(one.id, active)}
                  isBack={active === null && lead !== undefined && one.id !== lead}
                />
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

/** A name beside the areas, and the ids of the parts under it. */
interface ShareName {
  id: string;
  text: string;
  color: string;
  parts: readonly string[];
}

/** Returns the names of the coloured parts, and one name for all grey ones. */
function namesOf(
  series: readonly ColoredSeries[],
  nameRest: (count: number) => string,
): ShareName[] {
  const isGrey = ({ color }: ColoredSeries) => color === mutedColor;
  const greys = series.filter(isGrey);
  const own = series
    .filter((one) => !isGrey(one))
    .map(({ id, label, color }) => ({ id, text: label, color, parts: [id] }));
  const [first] = greys;
  if (first === undefined) return own;
  const only = greys.length === 1 ? first : greys.find(({ isRest }) => isRest);
  return [
    ...own,
    {
      id: `${first.id} and other grey parts`,
      text: only?.label ?? nameRest(greys.length),
      color: mutedColor,
      parts: greys.map(({ id }) => id),
    },
  ];
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
