import type { MetricKey, PortalSummary } from '@litometr/api-contract';

/** Metrics whose absence a reader of other portals would miss. */
const expected = ['views', 'likes', 'library', 'comments'] as const satisfies MetricKey[];

/** What a portal does not publish of that; nothing while the portal is not known. */
export function missingMetrics(portal: PortalSummary | undefined): MetricKey[] {
  return expected.filter((metric) =>
    portal?.capabilities.some((each) => each.metric === metric && !each.available),
  );
}
