import { vars } from '../../internal/theme.ts';

const { chart } = vars.color;

const hues = [chart[1], chart[2], chart[3], chart[4], chart[5], chart[6], chart[7], chart[8]];

/** Returns the hue of a series by its index, as a CSS variable; beyond eight all are grey. */
export const seriesColor = (index: number): string => hues[index] ?? chart.muted;

/** Colour and stroke of a line. Strokes distinguish lines when hues repeat. */
export interface SeriesInk {
  color: string;
  /** SVG dash pattern in pixels; solid lines have none. */
  dash?: string;
}

/** Lines that can be distinguished: the eight hues, and four of them again with a dashed stroke. */
export const MAX_DISTINCT_LINES = 12;
const DASH_PATTERN = '8 4 1.5 4';

/**
 * Returns colour and stroke of the line at an index. Colour-blind readers can distinguish eight
 * hues, so the ninth line reuses the first hue with a dashed stroke; beyond twelve all lines are
 * grey.
 */
export function seriesInk(index: number): SeriesInk {
  if (index < hues.length || index >= MAX_DISTINCT_LINES) return { color: seriesColor(index) };
  return { color: seriesColor(index - hues.length), dash: DASH_PATTERN };
}

export const mutedColor: string = chart.muted;

/** Colour of a grey line while it is highlighted. */
export const activeColor: string = vars.color.text.primary;

/** Opacity of what is not highlighted. */
export const FADED_OPACITY = 0.22;

/** Background colour of charts: separates marks that touch. */
export const groundColor: string = vars.color.surface.raised;
