import type { Provenance } from './DataProvenance.tsx';
import type { Formats } from './formats.ts';
import type { WidgetStrings } from './WidgetStrings.ts';

/** Returns day, coverage and source of numbers as texts; generated data have no other source. */
export function provenanceFacts(
  { asof, coverage, source, demo }: Provenance,
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
