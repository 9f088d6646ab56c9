import { dayToTime } from '../../internal/days.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { seriesColor } from '../internal/colors.ts';
import { dayTable } from '../internal/dayTable.ts';
import type { PlotBox } from '../internal/plotBox.ts';
import { TimeChart } from '../internal/TimeChart.tsx';
import { valueAxis } from '../internal/ticks.ts';
import { timelineOf } from '../internal/timeline.ts';
import { useValueText } from '../internal/useValueText.ts';
import { BarPair } from './BarPair.tsx';

export interface MirroredBarsProps extends ChartProps {
  /** A captured day with what came (up) and what went (down), both counted upwards from 0. */
  points: readonly { day: string; up: number | null; down: number | null }[];
  labels: { up: string; down: string };
}

/** What came and what went, day by day, on both sides of one line. */
export function MirroredBars({ points, labels, height = 220, ...frame }: MirroredBarsProps) {
  const { formats, strings } = useWidgets();
  const { text, spoken } = useValueText();
  const days = points.map(({ day }) => day);
  const timeline = timelineOf(days, 0.5);
  const series = [
    { id: 'up', label: labels.up, points: points.map(({ day, up }) => ({ day, value: up })) },
    {
      id: 'down',
      label: labels.down,
      points: points.map(({ day, down }) => ({ day, value: down })),
    },
  ];
  const colors = { up: seriesColor(0), down: seriesColor(1) };
  const all = points.flatMap(({ up, down }) => [up ?? 0, -(down ?? 0)]);
  // Both sides on one scale: a longer bar is a larger number, whichever way it points.
  const reach = Math.max(1, ...all.map(Math.abs));
  // Where nothing can go down (a count of views) half of the room would stay empty.
  const hasDown = points.some(({ down }) => down !== null && down !== 0);

  const bar = (box: PlotBox, day: string, side: 'up' | 'down', value: number | null) => {
    const middle = box.x(dayToTime(day));
    const zero = box.y(0);
    const end = box.y(side === 'up' ? (value ?? 0) : -(value ?? 0));
    return {
      id: `${day} ${side}`,
      name: `${formats.formatDay(day, 'short')}: ${strings.chart.reading(labels[side], spoken(value))}`,
      x: middle - 4,
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
      isEmpty={points.length === 0}
      table={() => dayTable(days, series, strings.chart.day, formats, text)}
    >
      {(plot) => (
        <TimeChart
          label={frame.title}
          {...plot}
          timeline={timeline}
          axis={{
            ...valueAxis([hasDown ? -reach : 0, reach]),
            reversed: false,
            format: (value) => formats.formatNumber(Math.abs(value)),
          }}
          labels={[
            { id: 'up', text: labels.up, value: reach / 2, color: colors.up },
            ...(hasDown
              ? [{ id: 'down', text: labels.down, value: -reach / 2, color: colors.down }]
              : []),
          ]}
          announce={(index) => {
            const point = points[index];
            const told = [
              strings.chart.reading(labels.up, spoken(point?.up ?? null)),
              strings.chart.reading(labels.down, spoken(point?.down ?? null)),
            ];
            return `${formats.formatDay(days[index] ?? '', 'weekday')}: ${formats.formatList(told)}`;
          }}
          readout={(index) => [
            { id: 'up', label: labels.up, text: text(points[index]?.up ?? null), color: colors.up },
            {
              id: 'down',
              label: labels.down,
              text: text(points[index]?.down ?? null),
              color: colors.down,
            },
          ]}
          valueCount={2 * points.length}
          namedMarks={(box) =>
            points.flatMap(({ day, up, down }) => [
              bar(box, day, 'up', up),
              bar(box, day, 'down', down),
            ])
          }
        >
          {(box) =>
            points.map(({ day, up, down }) => (
              <BarPair
                key={day}
                box={box}
                time={dayToTime(day)}
                up={up}
                down={down}
                colors={colors}
              />
            ))
          }
        </TimeChart>
      )}
    </ChartFrame>
  );
}
