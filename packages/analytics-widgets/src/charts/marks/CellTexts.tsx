import { assignInlineVars } from '@vanilla-extract/dynamic';
import { textWidth } from '../internal/textWidth.ts';
import * as css from './GridPlot.css.ts';
import { type CellPaint, type GridCells, MISSING_PAINT } from './gridPaths.ts';

interface CellTextsProps {
  cells: GridCells;
  paint: (row: number, column: number) => CellPaint;
  text: (row: number, column: number) => string;
}

/** A grid with more columns is read by its colours. */
const MAX_COLUMNS = 12;
const MIN_CELL_WIDTH_PX = 36;
const MIN_CELL_HEIGHT_PX = 14;
/** Pixels between a text and both edges of its cell. */
const TEXT_PADDING_PX = 6;

/** Renders the values of a small grid in its cells: all of them, or none if one does not fit. */
export function CellTexts({ cells, paint, text }: CellTextsProps) {
  const { tall, wide, place } = cells;
  const { width, height } = place(0);
  if (wide > MAX_COLUMNS || width < MIN_CELL_WIDTH_PX || height < MIN_CELL_HEIGHT_PX) return null;
  const texts = Array.from({ length: tall * wide }, (_, index) => {
    const [row, column] = [Math.floor(index / wide), index % wide];
    const color = paint(row, column);
    const isKnown = color !== null && color !== MISSING_PAINT;
    return isKnown ? { index, color, text: text(row, column) } : null;
  }).filter((cell) => cell !== null);
  if (texts.some((cell) => textWidth(cell.text) > width - TEXT_PADDING_PX)) return null;
  return texts.map((cell) => {
    const { x, y } = place(cell.index);
    return (
      <text
        key={cell.index}
        className={css.cellText}
        style={assignInlineVars({ [css.cellColor]: cell.color })}
        x={x + width / 2}
        y={y + height / 2}
        dy="0.34em"
        textAnchor="middle"
      >
        {cell.text}
      </text>
    );
  });
}
