import { type ReactNode, useCallback, useId } from 'react';
import type { PlotSlot } from '../ChartFrame/index.ts';
import * as lines from '../internal/axis.css.ts';
import { HatchPattern } from '../internal/GapHatch.tsx';
import { textRoom } from '../internal/plotBox.ts';
import { cutToWidth, textWidth } from '../internal/textWidth.ts';
import * as css from './MarkPlot.css.ts';
import { MarkPlot, type MarkReadout, type Place } from './MarkPlot.tsx';

/** What is not known: a hatched cell. No CSS colour has this name. */
export const MISSING = 'missing';

/** Paint of a cell: a CSS colour, `MISSING`, or null for nothing. */
export type CellPaint = string | null;

export interface GridPlotProps extends PlotSlot {
  label: string;
  rows: readonly string[];
  /** Texts under or over the columns; an empty one leaves its place free. */
  columns: readonly string[];
  paint: (row: number, column: number) => CellPaint;
  /** Cells whose value is not whole: hatched over their colour. */
  isPartial?: ((row: number, column: number) => boolean) | undefined;
  /** Null: there is no such cell. */
  name: (row: number, column: number) => string | null;
  readout: (row: number, column: number) => MarkReadout;
  onPress?: (row: number, column: number) => void;
  /** Columns are time: they never mirror. */
  isTime?: boolean;
  /** Pixels that a cell is wide at most: few columns do not fill the room, for a bar is no cell. */
  widest?: number;
  /** Pixels between cells; none where there are very many. */
  gap?: number;
  /** Names of columns stand upright over them; those that are no time do so where they would be cut. */
  isUpright?: boolean;
}

const HEAD = 20;
/** Pixels of a cell that nobody limits. */
const WIDEST = 160;
/** Pixels that upright names may take. */
const TALLEST = 132;

/** Room over the cells for upright names: for who reckons a grid's height by its rows. */
export const uprightRoom = (columns: readonly string[]): number => textRoom(columns, TALLEST) + 4;
/** Rows of a grid that is high enough for upright names. */
const TALL = 6;
/** Part of the width that the names of rows may take. */
const NAMES = 0.34;

/** Whether names that stand on every column are wider than one. */
const areCut = (columns: readonly string[], width: number): boolean =>
  columns.every((text) => text !== '') && columns.some((text) => textWidth(text) > width - 4);

/** A grid of coloured cells. Cells of one colour are one path: nine thousand draw like nine. */
export function GridPlot(props: GridPlotProps) {
  const { rows, columns, paint, isPartial, name, readout, onPress, ...rest } = props;
  const { gap = 1, widest = WIDEST, isTime = false, isUpright = false, ...plot } = rest;
  const pattern = useId();
  const wide = columns.length;
  const layout = useCallback(
    ({ width, height, direction }: { width: number; height: number; direction: 'ltr' | 'rtl' }) => {
      const names = textRoom(rows, Math.round(width * NAMES));
      const columnWidth = Math.min(widest, (width - names) / Math.max(1, wide));
      // Upright names take their room from the cells: few rows have none to give.
      const isStanding =
        isUpright || (!isTime && rows.length >= TALL && areCut(columns, columnWidth));
      const head = isStanding ? uprightRoom(columns) : HEAD;
      const cell = {
        width: columnWidth,
        height: (height - head) / Math.max(1, rows.length),
      };
      const mirrored = direction === 'rtl';
      const left = (column: number) =>
        mirrored ? width - names - (column + 1) * cell.width : names + column * cell.width;
      const place = (index: number) => ({
        x: left(index % wide),
        y: head + Math.floor(index / wide) * cell.height,
        width: Math.max(1, cell.width - gap),
        height: Math.max(1, cell.height - gap),
      });
      const paths = cellPaths(rows.length, wide, place, paint);
      return {
        place,
        at: (x: number, y: number) => {
          const along = mirrored ? width - names - x : x - names;
          const column = Math.floor(along / cell.width);
          const row = Math.floor((y - head) / cell.height);
          const isInside = column >= 0 && column < wide && row >= 0 && row < rows.length;
          return isInside ? row * wide + column : null;
        },
        drawing: (
          <>
            <HatchPattern id={pattern} />
            {[...paths].map(([color, parts]) => (
              <path
                key={color}
                d={parts.join('')}
                style={{ fill: color === MISSING ? `url(#${pattern})` : color }}
              />
            ))}
            {isPartial && (
              <path
                data-partial=""
                d={partialPath(rows.length, wide, place, isPartial)}
                style={{ fill: `url(#${pattern})` }}
              />
            )}
            {rowNames(rows, { room: names, head, height: cell.height, edge: mirrored ? width : 0 })}
            {columnNames(columns, {
              head,
              gap,
              width: cell.width,
              left,
              edge: width,
              isUpright: isStanding,
            })}
          </>
        ),
      };
    },
    [rows, columns, wide, paint, isPartial, gap, widest, pattern, isTime, isUpright],
  );
  const at = (index: number): [number, number] => [Math.floor(index / wide), index % wide];
  return (
    <MarkPlot
      {...plot}
      layout={layout}
      fixedDirection={isTime}
      count={rows.length * wide}
      columns={wide}
      name={(index) => name(...at(index))}
      readout={(index) => readout(...at(index))}
      {...(onPress && { onPress: (index) => onPress(...at(index)) })}
    />
  );
}

