import { useMemo } from 'react';
import { capturedDays } from '../../internal/gaps.ts';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { CursorMarks } from '../internal/CursorMarks.tsx';
import { useDayTable } from '../internal/dayTable.ts';
import type { ChartEvent } from '../internal/EventMarks.tsx';
import { hued } from '../internal/hued.ts';
import { namedPoints } from '../internal/namedPoints.ts';
import { nearestSeries } from '../internal/nearest.ts';
import { rankAxis, rankAxisModel } from '../internal/rankAxis.ts';
import { SeriesLines } from '../internal/SeriesLines.tsx';
import { TimeChart } from '../internal/TimeChart.tsx';
import { type ChartSeries, pointName, pointOn, timelineOf } from '../internal/timeline.ts';
import { useLegend } from '../internal/useLegend.ts';
import { OffListBand, OffListMarks } from './OffList.tsx';

export interface RankHistoryProps extends ChartProps {
  /** One series a list. A captured day without a place (null) is off the list. */
  series: readonly ChartSeries[];
  /** Places of the longest of the lists. */
  depth: number;
  events?: readonly ChartEvent[];
  /** Takes a range drawn over the days; without it none can be drawn. */
  onRangeChange?: (range: { from: string; to: string }) => void;
}

/** Places over time, the first on top. Off the list is a band below; missing days are hatched. */
export function RankHistory({ series, depth, height = 260, ...rest }: RankHistoryProps) {
  const { events, onRangeChange, ...frame } = rest;
  const { formats, strings } = useWidgets();
  const dayTable = useDayTable();
  const drawn = useMemo(() => hued(series), [series]);
  const legend = useLegend(drawn);
  const { shown } = legend;
  const days = useMemo(() => capturedDays(shown), [shown]);
  const timeline = timelineOf(days, 0, shown);
  const places = shown.flatMap(({ points }) => points.map(({ value }) => value));
  const place = (value: number) => formats.formatValue(value, 'rank');
  const several = series.length > 1;

  const spokenPlace = (value: number | null) =>
    value === null ? strings.chart.offList : strings.chart.place(place(value));
  /** What a list says of a day: a place, off the list, or that the list was not captured. */
  const told = (one: ChartSeries, day: string) => {
    const point = pointOn(one.points, day);
    if (!point) return { text: signs.missing, spoken: strings.value.missing, order: Infinity };
    const { value } = point;
    return {
      text: value === null ? strings.chart.offList : place(value),
      spoken: spokenPlace(value),
      order: value ?? Number.MAX_VALUE,
    };
  };
  const named = (one: ChartSeries, words: string) =>
    several ? strings.chart.reading(one.label, words) : words;

  return (
    <ChartFrame
      {...frame}
      height={height}
      gaps={timeline.gaps}
      isEmpty={places.length === 0}
      table={() => dayTable(days, shown, (_value, one, day) => told(one, day).text)}
    >
      {(plot) => {
        const axis = rankAxis(places, depth, plot.height - 32);
        return (
          <TimeChart
            label={frame.title}
            {...plot}
            timeline={timeline}
            axis={rankAxisModel(axis, place)}
            seriesIds={shown.map(({ id }) => id)}
            labels={
              several
                ? drawn.map(({ id, label, color, dash, points }) => ({
                    id,
                    text: label,
                    color,
                    ...(dash !== undefined && { dash }),
                    value: legend.isHidden(id) ? null : (points.at(-1)?.value ?? axis.offList),
                  }))
                : []
            }
            {...(several && { onToggle: legend.toggle })}
            {...(events && { events })}
            {...(onRangeChange && { onRangeChange })}
            seriesAt={(box, day, y) => nearestSeries(shown, days[day], box, y)}
            announce={(index, chosen) => {
              const day = days[index] ?? '';
              const words = shown
                .filter(({ id }) => chosen === null || id === chosen)
                .map((one) => named(one, told(one, day).spoken));
              return `${pointName({ formats, spans: timeline.spans }, day, 'weekday')}: ${formats.formatList(words)}`;
            }}
            readout={(index) =>
              shown
                .map((one) => ({ ...one, ...told(one, days[index] ?? '') }))
                .sort((a, b) => a.order - b.order)
            }
            valueCount={places.length}
            namedMarks={(box) =>
              namedPoints(
                shown,
                box,
                formats,
                (one, value) => named(one, spokenPlace(value)),
                axis.offList,
              )
            }
            under={(box) =>
              axis.hasBand && (
                <OffListBand box={box} last={axis.last} text={strings.chart.offListBand(depth)} />
              )
            }
            over={(box, day, active) => (
              <CursorMarks series={shown} box={box} day={days[day] ?? ''} active={active} />
            )}
          >
            {(box, active) => (
              <>
                {axis.hasBand &&
                  shown.map((one) => (
                    <OffListMarks key={one.id} box={box} at={axis.offList} series={one} />
                  ))}
                <SeriesLines series={shown} box={box} active={active} />
              </>
            )}
          </TimeChart>
        );
      }}
    </ChartFrame>
  );
}
