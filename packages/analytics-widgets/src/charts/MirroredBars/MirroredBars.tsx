import { dayToTime } from '../../internal/days.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { seriesColor } from '../internal/colors.ts';
import { useDayTable } from '../internal/dayTable.ts';
import type { ChartEvent } from '../internal/EventMarks.tsx';
import type { PlotBox } from '../internal/plotBox.ts';
import { TimeChart } from '../internal/TimeChart.tsx';
import { valueAxis, wholeTicks } from '../internal/ticks.ts';
import { timelineOf, valueOn } from '../internal/timeline.ts';
import { useLegend } from '../internal/useLegend.ts';
import { useValueText } from '../internal/useValueText.ts';
import { BarPair } from './BarPair.tsx';

export interface MirroredBarsProps extends ChartProps {
  /** A captured day with what came (up) and what went (down), both counted upwards from 0. */
  points: readonly { day: string; up: number | null; down: number | null }[];
  labels: { up: string; down: string };
  events?: readonly ChartEvent[];
  /** Takes a range drawn over the days; without it none can be drawn. */
  onRangeChange?: (range: { from: string; to: string }) => void;
}

type Side = 'up' | 'down';

const sign: Record<Side, 1 | -1> = { up: 1, down: -1 };
const colors: Record<Side, string> = { up: seriesColor(0), down: seriesColor(1) };

/** What came and what went, day by day, on both sides of one line. */
export function MirroredBars({ points, labels, height = 220, ...rest }: MirroredBarsProps) {
  const { events, onRangeChange, ...frame } = rest;
  const { formats, strings } = useWidgets();
  const dayTable = useDayTable();
  const { text, spoken } = useValueText();
  const days = points.map(({ day }) => day);
  const timeline = timelineOf(days, 0.5);
  const sides = (['up', 'down'] as const).map((id) => ({
    id,
    label: labels[id],
    color: colors[id],
    points: points.map((point) => ({ day: point.day, value: point[id] })),
  }));
  const legend = useLegend(sides);
  const shown = legend.shown;
  const isShown = (side: Side) => shown.some(({ id }) => id === side);
  // Both sides on one scale: a longer bar is a larger number, whichever way it points.
  const all = points.flatMap(({ up, down }) => [up ?? 0, down ?? 0]);
  const reach = Math.max(1, ...all);
  // Where nothing can go down (a count of views) half of the room would stay empty.
  const everDown = points.some(({ down }) => down !== null && down !== 0);
  // What only comes is named by the chart's title.
  const named = everDown ? sides : [];
  const reaches = [everDown && isShown('down') ? -reach : 0, isShown('up') ? reach : 0];

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
      isEmpty={points.every(({ up, down }) => up === null && down === null)}
      table={() => dayTable(days, shown, text)}
    >
      {(plot) => (
        <TimeChart
          label={frame.title}
          {...plot}
          timeline={timeline}
          axis={{
            // Of what is counted there are no halves.
            ...wholeTicks(valueAxis(reaches), all),
            reversed: false,
            format: (value) => formats.formatNumber(Math.abs(value)),
          }}
          labels={named.map(({ id, label, color }) => ({
            id,
            text: label,
            color,
            value: legend.isHidden(id) ? null : (sign[id] * reach) / 2,
          }))}
          {...(everDown && { onToggle: legend.toggle })}
          {...(events && { events })}
          {...(onRangeChange && { onRangeChange })}
          announce={(index) => {
            const day = days[index] ?? '';
            const told = shown.map((one) =>
              strings.chart.reading(one.label, spoken(valueOn(one, day))),
            );
            return `${formats.formatDay(day, 'weekday')}: ${formats.formatList(told)}`;
          }}
          readout={(index) =>
            shown.map((one) => ({ ...one, text: text(valueOn(one, days[index] ?? '')) }))
          }
          valueCount={shown.length * points.length}
          namedMarks={(box) =>
            points.flatMap((point) => shown.map(({ id }) => mark(box, point.day, id, point[id])))
          }
        >
          {(box) =>
            points.map(({ day, up, down }) => (
              <BarPair
                key={day}
                box={box}
                time={dayToTime(day)}
                up={isShown('up') ? up : null}
                down={isShown('down') ? down : null}
                colors={colors}
              />
            ))
          }
        </TimeChart>
      )}
    </ChartFrame>
  );
}
