import { vars } from '../../internal/theme.ts';
import { seriesColor } from '../internal/colors.ts';

/** Steps of a scale of colours: more cannot be told apart side by side. */
export const STEPS = 7;

const ground = vars.color.surface.raised;

/** One hue from almost nothing to full. `share` 0 to 1. A CSS colour. */
export function sequential(share: number): string {
  const step = Math.round(Math.max(0, Math.min(1, share)) * (STEPS - 1));
  return sequence[step] ?? ground;
}

/** Blue above the middle, orange below it, next to nothing at it. `share` −1 to 1. */
export function diverging(share: number): string {
  const clamped = Math.max(-1, Math.min(1, share));
  const step = Math.round(Math.abs(clamped) * (STEPS - 1));
  return (clamped < 0 ? below : above)[step] ?? ground;
}

const mix = (hue: string, percent: number) =>
  `color-mix(in oklab, ${hue} ${Math.round(percent)}%, ${ground})`;

/** The colours of a scale from a first part of the hue to the whole of it: written once, used by thousands. */
const stepsOf = (hue: string, first: number): string[] =>
  Array.from({ length: STEPS }, (_, step) =>
    mix(hue, first + (step / (STEPS - 1)) * (100 - first)),
  );

const sequence = stepsOf(seriesColor(0), 12);
const above = stepsOf(seriesColor(0), 8);
const below = stepsOf(seriesColor(1), 8);
