/** Pixels of a row. */
export const ROW_HEIGHT_PX = 30;
/** Pixels of the axis under the rows. */
export const AXIS_HEIGHT_PX = 28;
const CELL_HEIGHT_PX = 26;
const COLUMN_NAMES_PX = 24;

/**
 * Returns the height, in pixels, of a plot with a row for each item and an axis below: BookTimeline,
 * BoxPlot, Bullet, LiftBars and ShareBars, where they are given no height. An app reserves as much
 * room for a chart whose code is not loaded yet.
 *
 * @example
 * <ChartOutline title="Prices of genres" height={rowsHeight(genres.length)} />
 */
export const rowsHeight = (rows: number): number => rows * ROW_HEIGHT_PX + AXIS_HEIGHT_PX;

/** Returns the height of the cells of a HeatMap, in pixels, where it is given none. */
export const heatMapHeight = (rows: number): number => rows * CELL_HEIGHT_PX + COLUMN_NAMES_PX;
