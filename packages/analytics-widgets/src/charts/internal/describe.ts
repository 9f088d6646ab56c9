import type { Gap } from '../../internal/gaps.ts';
import type { Formats } from '../../provider/formats.ts';
import type { WidgetStrings } from '../../provider/WidgetStrings.ts';

/** Gaps named one by one; beyond these only counted. */
const MOST_GAPS = 4;

/** The gaps of a chart in one sentence. Empty without gaps. */
export function describeGaps(
  gaps: readonly Gap[],
  formats: Formats,
  strings: WidgetStrings,
): string {
  if (gaps.length === 0) return '';
  const days = gaps.reduce((sum, gap) => sum + gap.days, 0);
  if (gaps.length > MOST_GAPS) return strings.chart.gapsTotal(days);
  const ranges = gaps.map(({ from, to }) => formats.formatDays(from, to, 'short'));
  return strings.chart.gap(ranges.join(formats.listSeparator), days);
}
