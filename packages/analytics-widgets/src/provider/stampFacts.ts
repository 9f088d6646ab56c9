import type { DataStamp } from './dataStamp.ts';
import type { Formats } from './formats.ts';
import type { WidgetStrings } from './WidgetStrings.ts';

/** Of which day numbers are, of how much of it, and from where; made-up ones are from nowhere else. */
export function stampFacts(
  { asof, coverage, source, demo }: DataStamp,
  formats: Formats,
  strings: WidgetStrings,
): string[] {
  const words = strings.freshness;
  return [
    asof === null ? words.none : words.data(formats.formatDay(asof, 'long')),
    coverage !== null && words.coverage(formats.formatPercent(coverage, 1)),
    source !== null && !demo && words.source(source),
    demo && words.demo,
  ].filter((fact) => fact !== false);
}
