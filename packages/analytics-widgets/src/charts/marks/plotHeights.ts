import type { DayPoint } from '../../internal/days.ts';
import { capturedDays, findGaps, spacingOf } from '../../internal/gaps.ts';

/** Pixels of a row. */
export const ROW_HEIGHT_PX = 30;
/** Pixels of the axis under the rows. */
export const AXIS_HEIGHT_PX = 28;
const CELL_HEIGHT_PX = 26;
const COLUMN_NAMES_PX = 24;
const LIST_ROW_PX = 28;
/** Rows of a chart whose data are not loaded yet, or are empty. */
const USUAL_ROWS = 12;

/**
 * Returns the height, in pixels, of a plot with a row for each item and an axis below: BookTimeline,
 * BoxPlot, Bullet, LiftBars and ShareBars, where they are given no height. An app reserves as much
 * room for a chart whose code is not loaded yet.
 *
 * @example
 * <ChartOutline title="Prices of genres" height={rowsHeight(genres.length)} />
 */
export const rowsHeight = (rows: number): number =>
  (rows || USUAL_ROWS) * ROW_HEIGHT_PX + AXIS_HEIGHT_PX;

/** Returns the height of the rows of a BarList, in pixels. */
export const barListHeight = (items: number): number => (items || USUAL_ROWS) * LIST_ROW_PX;

/** Returns the height of the cells of a HeatMap, in pixels, where it is given none. */
export const heatMapHeight = (rows: number): number =>
  (rows || USUAL_ROWS) * CELL_HEIGHT_PX + COLUMN_NAMES_PX;

/** Pixels of one line of names above a plot. */
export const LEGEND_HEIGHT_PX = 24;
/** Pixels of one line of names that show and hide their series: as tall as buttons. */
export const SERIES_BUTTONS_HEIGHT_PX = 32;
/** Pixels of the key of colours below a heat map. */
export const COLOR_KEY_HEIGHT_PX = 24;
/** Pixels of the search above a Scatter or OpportunityMap of many points. */
export const POINT_SEARCH_HEIGHT_PX = 36;
const GAP_NOTE_PX = 24;

/**
 * Returns the height, in pixels, of the line below a plot over time that says how often it was read and names
 * the days without data; 0 where the series have all days. A chart with a `source` writes both in one line.
 */
export function gapNoteHeight(series: readonly { points: readonly DayPoint[] }[]): number {
  const days = capturedDays(series);
  const spacing = spacingOf(days, series);
  return spacing.distance === 1 && findGaps(days, spacing).length === 0 ? 0 : GAP_NOTE_PX;
}
