import type { FacetRange } from '@litometr/analytics-widgets';
import { dayAfter } from '@litometr/domain';

const numberOf = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text);

/**
 * Converts `100..300` of the URL to the range of a facet; one unit of the facet is `unit` units of
 * the URL.
 */
export function readRange(text: string | undefined, unit = 1): FacetRange {
  if (text === undefined) return [null, null];
  const [from, to] = text.split('..').map(numberOf);
  const scaled = (value: number | null | undefined) => (value == null ? null : value / unit);
  return [scaled(from), scaled(to)];
}

/** The way back; nothing where both ends are open. */
export function writeRange([from, to]: FacetRange, unit = 1): string | undefined {
  if (from === null && to === null) return undefined;
  const text = (value: number | null) => (value === null ? '' : String(Math.round(value * unit)));
  return `${text(from)}..${text(to)}`;
}

/** The days from so many before the data day on: `2026-08-22..`. */
export function daysBack(asof: string, days: number): string {
  return `${dayAfter(asof, 1 - days)}..`;
}
