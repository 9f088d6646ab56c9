import { type ReactNode, useCallback, useId } from 'react';
import type { PlotSlot } from '../ChartFrame/index.ts';
import { HatchPattern } from '../internal/GapHatch.tsx';
import { textRoom } from '../internal/plotBox.ts';
import { cutName } from './cutName.ts';
import * as css from './MarkPlot.css.ts';
import { MarkPlot, type MarkReadout } from './MarkPlot.tsx';

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
  name: (row: number, column: number) => string;
  readout: (row: number, column: number) => MarkReadout;
  onPress?: (row: number, column: number) => void;
  /** Columns are time: they never mirror. */
  isTime?: boolean;
  /** Pixels between cells; none where there are very many. */
  gap?: number;
}

const HEAD = 20;
/** Part of the width that the names of rows may take. */
const NAMES = 0.34;

/** A grid of coloured cells. Cells of one colour are one path: nine thousand draw like nine. */
export function GridPlot(props: GridPlotProps) {
  const { rows, columns, paint, name, readout, onPress, gap = 1, isTime = false, ...plot } = props;
  const pattern = useId();
  const wide = columns.length;
  const layout = useCallback(
    ({ width, height, direction }: { width: number; height: number; direction: 'ltr' | 'rtl' }) => {
      const names = textRoom(rows, Math.round(width * NAMES));
      const cell = {
        width: (width - names) / Math.max(1, wide),
        height: (height - HEAD) / Math.max(1, rows.length),
      };
      const mirrored = direction === 'rtl';
      const left = (column: number) =>
        mirrored ? width - names - (column + 1) * cell.width : names + column * cell.width;
      const place = (index: number) => ({
        x: left(index % wide),
        y: HEAD + Math.floor(index / wide) * cell.height,
        width: Math.max(1, cell.width - gap),
        height: Math.max(1, cell.height - gap),
      });
      const paths = new Map<string, string[]>();
      for (let index = 0; index < rows.length * wide; index += 1) {
        const color = paint(Math.floor(index / wide), index % wide);
        if (color === null) continue;
        const { x, y, width: w, height: h } = place(index);
        const d = `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`;
        const known = paths.get(color);
        if (known) known.push(d);
        else paths.set(color, [d]);
      }
      return {
        place,
        at: (x: number, y: number) => {
          const along = mirrored ? width - names - x : x - names;
          const column = Math.floor(along / cell.width);
          const row = Math.floor((y - HEAD) / cell.height);
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
            {rowNames(rows, names, cell.height, mirrored ? width : 0)}
            {columns.map((text, column) =>
              text === '' ? null : (
                <text
                  key={`${text} ${left(column)}`}
                  className={css.axisText}
                  x={left(column) + (cell.width - gap) / 2}
                  y={HEAD - 7}
                  textAnchor="middle"
                >
                  {cutName(text, Math.max(cell.width, 64))}
                </text>
              ),
            )}
          </>
        ),
      };
    },
    [rows, columns, wide, paint, gap, pattern],
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

/** `edge` 0: at the left; else names end at that edge, where text runs from right to left. */
function rowNames(rows: readonly string[], room: number, height: number, edge: number): ReactNode {
  // Names that would cover each other are left to the readout, all but every so many.
  const every = Math.max(1, Math.ceil(13 / height));
  return rows.flatMap((text, row) => {
    if (row % every !== 0) return [];
    const y = HEAD + row * height + height / 2;
    return [
      <text
        key={y}
        className={css.rowText}
        x={edge === 0 ? room - 8 : edge - room + 8}
        y={y}
        dy="0.32em"
        textAnchor={edge === 0 ? 'end' : 'start'}
      >
        {cutName(text, room - 8)}
      </text>,
    ];
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;
