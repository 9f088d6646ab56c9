import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as lines from '../internal/axis.css.ts';
import { cutToWidth, textWidth, within } from '../internal/textWidth.ts';
import { type GridCells, round } from './gridPaths.ts';
import * as css from './MarkPlot.css.ts';

/** Height of a line of names in pixels. */
const LINE_HEIGHT_PX = 13;

export interface RowNamesProps {
  rows: readonly string[];
  /** Width for the names in pixels. */
  room: number;
  /** Top of the first row. */
  head: number;
  height: number;
  /** 0: at the left; else names end at that edge, where text runs from right to left. */
  edge: number;
}

/** The names of a grid's rows, at its start edge. */
export function RowNames({ rows, room, head, height, edge }: RowNamesProps) {
  const { dataText } = useWidgets();
  const every = namedRowStep(height);
  const foot = head + rows.length * height;
  return rows.flatMap((text, row) => {
    const y = head + row * height + height / 2;
    // A name must not extend below the SVG, where it would be clipped.
    if (row % every !== 0 || (every > 1 && y + LINE_HEIGHT_PX / 2 > foot)) return [];
    return [
      <text
        key={y}
        className={css.rowText}
        x={edge === 0 ? room - 8 : edge - room + 8}
        y={y}
        dy="0.32em"
        textAnchor={edge === 0 ? 'end' : 'start'}
        {...dataText.name(cutToWidth(text, room - 8), 'tspan')}
      />,
    ];
  });
}

/** Where names would overlap, only every n-th is shown; the readout has the others. */
const namedRowStep = (height: number) => Math.max(1, Math.ceil(LINE_HEIGHT_PX / height));

/**
 * Returns the path of the rules between rows. They begin at `edge`, before the names; in rows too
 * low for a name each they would cross names, so they are among the cells only, by named row.
 */
export function rowRules({ tall, wide, place }: GridCells, gap: number, edge: number): string {
  const [first, last] = [place(0), place(wide - 1)];
  const isMirrored = edge !== 0;
  const step = namedRowStep(first.height + gap);
  const start = step === 1 ? edge : first.x + (isMirrored ? first.width : 0);
  const end = last.x + (isMirrored ? 0 : last.width);
  return Array.from({ length: Math.ceil(tall / step) }, (_, at) => at * step)
    .slice(1)
    .map((row) => `M${round(start)} ${round(place(row * wide).y - gap / 2)}H${round(end)}`)
    .join('');
}

export interface ColumnNamesProps {
  columns: readonly string[];
  head: number;
  gap: number;
  width: number;
  left: (column: number) => number;
  /** Height of the SVG. */
  edge: number;
  isUpright: boolean;
}

/** The names of a grid's columns, above it. */
export function ColumnNames(props: ColumnNamesProps) {
  const { columns, head, gap, width, left, edge, isUpright } = props;
  const { dataText } = useWidgets();
  const every = isUpright ? Math.max(1, Math.ceil(LINE_HEIGHT_PX / width)) : 1;
  // Names on every column are cut to their column; sparse names may extend to the next one, or are
  // left out.
  const isDense = columns.every((text) => text !== '');
  const shown = isUpright || isDense ? null : columnsWithRoom(columns, width);
  return columns.flatMap((text, column) => {
    if (text === '' || column % every !== 0 || shown?.has(column) === false) return [];
    const x = left(column) + (width - gap) / 2;
    // A vertical name must not extend beyond the SVG, as with rows.
    if (every > 1 && Math.abs(x - edge / 2) + LINE_HEIGHT_PX / 2 > edge / 2) return [];
    return [
      isUpright ? (
        <text
          key={x}
          className={css.rowText}
          transform={`translate(${round(x)} ${head - 6}) rotate(-90)`}
          dy="0.32em"
          {...dataText.name(cutToWidth(text, head - 8), 'tspan')}
        />
      ) : (
        <text
          key={x}
          className={lines.axisText}
          x={isDense ? x : within(x, textWidth(text) / 2, edge)}
          y={head - 7}
          textAnchor="middle"
          {...dataText.name(isDense ? cutToWidth(text, width - 4) : text, 'tspan')}
        />
      ),
    ];
  });
}

/** Minimum gap in pixels between names that extend to the next one. */
const MIN_NAME_GAP_PX = 4;

/**
 * Returns the columns whose names do not overlap: from the last one back, because that is the
 * newest, each that ends before the next one begins.
 */
function columnsWithRoom(columns: readonly string[], width: number): ReadonlySet<number> {
  const shown = new Set<number>();
  let next = Number.POSITIVE_INFINITY;
  for (let column = columns.length - 1; column >= 0; column -= 1) {
    const text = columns[column] ?? '';
    if (text === '' || textWidth(text) > (next - column) * width - MIN_NAME_GAP_PX) continue;
    shown.add(column);
    next = column;
  }
  return shown;
}
