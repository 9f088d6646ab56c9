import type { Gap } from '../../internal/gaps.ts';
import type { Formats } from '../../provider/formats.ts';
import type { WidgetStrings } from '../../provider/WidgetStrings.ts';

/** Gaps named one by one; beyond these only counted. */
const MOST_GAPS = 3;

/** The gaps of a chart in one sentence each, or in one for many. Empty without gaps. */
export function describeGaps(
  gaps: readonly Gap[],
  formats: Formats,
  strings: WidgetStrings,
): string {
  if (gaps.length > MOST_GAPS) {
    return strings.chart.gapsTotal(gaps.reduce((sum, gap) => sum + gap.days, 0));
  }
  return gaps
    .map(({ from, to, days }) => strings.chart.gap(formats.formatDays(from, to), days))
    .join('; ');
}
