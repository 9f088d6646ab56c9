import { useCallback, useId } from 'react';
import type { PlotSlot } from '../ChartFrame/index.ts';
import { HatchPattern } from '../internal/GapHatch.tsx';
import { textRoom } from '../internal/plotBox.ts';
import { textWidth } from '../internal/textWidth.ts';
import { CellTexts } from './CellTexts.tsx';
import { ColumnNames, RowNames, rowRules } from './GridNames.tsx';
import * as css from './GridPlot.css.ts';
import { type CellPaint, cellPaths, MISSING_PAINT, partialPath } from './gridPaths.ts';
import { LaidPlot, type MarkReadout } from './MarkPlot.tsx';

export interface GridPlotProps extends PlotSlot {
  label: string;
  rows: readonly string[];
  /** Texts under or over the columns; an empty one leaves its place free. */
  columns: readonly string[];
  paint: (row: number, column: number) => CellPaint;
  /**
   * Returns the text in a known cell, in at most twelve columns and where each text fits; keep the
   * function the same while the data do not change. @default no texts
   */
  cellText?: (row: number, column: number) => string;
  /** Partial values: hatched over their colour. */
  isPartial?: ((row: number, column: number) => boolean) | undefined;
  /** Null: there is no such cell. */
  name: (row: number, column: number) => string | null;
  readout: (row: number, column: number) => MarkReadout;
  onPress?: (row: number, column: number) => void;
  /** Columns are days: they never mirror. */
  isTime?: boolean;
  /**
   * Maximum width of a cell in pixels: few columns do not fill the plot, so that cells do not look
   * like bars.
   */
  widest?: number;
  /** Pixels between cells; zero where there are very many. */
  gap?: number;
  /**
   * Column names are vertical. Without it, names other than days are vertical only if they would be
   * cut.
   */
  isUpright?: boolean;
}

const HEADER_HEIGHT_PX = 20;
/** Widest cell in pixels unless `widest` sets another limit. */
const MAX_CELL_WIDTH_PX = 280;
/** Pixels that upright names may take. */
const MAX_UPRIGHT_HEIGHT_PX = 168;

/**
 * Returns the height of vertical names in pixels, for callers that compute a grid's height from its
 * rows.
 */
export const uprightRoom = (columns: readonly string[]): number =>
  textRoom(columns, MAX_UPRIGHT_HEIGHT_PX) + 4;
/** Smallest height of a row beside vertical names, in pixels: one line of its name. */
const MIN_ROW_HEIGHT_PX = 16;
/** Vertical names with fewer pixels are less legible than horizontal ones. */
const MIN_UPRIGHT_HEIGHT_PX = 72;
/** Part of the width that the names of rows may take. */
const MAX_NAME_WIDTH_SHARE = 0.34;

/** True when every column has a name and some are wider than their column. */
const areCut = (columns: readonly string[], width: number): boolean =>
  columns.every((text) => text !== '') && columns.some((text) => textWidth(text) > width - 4);

/**
 * A grid of coloured cells. Cells of one colour share one path: nine thousand render as fast as
 * nine.
 */
export function GridPlot(props: GridPlotProps) {
  const { rows, columns, paint, cellText, isPartial, name, readout, onPress, ...rest } = props;
  const { gap = 1, widest = MAX_CELL_WIDTH_PX, isTime = false, isUpright = false, ...plot } = rest;
  const pattern = useId();
  const wide = columns.length;
  const layout = useCallback(
    ({ width, height, direction }: { width: number; height: number; direction: 'ltr' | 'rtl' }) => {
      const names = textRoom(rows, Math.round(width * MAX_NAME_WIDTH_SHARE));
      const columnWidth = Math.min(widest, (width - names) / Math.max(1, wide));
      // Upright names take their room from the cells: few rows have little or none to give.
      const neededRoom = uprightRoom(columns);
      const room = isUpright
        ? neededRoom
        : Math.min(neededRoom, height - rows.length * MIN_ROW_HEIGHT_PX);
      const hasUprightNames =
        isUpright ||
        (!isTime &&
          room >= Math.min(neededRoom, MIN_UPRIGHT_HEIGHT_PX) &&
          areCut(columns, columnWidth));
      const head = hasUprightNames ? room : HEADER_HEIGHT_PX;
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
            <path
              className={css.rowRule}
              data-rules=""
              d={rowRules(cells, gap, mirrored ? width : 0)}
            />
            <g strokeWidth={place(0).height}>
              {[...paths].map(([color, parts]) => (
                <path
                  key={color}
                  d={parts.join('')}
                  style={{ stroke: color === MISSING_PAINT ? `url(#${pattern})` : color }}
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
            {cellText && <CellTexts cells={cells} paint={paint} text={cellText} />}
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
              isUpright={hasUprightNames}
            />
          </>
        ),
      };
    },
    [rows, columns, wide, paint, cellText, isPartial, gap, widest, pattern, isTime, isUpright],
  );
  const at = (index: number): [number, number] => [Math.floor(index / wide), index % wide];
  return (
    <LaidPlot
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
