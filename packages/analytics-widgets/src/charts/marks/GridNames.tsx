import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as lines from '../internal/axis.css.ts';
import { cutToWidth, textWidth, within } from '../internal/textWidth.ts';
import { round } from './gridPaths.ts';
import * as css from './MarkPlot.css.ts';

/** Pixels that a line of names takes. */
const LINE = 13;

export interface RowNamesProps {
  rows: readonly string[];
  /** Pixels for the names. */
  room: number;
  /** Where the first row begins. */
  head: number;
  height: number;
  /** 0: at the left; else names end at that edge, where text runs from right to left. */
  edge: number;
}

/** The names of a grid's rows, at its start edge. */
export function RowNames({ rows, room, head, height, edge }: RowNamesProps) {
  const { dataText } = useWidgets();
  // Names that would cover each other are left to the readout, all but every so many.
  const every = Math.max(1, Math.ceil(LINE / height));
  const foot = head + rows.length * height;
  return rows.flatMap((text, row) => {
    const y = head + row * height + height / 2;
    // Nor does one reach below the drawing, where it would be cut.
    if (row % every !== 0 || (every > 1 && y + LINE / 2 > foot)) return [];
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

export interface ColumnNamesProps {
  columns: readonly string[];
  head: number;
  gap: number;
  width: number;
  left: (column: number) => number;
  /** Where the drawing ends. */
  edge: number;
  isUpright: boolean;
}

/** The names of a grid's columns, over it. */
export function ColumnNames(props: ColumnNamesProps) {
  const { columns, head, gap, width, left, edge, isUpright } = props;
  const { dataText } = useWidgets();
  const every = isUpright ? Math.max(1, Math.ceil(LINE / width)) : 1;
  // Names on every column keep to their own; names of some reach to the next one, or are left out.
  const isDense = columns.every((text) => text !== '');
  const kept = isUpright || isDense ? null : apartFrom(columns, width);
  return columns.flatMap((text, column) => {
    if (text === '' || column % every !== 0 || kept?.has(column) === false) return [];
    const x = left(column) + (width - gap) / 2;
    // Nor does an upright one reach beyond the drawing, as with rows.
    if (every > 1 && Math.abs(x - edge / 2) + LINE / 2 > edge / 2) return [];
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

/** Pixels between names that reach to the next one. */
const APART = 4;

/**
 * The columns whose names leave each other room: from the last one back, for that is the newest, each
 * that ends before the one behind it begins.
 */
function apartFrom(columns: readonly string[], width: number): ReadonlySet<number> {
  const kept = new Set<number>();
  let next = Number.POSITIVE_INFINITY;
  for (let column = columns.length - 1; column >= 0; column -= 1) {
    const text = columns[column] ?? '';
    if (text === '' || textWidth(text) > (next - column) * width - APART) continue;
    kept.add(column);
    next = column;
  }
  return kept;
}
