import { type MetricKey, type PortalSlug, portals } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { blockMessages as messages } from '../blocks.messages.ts';

export interface RoundingFactsProps {
  portal: PortalSlug;
  /** Absent: the portal's main one. */
  metric?: MetricKey | undefined;
}

/** How a portal rounds a metric, in the note that tells of a chart; nothing where it does not. */
export default function RoundingFacts({ portal, metric }: RoundingFactsProps) {
  const { formatMessage: t, formatNumber } = useIntl();
  const found = useEndpoint(portals, {}).data?.items.find(({ slug }) => slug === portal);
  const told = metric ?? found?.main_metric;
  const steps = found?.capabilities.find((each) => each.metric === told)?.steps ?? [];
  return steps.map(({ from, step }) => (
    <p key={from}>{t(messages.rounding, { from: formatNumber(from), step: formatNumber(step) })}</p>
  ));
}