/** The cells that are not whole, as one path. */
function partialPath(
  tall: number,
  wide: number,
  place: (index: number) => Place,
  isPartial: (row: number, column: number) => boolean,
): string {
  return Array.from({ length: tall * wide }, (_, index) => index)
    .filter((index) => isPartial(Math.floor(index / wide), index % wide))
    .map((index) => {
      const { x, y, width, height } = place(index);
      return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
    })
    .join('');
}

/** The cells of each paint as one path: rows and columns are written once, not once a cell. */
function cellPaths(
  tall: number,
  wide: number,
  place: (index: number) => Place,
  paint: GridPlotProps['paint'],
): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  const { width, height } = place(0);
  const cell = `h${round(width)}v${round(height)}h${round(-width)}z`;
  const starts = Array.from({ length: wide }, (_, column) => `M${round(place(column).x)} `);
  for (let row = 0; row < tall; row += 1) {
    const end = `${round(place(row * wide).y)}${cell}`;
    starts.forEach((start, column) => {
      const color = paint(row, column);
      if (color === null) return;
      const known = paths.get(color);
      if (known) known.push(start, end);
      else paths.set(color, [start, end]);
    });
  }
  return paths;
}

interface RowNames {
  /** Pixels for the names. */
  room: number;
  /** Where the first row begins. */
  head: number;
  height: number;
  /** 0: at the left; else names end at that edge, where text runs from right to left. */
  edge: number;
}

function rowNames(rows: readonly string[], { room, head, height, edge }: RowNames): ReactNode {
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
      >
        {cutToWidth(text, room - 8)}
      </text>,
    ];
  });
}

/** Pixels that a line of names takes. */
const LINE = 13;

interface ColumnNames {
  head: number;
  gap: number;
  width: number;
  left: (column: number) => number;
  /** Where the drawing ends. */
  edge: number;
  isUpright: boolean;
}

function columnNames(columns: readonly string[], options: ColumnNames): ReactNode {
  const { head, gap, width, left, edge, isUpright } = options;
  const every = isUpright ? Math.max(1, Math.ceil(LINE / width)) : 1;
  // Names on every column keep to their own; names of some reach to the next one, or are left out.
  const isDense = columns.every((text) => text !== '');
  const fits = (text: string, column: number) => {
    const next = columns.findIndex((other, at) => at > column && other !== '');
    return isUpright || isDense || next < 0 || textWidth(text) <= (next - column) * width - 4;
  };
  return columns.flatMap((text, column) => {
    if (text === '' || column % every !== 0 || !fits(text, column)) return [];
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
        >
          {cutToWidth(text, head - 8)}
        </text>
      ) : (
        <text
          key={x}
          className={lines.axisText}
          x={isDense ? x : within(x, textWidth(text) / 2, edge)}
          y={head - 7}
          textAnchor="middle"
        >
          {isDense ? cutToWidth(text, width - 4) : text}
        </text>
      ),
    ];
  });
}

/** A middle that leaves half a text its room on both sides. */
const within = (x: number, half: number, edge: number): number =>
  Math.max(half, Math.min(edge - half, x));

const round = (value: number): number => Math.round(value * 10) / 10;
