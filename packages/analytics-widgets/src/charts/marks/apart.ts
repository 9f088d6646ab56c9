import { textWidth } from '../internal/textWidth.ts';
import type { AxisTick } from './PlotAxes.tsx';

/** Pixels between the texts of neighbours, at least. */
const GAP = 8;

const areApart = (ticks: readonly AxisTick[]): boolean =>
  ticks.every((tick, at) => {
    const next = ticks[at + 1];
    if (next === undefined) return true;
    const texts = (textWidth(tick.text) + textWidth(next.text)) / 2;
    return Math.abs(next.at - tick.at) >= texts + GAP;
  });

/** All ticks along a line, or every second, third … of them, so that no text touches the next. */
export function apart(ticks: readonly AxisTick[]): AxisTick[] {
  let every = 1;
  let kept = [...ticks];
  while (!areApart(kept)) {
    every += 1;
    kept = ticks.filter((_, at) => at % every === 0);
  }
  return kept;
}

/** Pixels that the text of a tick, which stands on its middle, reaches beyond the tick. */
export const overhang = (ticks: readonly Pick<AxisTick, 'text'>[]): number =>
  Math.max(0, ...ticks.map(({ text }) => Math.ceil(textWidth(text) / 2)));
