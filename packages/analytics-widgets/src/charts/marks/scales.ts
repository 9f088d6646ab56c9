import { vars } from '../../internal/theme.ts';
import { seriesColor } from '../internal/colors.ts';

/** Steps of a scale of colours: more cannot be told apart side by side. */
export const STEPS = 7;

const ground = vars.color.surface.raised;

/** One hue from almost nothing to full. `share` 0 to 1. A CSS colour. */
export function sequential(share: number): string {
  const step = Math.round(Math.max(0, Math.min(1, share)) * (STEPS - 1));
  return mix(seriesColor(0), 12 + (step / (STEPS - 1)) * 88);
}

/** Blue above the middle, orange below it, next to nothing at it. `share` −1 to 1. */
export function diverging(share: number): string {
  const clamped = Math.max(-1, Math.min(1, share));
  const step = Math.round(Math.abs(clamped) * (STEPS - 1));
  return mix(seriesColor(clamped < 0 ? 1 : 0), 8 + (step / (STEPS - 1)) * 92);
}

const mix = (hue: string, percent: number) =>
  `color-mix(in oklab, ${hue} ${Math.round(percent)}%, ${ground})`;
