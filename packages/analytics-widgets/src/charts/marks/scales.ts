import { vars } from '../../internal/theme.ts';
import { areaColor } from '../internal/colors.ts';

/** Steps of a colour scale: more cannot be distinguished side by side. */
export const COLOR_STEPS = 7;

const ground = vars.color.surface.raised;

/** Returns a tint of one hue from very pale to full, as a CSS colour. `share` is 0 to 1. */
export function sequential(share: number): string {
  const step = Math.round(Math.max(0, Math.min(1, share)) * (COLOR_STEPS - 1));
  return sequence[step] ?? ground;
}

/**
 * Returns blue above the middle, orange below it, very pale at it, as a CSS colour. `share` is −1
 * to 1.
 */
export function diverging(share: number): string {
  const clamped = Math.max(-1, Math.min(1, share));
  const step = Math.round(Math.abs(clamped) * (COLOR_STEPS - 1));
  return (clamped < 0 ? below : above)[step] ?? ground;
}

/** Returns the palest colour of the side of the middle that a value is on, as a CSS colour. */
export const palest = (side: number): string => (side < 0 ? below : above)[0] ?? ground;

const mix = (hue: string, percent: number) =>
  `color-mix(in oklab, ${hue} ${Math.round(percent)}%, ${ground})`;

/** The colours of a scale, computed once and used by thousands of cells. */
const stepsOf = (hue: string, first: number): string[] =>
  Array.from({ length: COLOR_STEPS }, (_, step) =>
    mix(hue, first + (step / (COLOR_STEPS - 1)) * (100 - first)),
  );

const sequence = stepsOf(areaColor(0), 12);
const above = stepsOf(areaColor(0), 8);
const below = stepsOf(areaColor(1), 8);
