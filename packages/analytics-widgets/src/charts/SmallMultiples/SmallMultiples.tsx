import { capturedDays } from '../../internal/gaps.ts';
import { ChartRoom } from '../../provider/ChartRoom.tsx';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { CursorMarks } from '../internal/CursorMarks.tsx';
import { seriesColor } from '../internal/colors.ts';
import { useDayTable } from '../internal/dayTable.ts';
import type { ChartEvent } from '../internal/EventMarks.tsx';
import { LabelName } from '../internal/LabelName.tsx';
import { Legend } from '../internal/Legend.tsx';
import { namedPoints } from '../internal/namedPoints.ts';
import { PartialNote } from '../internal/PartialHatch.tsx';
import { placesAxis } from '../internal/rankAxis.ts';
import { SeriesLines } from '../internal/SeriesLines.tsx';
import { TimeChart } from '../internal/TimeChart.tsx';
import { valueAxis } from '../internal/ticks.ts';
import { type ChartSeries, pointName, timelineOf, valueOn } from '../internal/timeline.ts';
import { useLegend } from '../internal/useLegend.ts';
import { useValueText } from '../internal/useValueText.ts';
import * as css from './SmallMultiples.css.ts';

export interface SmallMultiplesProps extends ChartProps {
  /** A chart each; a comparison is drawn in the chart of its counterpart. */
  series: readonly ChartSeries[];
  format?: ValueFormat;
  /** One scale for all, or each its own: then shapes compare and heights do not. */
  scale?: 'shared' | 'own';
  /** Less is better and stands on top, as with places; those begin at the first. */
  inverted?: boolean;
  events?: readonly ChartEvent[];
  /** Takes a range drawn over the days of any of them; without it none can be drawn. */
  onRangeChange?: (range: { from: string; to: string }) => void;
}

const HEIGHT = 120;
/** Grid lines of a small chart. */
const LINES = 3;

/** A small chart a series, all over the same days: many lines without a knot. */
export function SmallMultiples(props: SmallMultiplesProps) {
  const { series, format = 'number', scale = 'shared', height = HEIGHT, ...rest } = props;
  const { events, onRangeChange, inverted = false, ...frame } = rest;
  const { formats, strings } = useWidgets();
  const dayTable = useDayTable();
  const { text, spoken } = useValueText(format);
  const legend = useLegend(series);
  const { shown } = legend;
  const days = capturedDays(shown);
  const timeline = timelineOf(days, 0, shown);
  const valuesOf = (some: readonly ChartSeries[]) =>
    some.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []));
  const all = valuesOf(shown);
  const axisOf = (values: readonly number[]) =>
    inverted && format === 'rank' ? placesAxis(values, LINES) : valueAxis(values, 'zero', LINES);
  const own = series.filter(({ comparison }) => comparison === undefined);

  return (
    <ChartFrame
      {...frame}
      height={height}
      gaps={timeline.gaps}
      isEmpty={all.length === 0}
      table={() => dayTable(days, shown, text)}
    >
      {(plot) => (
        <>
          {own.length > 1 && (
            <Legend
              labels={own
                .filter(({ id }) => legend.isHidden(id))
                .map(({ id, label }) => ({ id, text: label, value: null, color: seriesColor(0) }))}
              onToggle={legend.toggle}
            />
          )}
          {/* The room is that of all of them. */}
          <ChartRoom room={null}>
            <ul className={css.root}>
              {own
                .filter(({ id }) => !legend.isHidden(id))
                .map((one) => {
                  const drawn = [
                    one,
                    ...shown.filter(({ comparison }) => comparison?.of === one.id),
                  ].map((each) => ({ ...each, color: seriesColor(0) }));
                  const told = (each: ChartSeries, value: number | null) =>
                    drawn.length > 1
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
                          ...axisOf(scale === 'shared' ? all : valuesOf(drawn)),
                          reversed: inverted,
                          format: (value) =>
                            formats.formatValue(value, format === 'number' ? 'compact' : format),
                        }}
                        {...(events && { events })}
                        {...(onRangeChange && { onRangeChange })}
                        announce={(index) => {
                          const day = days[index] ?? '';
                          const words = drawn.map((each) => told(each, valueOn(each, day)));
                          return `${pointName({ formats, spans: timeline.spans }, day, 'weekday')}: ${formats.formatList(words)}`;
                        }}
                        readout={(index) =>
                          drawn.map((each) => ({
                            ...each,
                            text: text(valueOn(each, days[index] ?? '')),
                          }))
                        }
                        valueCount={shown.length * days.length}
                        namedMarks={(box) => namedPoints(drawn, box, formats, told)}
                        over={(box, index, active) => (
                          <CursorMarks
                            series={drawn}
                            box={box}
                            day={days[index] ?? ''}
                            active={active}
                          />
                        )}
                      >
                        {(box, active) => (
                          <SeriesLines series={drawn} box={box} active={active} width={1.5} />
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
