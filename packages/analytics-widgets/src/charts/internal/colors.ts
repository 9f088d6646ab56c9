import { vars } from '../../internal/theme.ts';

const { chart } = vars.color;

const hues = [chart[1], chart[2], chart[3], chart[4], chart[5], chart[6], chart[7], chart[8]];

/** The hue of a series by its order; beyond eight all are 'others' and grey. A CSS variable. */
export const seriesColor = (index: number): string => hues[index] ?? chart.muted;

/** How a line is told from the others: by its hue, and by its strokes where hues come again. */
export interface SeriesInk {
  color: string;
  /** Strokes and gaps in pixels, as SVG writes them; a whole line has none. */
  dash?: string;
}

/** Lines that can be told apart: the eight hues, and four of them once more in long and short strokes. */
export const MOST_TOLD = 12;
const DASH = '8 4 1.5 4';

/**
 * What the line at a place in the order is drawn with. Eight hues are as many as colour-blind readers
 * tell apart, so that the ninth line takes the first hue again and is dashed; beyond twelve all are
 * grey.
 */
export function seriesInk(index: number): SeriesInk {
  if (index < hues.length || index >= MOST_TOLD) return { color: seriesColor(index) };
  return { color: seriesColor(index - hues.length), dash: DASH };
}

export const mutedColor: string = chart.muted;
