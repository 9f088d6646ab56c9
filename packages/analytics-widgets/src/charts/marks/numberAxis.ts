import { scaleLinear, scaleLog } from 'd3-scale';
import { rankTicks } from '../internal/ticks.ts';

/** A scale of numbers with its ticks. */
export interface NumberAxis {
  (value: number): number;
  ticks: readonly number[];
}

/** Pixels between labels, at least. */
const ROOM = 72;

/**
 * Values of a domain onto pixels, its ends rounded. Logarithmic scales take positive values only:
 * what is zero or less has no place on them and is left out by the owner.
 */
export function numberAxis(
  domain: readonly [number, number],
  range: readonly [number, number],
  kind: 'linear' | 'log' = 'linear',
  most = 6,
): NumberAxis {
  const count = Math.max(2, Math.min(most, Math.floor(Math.abs(range[1] - range[0]) / ROOM)));
  const [low, high] = opened(domain, kind);
  if (kind === 'log') {
    // Powers of ten part what spans a hundredfold and more; doublings part less.
    const base = high / low >= 100 ? 10 : 2;
    const scale = scaleLog().base(base).domain([low, high]).range(range).nice();
    const powers = scale.ticks(count).filter((tick) => isPower(tick, base));
    const every = Math.ceil(powers.length / most);
    const ticks = powers.filter((_, at) => at % every === 0);
    return Object.assign((value: number) => scale(value), { ticks });
  }
  const scale = scaleLinear().domain([low, high]).range(range).nice(count);
  return Object.assign((value: number) => scale(value), { ticks: scale.ticks(count) });
}

/** Places of a list onto pixels: from the first, for a list has no place 0, to the last one shown. */
export function placeAxis(last: number, range: readonly [number, number]): NumberAxis {
  const scale = scaleLinear()
    .domain([1, Math.max(2, last)])
    .range(range);
  return Object.assign((value: number) => scale(value), { ticks: rankTicks(last) });
}

const isPower = (value: number, base: number): boolean =>
  Math.abs(Math.log(value) / Math.log(base) - Math.round(Math.log(value) / Math.log(base))) < 1e-9;

/** A domain without an extent is opened, so that one value stands in the middle. */
function opened([low, high]: readonly [number, number], kind: 'linear' | 'log'): [number, number] {
  if (low !== high) return [low, high];
  if (kind === 'log') return [low / 2, high * 2];
  const room = low === 0 ? 1 : Math.abs(low) / 2;
  return [low - room, high + room];
}
