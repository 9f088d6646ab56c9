import { useCallback, useId } from 'react';
import type { PlotSlot } from '../ChartFrame/index.ts';
import { HatchPattern } from '../internal/GapHatch.tsx';
import { textRoom } from '../internal/plotBox.ts';
import { textWidth } from '../internal/textWidth.ts';
import { ColumnNames, RowNames } from './GridNames.tsx';
import { type CellPaint, cellPaths, MISSING, partialPath } from './gridPaths.ts';
import { MarkPlot, type MarkReadout } from './MarkPlot.tsx';

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
/** Pixels that a row keeps beside upright names: one line of its own name. */
const LEAST_ROW = 16;
/** Pixels of upright names below which they tell less than lying ones. */
const LEAST_STANDING = 72;
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
      // Upright names take their room from the cells: few rows have little or none to give.
      const asked = uprightRoom(columns);
      const room = isUpright ? asked : Math.min(asked, height - rows.length * LEAST_ROW);
      const isStanding =
        isUpright ||
        (!isTime && room >= Math.min(asked, LEAST_STANDING) && areCut(columns, columnWidth));
      const head = isStanding ? room : HEAD;
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
      const cells = { tall: rows.length, wide, place };
      const paths = cellPaths(cells, paint);
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
            <g strokeWidth={place(0).height}>
              {[...paths].map(([color, parts]) => (
                <path
                  key={color}
                  d={parts.join('')}
                  style={{ stroke: color === MISSING ? `url(#${pattern})` : color }}
                />
              ))}
            </g>
            {isPartial && (
              <path
                data-partial=""
                d={partialPath(cells, isPartial)}
                style={{ fill: `url(#${pattern})` }}
              />
            )}
            <RowNames
              rows={rows}
              room={names}
              head={head}
              height={cell.height}
              edge={mirrored ? width : 0}
            />
            <ColumnNames
              columns={columns}
              head={head}
              gap={gap}
              width={cell.width}
              left={left}
              edge={width}
              isUpright={isStanding}
            />
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
