import { min } from 'd3-array';
import { scaleUtc } from 'd3-scale';
import type { ChartTable } from '../../internal/dataFile.ts';
import { dayToTime } from '../../internal/days.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { ChartFrame, type ChartProps } from '../ChartFrame/index.ts';
import { dayTicks } from '../internal/ticks.ts';
import * as css from '../marks/MarkPlot.css.ts';
import { FOOT, ROW, RowsPlot } from '../marks/RowsPlot.tsx';
import { barOf, shapes, TimelineLegend, type TimelineShape } from './TimelineLegend.tsx';

/** A book's life on the calendar. */
export interface BookSpan {
  id: string;
  label: string;
  /** Its first day, `YYYY-MM-DD`. */
  from: string;
  /** Its last day of writing; null: it is still being written. */
  to: string | null;
  /** What it is now: 'finished'. */
  status: string;
  /** Index of the status's hue; null: grey. */
  hue: number | null;
  /** What happened to it: first in a top, a change of price; each kind in a shape of its own. */
  events: readonly { day: string; label: string; shape?: TimelineShape }[];
}

export interface BookTimelineProps extends ChartProps {
  books: readonly BookSpan[];
  /** The day up to which is known: spans without an end reach to it. */
  asof: string;
  /** Column names of the table twin. */
  labels: { from: string; to: string; status: string; events: string };
  /** What each shape of a mark stands for; those that are drawn are named over the drawing. */
  marks?: Partial<Record<TimelineShape, string>>;
  onChoose?: (id: string) => void;
}

const BAR = 10;
const LABEL = 72;

/** A row a book: from its first day to its last, with what happened on the way. */
export function BookTimeline({ books, asof, labels, onChoose, ...rest }: BookTimelineProps) {
  const { height = books.length * ROW + FOOT, marks = {}, ...frame } = rest;
  const { formats, strings } = useWidgets();
  const day = (value: string | null) => (value === null ? '…' : formats.formatDay(value));
  const first = min([asof, ...books.map(({ from }) => from)]) ?? asof;
  const words = (book: BookSpan) => [
    `${day(book.from)} – ${day(book.to)}`,
    book.status,
    ...book.events.map((event) => strings.chart.reading(day(event.day), event.label)),
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
      const events = book.events.map((event) => `${event.day} ${event.label}`).join('; ');
      return [
        { text: book.label, value: book.label },
        { text: day(book.from), value: book.from },
        { text: day(book.to), value: book.to },
        { text: book.status, value: book.status },
        { text: events, value: events === '' ? null : events },
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
            label={frame.title}
            names={books.map(({ label }) => label)}
            scale={(range) => {
              const toX = scaleUtc()
                .domain([dayToTime(first), dayToTime(asof)])
                .range(range);
              const room = Math.floor((range[1] - range[0]) / LABEL);
              let before: string | null = null;
              const ticks = dayTicks(first, asof, room).map((tick) => {
                const text = formats.formatDayTick(tick, before);
                before = tick;
                return { at: toX(dayToTime(tick)), text };
              });
              return { toX: (time) => toX(time), ticks };
            }}
            extent={(row) => {
              const book = books[row];
              return book ? [dayToTime(book.from), dayToTime(book.to ?? asof)] : null;
            }}
            draw={(row, y, toX) => {
              const book = books[row];
              if (!book) return null;
              const [from, to] = [toX(dayToTime(book.from)), toX(dayToTime(book.to ?? asof))];
              return (
                <>
                  <rect
                    x={from}
                    y={y - BAR / 2}
                    width={Math.max(3, to - from)}
                    height={BAR}
                    rx={3}
                    {...barOf(book)}
                  />
                  {book.events.map((event) => {
                    const x = toX(dayToTime(event.day));
                    return (
                      <path
                        key={`${event.day} ${event.label}`}
                        className={css.diamond}
                        data-shape={event.shape ?? 'diamond'}
                        d={shapes[event.shape ?? 'diamond'](x, y)}
                      />
                    );
                  })}
                </>
              );
            }}
            name={(row) => {
              const book = books[row];
              return book ? strings.chart.reading(book.label, words(book).join('. ')) : '';
            }}
            readout={(row) => {
              const book = books[row];
              if (!book) return { title: '', rows: [] };
              const [span = '', status = '', ...notes] = words(book);
              return {
                title: book.label,
                rows: [{ id: 'span', label: status, text: span, color: barOf(book).fill }],
                notes,
              };
            }}
            {...(onChoose && { onPress: (row) => onChoose(books[row]?.id ?? '') })}
          />
        </>
      )}
    </ChartFrame>
  );
}
