import { vars } from '../../internal/theme.ts';

const { chart } = vars.color;

const hues = [chart[1], chart[2], chart[3], chart[4], chart[5], chart[6], chart[7], chart[8]];

/** Returns the hue of a series by its index, as a CSS variable; beyond eight all are grey. */
export const seriesColor = (index: number): string => hues[index] ?? chart.muted;

/** Returns the hue of a series for a large fill: the same as of its line, calmer in dark. */
export const areaColor = (index: number): string =>
  `color-mix(in oklab, ${seriesColor(index)}, black ${vars.chart.areaShade})`;

export const mutedColor: string = chart.muted;

/** Colour of a grey line while it is highlighted. */
export const activeColor: string = vars.color.text.primary;

/** Opacity of what is not highlighted. */
export const FADED_OPACITY = 0.22;

/** Background colour of charts: separates marks that touch. */
export const groundColor: string = vars.color.surface.raised;
