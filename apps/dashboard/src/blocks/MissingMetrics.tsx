import { CapabilityStrip } from '@litometr/analytics-widgets';
import type {
  EndpointResponse,
  MetricKey,
  PortalSlug,
  PortalSummary,
  portals,
} from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useDomain } from '../domain/useDomain.ts';
import type { Block } from './block.ts';
import { blockMessages as messages } from './blocks.messages.ts';
import { FailedPart } from './FailedPart.tsx';

/** Metrics whose absence a reader of other portals would miss. */
const expected = ['views', 'likes', 'library', 'comments'] as const satisfies MetricKey[];

/** Lists which of these metrics a portal does not publish; nothing while the portal is unknown. */
function missingOf(portal: PortalSummary | undefined): MetricKey[] {
  return expected.filter((metric) =>
    portal?.capabilities.some((each) => each.metric === metric && !each.available),
  );
}

export interface MissingMetricsProps {
  portal: PortalSlug;
  known: Block<EndpointResponse<typeof portals>>;
}

/** States once which metrics a portal does not publish, or that this could not be loaded. */
export function MissingMetrics({ portal, known }: MissingMetricsProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const summary = known.data?.items.find(({ slug }) => slug === portal);
  return (
    <>
      <CapabilityStrip
        portal={domain.portal(portal)}
        missing={missingOf(summary).map(domain.metric)}
      />
      <FailedPart state={known.state}>{t(messages.publishedFailed)}</FailedPart>
    </>
  );
}
