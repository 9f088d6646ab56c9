import { min } from 'd3-array';
import { Bar, type BarShapeProps, Rectangle, useXAxisScale } from 'recharts';
import type { ChartTable } from '../../internal/dataFile.ts';
import { dayToTime, timeToDay } from '../../internal/days.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { type RechartsProps, splitChartProps } from '../internal/chartProps.ts';
import { dayTicks } from '../internal/ticks.ts';
import * as css from '../marks/MarkPlot.css.ts';
import { rowsHeight } from '../marks/plotHeights.ts';
import { type RowEntry, RowsPlot } from '../marks/RowsPlot.tsx';
import type { BookSpan, TimelineShape } from './bookSpan.ts';
import { barOf, shapes, TimelineLegend } from './TimelineLegend.tsx';

export interface BookTimelineProps extends ChartProps, RechartsProps {
  books: readonly BookSpan[];
  /** Last day with data: spans without an end reach to it. */
  asof: string;
  /** Column names of the table twin. */
  labels: { from: string; to: string; status: string; events: string };
  /** Labels of the mark shapes. Only shapes in use are listed, above the chart. */
  marks?: Partial<Record<TimelineShape, string>>;
  onChoose?: (id: string) => void;
}

const BAR_HEIGHT_PX = 10;

/** Renders a row per book, from its first day to its last, with its events. */
export function BookTimeline({
  books,
  asof,
  labels,
  marks = {},
  onChoose,
  ...rest
}: BookTimelineProps) {
  const { frame, chart } = splitChartProps(rest);
  const { height = rowsHeight(books.length) } = frame;
  const { formats, strings } = useWidgets();
  const day = (value: string | null) => (value === null ? '…' : formats.formatDay(value));
  const first = min([asof, ...books.map(({ from }) => from)]) ?? asof;
  const eventsOf = ({ events }: BookSpan) =>
    events.map((event) => strings.chart.reading(day(event.day), event.label));
  const words = (book: BookSpan) => [
    `${day(book.from)} – ${day(book.to)}`,
    book.status,
    ...eventsOf(book),
  ];
  const table = (): ChartTable => ({
    columns: [
      { id: 'name', header: strings.chart.name },
      { id: 'from', header: labels.from },
      { id: 'to', header: labels.to },
      { id: 'status', header: labels.status },
      { id: 'events', header: labels.events },
    ],
    rows: books.map((book) => {
      const dated = book.events.map((event) => `${event.day} ${event.label}`).join('; ');
      return [
        { text: book.label, value: book.label },
        { text: day(book.from), value: book.from },
        { text: day(book.to), value: book.to },
        { text: book.status, value: book.status },
        { text: eventsOf(book).join('; '), value: dated === '' ? null : dated },
      ];
    }),
  });

  return (
    <ChartFrame {...frame} height={height} isEmpty={books.length === 0} table={table}>
      {(plot) => (
        <>
          <TimelineLegend books={books} marks={marks} />
          <RowsPlot
            {...plot}
            isTime
            chart={chart}
            label={frame.title}
            items={books}
            nameOf={({ label }) => label}
            axis={{
              format: (time) => formats.formatDayTick(timeToDay(time), null),
              widest: formats.formatDayTick(asof, null),
              scale: (most) => {
                const ticks = dayTicks(first, asof, most);
                return {
                  domain: [dayToTime(first), dayToTime(asof)],
                  ticks: ticks.map(dayToTime),
                  // The year is written where it changes.
                  tickFormatter: (time: number) => {
                    const day = timeToDay(time);
                    return formats.formatDayTick(day, ticks[ticks.indexOf(day) - 1] ?? null);
                  },
                };
              },
            }}
            extent={spanOf}
            name={(book) => strings.chart.reading(book.label, words(book).join('. '))}
            readout={(book) => {
              const [span = '', status = '', ...notes] = words(book);
              return {
                title: book.label,
                rows: [{ id: 'span', label: status, text: span, color: barOf(book).fill }],
                notes,
              };
            }}
            onPress={onChoose && (({ id }) => onChoose(id))}
          >
            <Bar
              dataKey={({ item }: RowEntry<BookSpan>) => spanOf(item)}
              barSize={BAR_HEIGHT_PX}
              minPointSize={3}
              isAnimationActive={false}
              shape={BookBar}
            />
          </RowsPlot>
        </>
      )}
    </ChartFrame>
  );

  function spanOf({ from, to }: BookSpan): [number, number] {
    return [dayToTime(from), dayToTime(to ?? asof)];
  }
}

/** The shape of a range bar: the life of a book with its events. */
function BookBar({ x, y, width, height, payload }: BarShapeProps) {
  const toX = useXAxisScale();
  const { item } = payload as RowEntry<BookSpan>;
  return (
    <>
      <Rectangle x={x} y={y} width={width} height={height} radius={3} {...barOf(item)} />
      {item.events.map(({ day, label, shape = 'diamond' }) => (
        <path
          key={`${day} ${label}`}
          className={css.diamond}
          data-shape={shape}
          d={shapes[shape](toX?.(dayToTime(day)) ?? x, y + height / 2)}
        />
      ))}
    </>
  );
}
