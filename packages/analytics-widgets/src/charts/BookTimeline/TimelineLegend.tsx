import { areaColor, mutedColor } from '../internal/colors.ts';
import * as time from '../internal/TimeChart.css.ts';
import * as css from '../marks/MarkPlot.css.ts';
import type { BookSpan, TimelineShape } from './bookSpan.ts';

/** Path of a mark around its centre. */
export const shapes = {
  diamond: (x: number, y: number) => `M${x} ${y - 6}l6 6l-6 6l-6 -6z`,
  circle: (x: number, y: number) => `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z`,
  square: (x: number, y: number) => `M${x - 4.5} ${y - 4.5}h9v9h-9z`,
} as const satisfies Record<TimelineShape, (x: number, y: number) => string>;

const shapeNames = ['circle', 'diamond', 'square'] as const satisfies TimelineShape[];

/** Fill of a book's bar: the hue of its status, paler while it has no end. */
export const barOf = ({ hue, to }: Pick<BookSpan, 'hue' | 'to'>) => ({
  fill: hue === null ? mutedColor : areaColor(hue),
  fillOpacity: to === null ? 0.55 : 1,
});

interface TimelineLegendProps {
  books: readonly BookSpan[];
  /** Label of each mark shape. */
  marks: Partial<Record<TimelineShape, string>>;
}

const SWATCH_WIDTH_PX = 20;
const SWATCH_HEIGHT_PX = 14;

/** Explains the colours of the bars and the shapes on them; lists each one in use once. */
export function TimelineLegend({ books, marks }: TimelineLegendProps) {
  const statuses = new Map(
    books.flatMap((book) => (book.status === '' ? [] : [[book.status, barOf(book)] as const])),
  );
  const usedShapes = new Set(
    books.flatMap(({ events }) => events.map(({ shape = 'diamond' }) => shape)),
  );
  const shown = shapeNames.flatMap((shape) => {
    const text = marks[shape];
    return text === undefined || !usedShapes.has(shape) ? [] : [{ shape, text }];
  });
  if (statuses.size + shown.length === 0) return null;
  return (
    <ul className={time.legend}>
      {[...statuses].map(([status, bar]) => (
        <li key={status} className={time.legendItem}>
          <svg width={SWATCH_WIDTH_PX} height={SWATCH_HEIGHT_PX} aria-hidden="true">
            <rect x={0} y={2} width={SWATCH_WIDTH_PX} height={10} rx={3} {...bar} />
          </svg>
          {status}
        </li>
      ))}
      {shown.map(({ shape, text }) => (
        <li key={shape} className={time.legendItem}>
          <svg width={SWATCH_HEIGHT_PX} height={SWATCH_HEIGHT_PX} aria-hidden="true">
            <path
              className={css.diamond}
              data-shape={shape}
              d={shapes[shape](SWATCH_HEIGHT_PX / 2, SWATCH_HEIGHT_PX / 2)}
            />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
