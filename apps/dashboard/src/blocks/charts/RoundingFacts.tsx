import { type MetricKey, type PortalSlug, portals } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { blockMessages as messages } from '../blocks.messages.ts';

export interface RoundingFactsProps {
  portal: PortalSlug;
  /** Absent: the portal's main one. */
  metric?: MetricKey | undefined;
}

/**
 * Describes how a portal rounds a metric, for the note of a chart; renders nothing where it does
 * not.
 */
export default function RoundingFacts({ portal, metric }: RoundingFactsProps) {
  const { formatMessage: t, formatNumber } = useIntl();
  const found = useEndpoint(portals, {}).data?.items.find(({ slug }) => slug === portal);
  const shownMetric = metric ?? found?.main_metric;
  const steps = found?.capabilities.find((each) => each.metric === shownMetric)?.steps ?? [];
  return steps.map(({ from, step }) => (
    <p key={from}>{t(messages.rounding, { from: formatNumber(from), step: formatNumber(step) })}</p>
  ));
}
