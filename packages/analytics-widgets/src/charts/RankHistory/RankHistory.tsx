import { capturedDays } from '../../internal/gaps.ts';
import { signs } from '../../internal/signs.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { seriesColor } from '../internal/colors.ts';
import { dayTable } from '../internal/dayTable.ts';
import { nearestSeries } from '../internal/nearest.ts';
import { rankAxis, rankAxisModel } from '../internal/rankAxis.ts';
import { SeriesLines } from '../internal/SeriesLines.tsx';
import { TimeChart } from '../internal/TimeChart.tsx';
import { type ChartSeries, chartRows, timelineOf, valuesOn } from '../internal/timeline.ts';
import { useCursor } from '../internal/useCursor.ts';
import { OffListBand, OffListMarks } from './OffList.tsx';

export interface RankHistoryProps extends ChartProps {
  /** One series a list. A captured day without a place (null) is off the list. */
  series: readonly ChartSeries[];
  /** Places of the longest of the lists. */
  depth: number;
}

/** Places over time, the first on top. Off the list is a band below; missing days are hatched. */
export function RankHistory({ series, depth, height = 260, ...frame }: RankHistoryProps) {
  const { formats, strings } = useWidgets();
  const days = capturedDays(series);
  const timeline = timelineOf(days);
  const cursor = useCursor(days.length);
  const drawn = series.map((one, index) => ({ ...one, color: seriesColor(index) }));
  const axis = rankAxis(
    series.flatMap(({ points }) => points.map(({ value }) => value)),
    depth,
    height - 32,
  );
  const place = (value: number) => formats.formatValue(value, 'rank');
  const several = series.length > 1;

  /** What a list says of a day: a place, off the list, or that the list was not captured. */
  const told = (one: ChartSeries, day: string | undefined) => {
    const point = one.points.find((candidate) => candidate.day === day);
    if (!point) return { text: signs.missing, spoken: strings.value.missing };
    if (point.value === null) return { text: strings.chart.offList, spoken: strings.chart.offList };
    return { text: place(point.value), spoken: strings.chart.place(place(point.value)) };
  };

  return (
    <ChartFrame
      {...frame}
      height={height}
      gaps={timeline.gaps}
      table={dayTable(days, series, strings.chart.day, formats, (value) =>
        value === null ? strings.chart.offList : place(value),
      )}
    >
      {(describedBy) => (
        <TimeChart
          label={frame.title}
          describedBy={describedBy}
          height={height}
          timeline={timeline}
          rows={chartRows(series, timeline)}
          axis={rankAxisModel(axis, place)}
          cursor={cursor}
          seriesIds={series.map(({ id }) => id)}
          labels={
            several
              ? drawn.map(({ id, label, color, points }) => ({
                  id,
                  text: label,
                  color,
                  value: points.at(-1)?.value ?? axis.offList,
                }))
              : []
          }
          seriesAt={(box, day, y) => nearestSeries(series, days[day], box, y)}
          announce={(index) => {
            const day = days[index];
            const chosen = series.filter(({ id }) => id === cursor.series);
            const all = (chosen.length > 0 ? chosen : series).map((one) => {
              const { spoken } = told(one, day);
              return several ? strings.chart.reading(one.label, spoken) : spoken;
            });
            return `${formats.formatDay(day ?? '', 'weekday')}: ${formats.formatList(all)}`;
          }}
          readout={(index) =>
            valuesOn(drawn, days[index] ?? '')
              .map((value, at) => ({ value: value ?? Number.POSITIVE_INFINITY, one: drawn[at] }))
              .sort((a, b) => a.value - b.value)
              .flatMap(({ one }) => (one ? [{ ...one, text: told(one, days[index]).text }] : []))
          }
          under={(box) =>
            axis.hasBand && (
              <OffListBand box={box} last={axis.last} text={strings.chart.offListBand(depth)} />
            )
          }
        >
          {(box) => (
            <>
              {axis.hasBand &&
                drawn.map((one) => (
                  <OffListMarks key={one.id} box={box} at={axis.offList} series={one} />
                ))}
              <SeriesLines
                series={drawn}
                box={box}
                active={cursor.series}
                cursorDay={cursor.day === null ? undefined : days[cursor.day]}
              />
            </>
          )}
        </TimeChart>
      )}
    </ChartFrame>
  );
}
