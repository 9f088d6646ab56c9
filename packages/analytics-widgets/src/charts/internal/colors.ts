import { vars } from '../../internal/theme.ts';

const { chart } = vars.color;

const hues = [chart[1], chart[2], chart[3], chart[4], chart[5], chart[6], chart[7], chart[8]];

/** The hue of a series by its order; beyond eight all are 'others' and grey. A CSS variable. */
export const seriesColor = (index: number): string => hues[index] ?? chart.muted;

export const mutedColor: string = chart.muted;
